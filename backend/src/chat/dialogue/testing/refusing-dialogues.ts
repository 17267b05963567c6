import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { Dialogue } from './dialogue.js';

/** Visitors who leave out, call off, or want people. */
export const refusingDialogues: readonly Dialogue[] = [
  {
    title: 'what is not known is not asked for again',
    wish: 'offer',
    serviceType: 'Keramikversiegelung Wohnmobile',
    exchanges: [
      { says: 'Ich möchte eine Offerte', leadsTo: 'vehicle' },
      { says: 'spielt keine Rolle', leadsTo: 'name', hears: ['Kein Problem'] },
      { says: 'Meier', leadsTo: 'contact' },
      { says: 'meier@example.ch', leadsTo: 'confirmation', neverHears: ['Fahrzeug:', 'Masse:', 'Wunschtermin:'] },
      { says: 'Ja', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'of size and date one is known',
    wish: 'appointment',
    serviceType: 'Einlagerung',
    exchanges: [
      { says: 'Termin für einen Hymer', leadsTo: 'extras' },
      { says: 'Masse weiss ich nicht, aber ab Oktober', leadsTo: 'name', slots: { desiredDate: 'ab Oktober' } },
    ],
  },
  {
    title: 'what is optional of an offer is asked about at the read-back, and told bit by bit',
    wish: 'offer',
    serviceType: 'Einlagerung',
    exchanges: [
      { says: 'Offerte für einen Hymer, ich heisse Meier', leadsTo: 'contact' },
      { says: '079 123 45 67', leadsTo: 'confirmation', hears: ['und wann würde es Ihnen passen?'] },
      {
        says: 'Oktober',
        leadsTo: 'confirmation',
        hears: ['Wie lang und wie hoch ist das Fahrzeug? Wenn'],
        slots: { desiredDate: 'Oktober' },
      },
      { says: '7.2 m lang', leadsTo: 'confirmation', neverHears: ['Wissen'], slots: { dimensions: '7.2 m lang' } },
      { says: 'ja', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'name and contact are needed, said once',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW T6', leadsTo: 'name' },
      { says: 'möchte ich nicht angeben', leadsTo: 'name', hears: ['Ohne Namen', 'Nachname'] },
      { says: 'nein', leadsTo: 'name', hears: [chatPhoneLink], neverHears: ['Ohne Namen'] },
      { says: 'also gut, Meier', leadsTo: 'contact' },
      { says: 'per Mail', leadsTo: 'email' },
      { says: 'doch keine Mail', leadsTo: 'phone', hears: ['Kein Problem', 'Telefonnummer'] },
      { says: 'auch nicht', leadsTo: 'phone' },
      { says: '079 123 45 67', leadsTo: 'confirmation' },
    ],
  },
  {
    title: 'refusing mail and phone',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW T6, ich heisse Meier', leadsTo: 'contact' },
      { says: 'Telefon möchte ich nicht angeben', leadsTo: 'email' },
      { says: 'lieber nicht', leadsTo: 'contact', hears: ['antworten können'] },
      { says: 'nein', leadsTo: 'contact', hears: [chatPhoneLink, chatMailLink] },
    ],
  },
  ...['stopp', 'vergiss es', 'Abbrechen bitte', 'hat sich erledigt', 'nein danke', 'ich will doch keine Offerte'].map(
    (says): Dialogue => ({
      title: `called off with «${says}»`,
      wish: 'offer',
      exchanges: [
        { says: 'Ich möchte eine Offerte', leadsTo: 'message' },
        { says, leadsTo: 'called off', hears: ['sende nichts'] },
      ],
    }),
  ),
  {
    title: 'called off at the read-back',
    wish: 'callback',
    exchanges: [
      { says: 'Rufen Sie mich an wegen einer Politur, Anna Meier, 079 123 45 67', leadsTo: 'confirmation' },
      { says: 'lieber nicht', leadsTo: 'called off' },
    ],
  },
  {
    title: 'a person is wanted: phone and mail at once, and few questions',
    wish: 'person',
    exchanges: [
      {
        says: 'Ich möchte mit einem Menschen sprechen',
        leadsTo: 'name',
        hears: [chatPhoneLink, chatMailLink, '24 Stunden', 'bis 11:30 Uhr', 'gleich anrufen'],
      },
      { says: 'Anna', leadsTo: 'contact' },
      { says: 'anna@example.ch', leadsTo: 'message' },
      { says: 'um den Preis', leadsTo: 'confirmation', neverHears: ['Fahrzeug'] },
      { says: 'ja', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'a call back needs a number, or else the mail',
    wish: 'callback',
    exchanges: [
      { says: 'Rufen Sie mich bitte an', leadsTo: 'name', hears: ['24 Stunden', chatPhoneLink] },
      { says: 'Hans, hans@example.ch', leadsTo: 'phone' },
      { says: 'möchte ich nicht angeben', leadsTo: 'message' },
      { says: 'Es geht um eine Politur an meinem Hymer', leadsTo: 'confirmation', hears: ['Fahrzeug: Hymer'] },
      { says: 'Ja', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'impatience names phone and mail and asks for less',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte Autohotel', leadsTo: 'vehicle' },
      { says: 'das nervt', leadsTo: 'name', hears: [chatPhoneLink, chatMailLink] },
    ],
  },
  {
    title: 'a call back instead of an offer',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte Autohotel', leadsTo: 'vehicle' },
      { says: 'Ach, rufen Sie mich einfach an', leadsTo: 'name', hears: ['rufen wir Sie zurück', chatPhoneLink] },
      { says: 'Anna Meier 079 123 45 67', leadsTo: 'confirmation', hears: ['Anliegen: Rückruf, Autohotel'] },
    ],
  },
  {
    title: '«Rufen Sie mich an: …» is a number and no other wish',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW T6, ich heisse Meier', leadsTo: 'contact' },
      { says: 'Rufen Sie mich an: 079 123 45 67', leadsTo: 'confirmation', hears: ['Anliegen: Offerte'] },
    ],
  },
];
