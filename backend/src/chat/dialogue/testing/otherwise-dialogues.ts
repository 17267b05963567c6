import type { Dialogue } from './dialogue.js';

/** Visitors who answer another question than the one asked. */
export const otherwiseDialogues: readonly Dialogue[] = [
  {
    title: 'name and mail before the wish: each is taken, and the question comes in other words',
    wish: 'offer',
    exchanges: [
      { says: 'Ich möchte eine Offerte', leadsTo: 'message', hears: ['Was dürfen wir für Sie offerieren?'] },
      {
        says: 'Peter Muster',
        leadsTo: 'message',
        hears: ['Danke', 'Was dürfen wir für Ihr Fahrzeug tun?'],
        slots: { name: 'Peter Muster' },
      },
      { says: 'peter@muster.ch', leadsTo: 'message', slots: { email: 'peter@muster.ch' } },
      { says: 'Dampfreinigung', leadsTo: 'vehicle', hears: ['Um welches Fahrzeug geht es?'] },
      { says: 'VW T5', leadsTo: 'confirmation', hears: ['Name: Peter Muster\n', 'Nachricht: Dampfreinigung\n'] },
    ],
  },
  {
    title: 'a name where the vehicle was asked for is no vehicle',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte für die Vermittlung', leadsTo: 'vehicle' },
      { says: 'Anna Meier', leadsTo: 'vehicle', hears: ['Welches Fahrzeug ist es?'], slots: { name: 'Anna Meier' } },
      { says: 'Autohotel', leadsTo: 'vehicle' },
      { says: 'Auto putzen', leadsTo: 'vehicle', hears: ['in die Nachricht'] },
      { says: 'VW Crafter 2018', leadsTo: 'contact', slots: { vehicle: 'VW Crafter 2018' } },
    ],
  },
  {
    title: 'what is left of other details is no date',
    wish: 'appointment',
    exchanges: [
      { says: 'Termin für eine Politur, VW T6', leadsTo: 'desiredDate' },
      {
        says: 'Ich heisse Anna Meier, meine Nummer ist 079 123 45 67',
        leadsTo: 'desiredDate',
        hears: ['Welcher Tag'],
        slots: { name: 'Anna Meier', phone: '079 123 45 67' },
      },
      { says: 'egal', leadsTo: 'confirmation', neverHears: ['Wunschtermin'] },
    ],
  },
  {
    title: 'a question is no answer to the offer to tell size and date',
    wish: 'appointment',
    exchanges: [
      { says: 'Termin fürs Autohotel, Porsche 911', leadsTo: 'extras' },
      { says: 'Was kostet das?', leadsTo: 'extras', isAside: true, hears: ['wie lang und wie hoch'] },
      { says: '4.5 m lang, ab Oktober', leadsTo: 'name' },
    ],
  },
  {
    title: 'the first name behind the surname, then the whole of it',
    wish: 'callback',
    exchanges: [
      { says: 'Rückruf bitte', leadsTo: 'name' },
      { says: 'Müller', leadsTo: 'phone' },
      { says: 'Doris', leadsTo: 'phone', hears: ['Welche Telefonnummer'], slots: { name: 'Doris Müller' } },
      { says: '079 123 45 67, ab 17 Uhr', leadsTo: 'message' },
      { says: 'Doris Müller, habe ich gesagt', leadsTo: 'message' },
    ],
  },
  {
    title: 'a kind of vehicle where the wish was asked for',
    wish: 'offer',
    exchanges: [
      { says: 'Ich brauche eine Offerte', leadsTo: 'message' },
      { says: 'Ich habe einen Camper', leadsTo: 'message', slots: { vehicle: 'Camper' } },
      { says: 'Versiegelung', leadsTo: 'name' },
    ],
  },
  {
    title: 'a mail address where the number was asked for',
    wish: 'callback',
    exchanges: [
      { says: 'Rückruf bitte, ich heisse Aebi', leadsTo: 'phone' },
      { says: 'Geht auch E-Mail?', leadsTo: 'email', hears: ['Ja, gerne. An welche'] },
      { says: 'aebi@example.ch', leadsTo: 'message' },
      { says: 'bitte einfach anrufen', leadsTo: 'confirmation', neverHears: ['Nachricht:'] },
    ],
  },
  {
    title: 'a number bit by bit, then in words',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW Polo, ich heisse Kurt Wyss', leadsTo: 'contact' },
      { says: '055', leadsTo: 'contact', hears: ['da fehlen noch Ziffern'] },
      {
        says: 'u wie Ulrich, dann wyss, at gmx punkt ch',
        leadsTo: 'contact',
        hears: ['E-Mail-Adresse kann ich so nicht'],
      },
      {
        says: 'null füfefüfzg, vierhundertzwölf 33 44',
        leadsTo: 'confirmation',
        hears: ['Telefon: 0554123344'],
        neverHears: ['Ulrich'],
      },
    ],
  },
  {
    title: 'another service before the vehicle is told',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte Einlagerung', leadsTo: 'vehicle', hears: ['zum Thema Einlagerung'] },
      { says: 'nein doch lieber Autohotel', leadsTo: 'vehicle' },
      { says: 'Ferrari 488', leadsTo: 'name' },
      { says: 'Frei', leadsTo: 'contact' },
      { says: 'frei@example.ch', leadsTo: 'confirmation', hears: ['Anliegen: Offerte, Autohotel\n'] },
      { says: 'weiss noch nicht', leadsTo: 'confirmation', hears: ['bleibt es so'] },
    ],
  },
  {
    title: 'a mail address with a slip in its domain is asked about once: left as it is',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW Polo, ich heisse Kurt Wyss', leadsTo: 'contact' },
      { says: 'wyss@gmial.com', leadsTo: 'email', hears: ['wyss@gmial.com', 'gmail.com'] },
      { says: 'ja', leadsTo: 'confirmation', hears: ['bleibt es dabei', 'E-Mail: wyss@gmial.com\n'] },
      { says: 'ja', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'a mail address with a slip in its domain, mended',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW Polo, ich heisse Kurt Wyss, wyss@gmial.com', leadsTo: 'email' },
      { says: 'nein', leadsTo: 'email', hears: ['An welche E-Mail-Adresse'] },
      { says: 'wyss@gmail.com', leadsTo: 'confirmation', hears: ['E-Mail: wyss@gmail.com\n'] },
    ],
  },
  {
    title: 'a mail address with a slip in its domain, mended by the name of the domain',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW Polo, ich heisse Kurt Wyss, wyss@hotmial.com', leadsTo: 'email' },
      { says: 'nei hotmail', leadsTo: 'confirmation', hears: ['Ist geändert', 'E-Mail: wyss@hotmail.com\n'] },
    ],
  },
  {
    title: 'an address that can’t be read twice gives way to a number, and stands in no message',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW Polo, ich heisse Kurt Wyss', leadsTo: 'contact' },
      { says: 'wyss@gmx', leadsTo: 'contact', hears: ['kann ich so nicht lesen'] },
      { says: 'wüss@gmx.ch', leadsTo: 'contact', hears: ['immer noch nicht', 'Telefonnummer genügt'] },
      { says: '079 123 45 67', leadsTo: 'confirmation', neverHears: ['@'] },
      { says: 'Mail wüss@gmx.ch', leadsTo: 'contact' },
      { says: 'ja', leadsTo: 'confirmation', hears: ['bleibt es dabei'] },
      { says: 'Kann ich noch etwas ändern?', leadsTo: 'correction', hears: ['Was darf ich ändern?'] },
      { says: 'das Fahrzeug ist ein Fendt', leadsTo: 'confirmation', hears: ['Fahrzeug: Fendt\n'] },
      { says: 'Ich habe mich vertippt', leadsTo: 'correction', neverHears: ['vertippt'] },
    ],
  },
];
