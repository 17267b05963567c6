import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { appointmentFor, callback, type Dialogue, offer, offerFor, person } from './dialogue.js';

/** Visitors who leave out, call off, or want people. */
export const refusingDialogues: readonly Dialogue[] = [
  offerFor('Keramikversiegelung Wohnmobile')(
    'what is not known is not asked for again',
    ['Ich möchte eine Offerte', 'vehicle'],
    ['spielt keine Rolle', 'name', { contains: ['Kein Problem'] }],
    ['Meier', 'contact'],
    ['meier@example.ch', 'confirmation', { lacks: ['Fahrzeug:', 'Masse:', 'Wunschtermin:'] }],
    ['Ja', 'confirmed'],
  ),
  appointmentFor('Einlagerung')(
    'of size and date one is known',
    ['Termin für einen Hymer', 'extras'],
    ['Masse weiss ich nicht, aber ab Oktober', 'name', { slots: { desiredDate: 'ab Oktober' } }],
  ),
  offerFor('Einlagerung')(
    'what is optional of an offer is asked about at the read-back, and told bit by bit',
    ['Offerte für einen Hymer, ich heisse Meier', 'contact'],
    ['079 123 45 67', 'confirmation', { contains: ['und wann würde es Ihnen passen?'] }],
    [
      'Oktober',
      'confirmation',
      { contains: ['Wie lang und wie hoch ist das Fahrzeug? Wenn'], slots: { desiredDate: 'Oktober' } },
    ],
    ['7.2 m lang', 'confirmation', { lacks: ['Wissen'], slots: { dimensions: '7.2 m lang' } }],
    ['ja', 'confirmed'],
  ),
  offerFor('Vermittlung')(
    'name and contact are needed, said once',
    ['Offerte bitte, VW T6', 'name'],
    ['möchte ich nicht angeben', 'name', { contains: ['Ohne Namen', 'Nachname'] }],
    ['nein', 'name', { contains: [chatPhoneLink], lacks: ['Ohne Namen'] }],
    ['also gut, Meier', 'contact'],
    ['per Mail', 'email'],
    ['doch keine Mail', 'phone', { contains: ['Kein Problem', 'Telefonnummer'] }],
    ['auch nicht', 'phone'],
    ['079 123 45 67', 'confirmation'],
  ),
  offerFor('Vermittlung')(
    'refusing mail and phone',
    ['Offerte bitte, VW T6, ich heisse Meier', 'contact'],
    ['Telefon möchte ich nicht angeben', 'email'],
    ['lieber nicht', 'contact', { contains: ['antworten können'] }],
    ['nein', 'contact', { contains: [chatPhoneLink, chatMailLink] }],
  ),
  ...['stopp', 'vergiss es', 'Abbrechen bitte', 'hat sich erledigt', 'nein danke', 'ich will doch keine Offerte'].map(
    (says) =>
      offer(
        `called off with «${says}»`,
        ['Ich möchte eine Offerte', 'message'],
        [says, 'called off', { contains: ['sende nichts'] }],
      ),
  ),
  callback(
    'called off at the read-back',
    ['Rufen Sie mich an wegen einer Politur, Anna Meier, 079 123 45 67', 'confirmation'],
    ['lieber nicht', 'called off'],
  ),
  person(
    'a person is wanted: phone and mail at once, and few questions',
    [
      'Ich möchte mit einem Menschen sprechen',
      'name',
      { contains: [chatPhoneLink, chatMailLink, '24 Stunden', 'bis 11:30 Uhr', 'gleich anrufen'] },
    ],
    ['Anna', 'contact'],
    ['anna@example.ch', 'message'],
    ['um den Preis', 'confirmation', { lacks: ['Fahrzeug'] }],
    ['ja', 'confirmed'],
  ),
  callback(
    'a call back needs a number, or else the mail',
    ['Rufen Sie mich bitte an', 'name', { contains: ['24 Stunden', chatPhoneLink] }],
    ['Hans, hans@example.ch', 'phone'],
    ['möchte ich nicht angeben', 'message'],
    ['Es geht um eine Politur an meinem Hymer', 'confirmation', { contains: ['Fahrzeug: Hymer'] }],
    ['Ja', 'confirmed'],
  ),
  offer(
    'impatience names phone and mail and asks for less',
    ['Offerte Autohotel', 'vehicle'],
    ['das nervt', 'name', { contains: [chatPhoneLink, chatMailLink] }],
  ),
  offer(
    'a call back instead of an offer',
    ['Offerte Autohotel', 'vehicle'],
    ['Ach, rufen Sie mich einfach an', 'name', { contains: ['rufen wir Sie zurück', chatPhoneLink] }],
    ['Anna Meier 079 123 45 67', 'confirmation', { contains: ['Anliegen: Rückruf, Autohotel'] }],
  ),
  offerFor('Vermittlung')(
    '«Rufen Sie mich an: …» is a number and no other wish',
    ['Offerte bitte, VW T6, ich heisse Meier', 'contact'],
    ['Rufen Sie mich an: 079 123 45 67', 'confirmation', { contains: ['Anliegen: Offerte'] }],
  ),
];
