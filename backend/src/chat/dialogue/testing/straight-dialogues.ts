import { appointment, type Dialogue, offer, offerFor } from './dialogue.js';

/** Visitors who answer what they are asked. */
export const straightDialogues: readonly Dialogue[] = [
  offer(
    'one thing at a time',
    ['Ich möchte eine Offerte', 'message', { contains: ['Gerne', 'offerieren'] }],
    ['Keramikversiegelung für mein Wohnmobil', 'vehicle', { contains: ['welches Fahrzeug'] }],
    ['Hymer B 678 Jg. 2019', 'name', { contains: ['Wie heissen Sie?'] }],
    ['Anna Meier', 'contact', { contains: ['Telefon', 'E-Mail'] }],
    ['079 123 45 67', 'confirmation', { contains: ['Wie lang und wie hoch', 'noch dazuschreiben'] }],
    [
      '7.5 m lang, 3.1 hoch, im April',
      'confirmation',
      {
        contains: [
          'Anliegen: Offerte, Keramikversiegelung Wohnmobile\n',
          'Name: Anna Meier\n',
          'Telefon: 079 123 45 67 (+41 79 123 45 67)\n',
          'Fahrzeug: Hymer B 678 Jg. 2019\n',
          'Masse: 7.5 m lang, 3.1 hoch (7.50 m lang, 3.10 m hoch)\n',
          'Wunschtermin: im April\n',
          'Nachricht: Keramikversiegelung für mein Wohnmobil\n',
          'Stimmt alles so?',
        ],
        lacks: ['E-Mail'],
      },
    ],
    ['Ja', 'confirmed'],
  ),
  offer(
    'everything in one sentence',
    [
      'Offerte fürs Autohotel bitte, Anna Meier, anna@example.ch, Porsche 911, 4.5 m lang und 1.3 hoch, ab Oktober',
      'confirmation',
      {
        contains: ['zum Thema Autohotel', 'Nachricht: Offerte fürs Autohotel bitte\n'],
        slots: {
          name: 'Anna Meier',
          email: 'anna@example.ch',
          vehicle: 'Porsche 911',
          dimensions: '4.5 m lang und 1.3 hoch',
          desiredDate: 'ab Oktober',
          message: 'Offerte fürs Autohotel bitte',
        },
      },
    ],
    ['👍', 'confirmed'],
  ),
  offer(
    'dialect from the first word to the last',
    ['Grüezi, i hätt gern e Offerte', 'message'],
    ['e Dampfreinigung innä', 'vehicle'],
    ['en alte VW Bus T3', 'name', { slots: { vehicle: 'VW Bus T3', message: 'e Dampfreinigung innä' } }],
    ['i bi de Sepp Müller', 'contact'],
    ['mini Nummer isch 079 123 45 67', 'confirmation', { contains: ['Name: Sepp Müller'] }],
    ['jo passt, chasch abschicke', 'confirmed'],
  ),
  offerFor('Einlagerung')(
    'details in the order of the visitor',
    ['Ich bin d Anna Meier und wett e Offerte', 'vehicle', { slots: { name: 'Anna Meier' } }],
    [
      'anna at example punkt ch, Knaus Sky TI 650',
      'confirmation',
      { contains: ['Wie lang und wie hoch', 'noch dazuschreiben'], slots: { email: 'anna@example.ch' } },
    ],
    [
      'Länge 6,99, Höhe 2,95',
      'confirmation',
      { contains: ['(6.99 m lang, 2.95 m hoch)', 'anna@example.ch', 'Wann würde es Ihnen passen?'] },
    ],
    ['stimmt so', 'confirmed'],
  ),
  appointment(
    'an appointment asks for the date and not for the size',
    ['Ich hätte gerne einen Termin für eine Besichtigung', 'vehicle', { contains: ['Terminwunsch'] }],
    ['VW T6', 'desiredDate', { contains: ['Wann'] }],
    ['nächsten Dienstag ab 14 Uhr', 'name', { slots: { desiredDate: 'nächsten Dienstag ab 14 Uhr' } }],
    ['Frei', 'contact'],
    ['beat.frei@example.ch', 'confirmation', { contains: ['Anliegen: Termin\n'] }],
    ['jawoll', 'confirmed'],
  ),
  offerFor('Vermittlung')(
    'a foreign number stays as typed',
    ['Ich möchte eine Offerte, Fiat Ducato 2015', 'name'],
    ['Klaus Schmidt, +49 171 1234567', 'confirmation', { contains: ['Telefon: +49 171 1234567\n'] }],
    ['ok', 'confirmed'],
  ),
  offer(
    'a letter with a signature',
    [
      'Guten Tag\nBitte offerieren Sie mir die Einlagerung meines Hymer B 544 über den Winter.\nFreundliche Grüsse\nPeter Miller',
      'contact',
      {
        slots: {
          name: 'Peter Miller',
          vehicle: 'Hymer B 544',
          desiredDate: 'über den Winter',
          message: 'Bitte offerieren Sie mir die Einlagerung meines Hymer B 544 über den Winter.',
        },
      },
    ],
    ['peter@miller.example', 'confirmation', { contains: ['Wie lang und wie hoch ist das Fahrzeug?'] }],
    ['6m99 x 2m90', 'confirmation'],
    ['Ja, alles richtig. Danke', 'confirmed'],
  ),
  appointment(
    'an answer with a question mark is an answer',
    ['Termin für eine Politur', 'vehicle'],
    ['Hymer B 678?', 'desiredDate', { slots: { vehicle: 'Hymer B 678' } }],
    ['Geht nächste Woche?', 'name', { slots: { desiredDate: 'nächste Woche' } }],
  ),
];
