import type { Dialogue } from './dialogue.js';

/** Visitors who answer what they are asked. */
export const straightDialogues: readonly Dialogue[] = [
  {
    title: 'one thing at a time',
    wish: 'offer',
    exchanges: [
      { says: 'Ich möchte eine Offerte', leadsTo: 'message', hears: ['Gerne', 'offerieren'] },
      { says: 'Keramikversiegelung für mein Wohnmobil', leadsTo: 'vehicle', hears: ['welches Fahrzeug'] },
      { says: 'Hymer B 678 Jg. 2019', leadsTo: 'name', hears: ['Wie heissen Sie?'] },
      { says: 'Anna Meier', leadsTo: 'contact', hears: ['Telefon', 'E-Mail'] },
      { says: '079 123 45 67', leadsTo: 'confirmation', hears: ['Wie lang und wie hoch', 'noch dazuschreiben'] },
      {
        says: '7.5 m lang, 3.1 hoch, im April',
        leadsTo: 'confirmation',
        hears: [
          'Anliegen: Offerte, Keramikversiegelung Wohnmobile\n',
          'Name: Anna Meier\n',
          'Telefon: 079 123 45 67 (+41 79 123 45 67)\n',
          'Fahrzeug: Hymer B 678 Jg. 2019\n',
          'Masse: 7.5 m lang, 3.1 hoch (7.50 m lang, 3.10 m hoch)\n',
          'Wunschtermin: im April\n',
          'Nachricht: Keramikversiegelung für mein Wohnmobil\n',
          'Stimmt alles so?',
        ],
        neverHears: ['E-Mail'],
      },
      { says: 'Ja', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'everything in one sentence',
    wish: 'offer',
    exchanges: [
      {
        says: 'Offerte fürs Autohotel bitte, Anna Meier, anna@example.ch, Porsche 911, 4.5 m lang und 1.3 hoch, ab Oktober',
        leadsTo: 'confirmation',
        hears: ['zum Thema Autohotel', 'Nachricht: Offerte fürs Autohotel bitte\n'],
        slots: {
          name: 'Anna Meier',
          email: 'anna@example.ch',
          vehicle: 'Porsche 911',
          dimensions: '4.5 m lang und 1.3 hoch',
          desiredDate: 'ab Oktober',
          message: 'Offerte fürs Autohotel bitte',
        },
      },
      { says: '👍', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'dialect from the first word to the last',
    wish: 'offer',
    exchanges: [
      { says: 'Grüezi, i hätt gern e Offerte', leadsTo: 'message' },
      { says: 'e Dampfreinigung innä', leadsTo: 'vehicle' },
      { says: 'en alte VW Bus T3', leadsTo: 'name', slots: { vehicle: 'VW Bus T3', message: 'e Dampfreinigung innä' } },
      { says: 'i bi de Sepp Müller', leadsTo: 'contact' },
      { says: 'mini Nummer isch 079 123 45 67', leadsTo: 'confirmation', hears: ['Name: Sepp Müller'] },
      { says: 'jo passt, chasch abschicke', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'details in the order of the visitor',
    wish: 'offer',
    serviceType: 'Einlagerung',
    exchanges: [
      { says: 'Ich bin d Anna Meier und wett e Offerte', leadsTo: 'vehicle', slots: { name: 'Anna Meier' } },
      {
        says: 'anna at example punkt ch, Knaus Sky TI 650',
        leadsTo: 'confirmation',
        hears: ['Wie lang und wie hoch', 'noch dazuschreiben'],
        slots: { email: 'anna@example.ch' },
      },
      {
        says: 'Länge 6,99, Höhe 2,95',
        leadsTo: 'confirmation',
        hears: ['(6.99 m lang, 2.95 m hoch)', 'anna@example.ch', 'Wann würde es Ihnen passen?'],
      },
      { says: 'stimmt so', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'an appointment asks for the date and not for the size',
    wish: 'appointment',
    exchanges: [
      { says: 'Ich hätte gerne einen Termin für eine Besichtigung', leadsTo: 'vehicle', hears: ['Terminwunsch'] },
      { says: 'VW T6', leadsTo: 'desiredDate', hears: ['Wann'] },
      { says: 'nächsten Dienstag ab 14 Uhr', leadsTo: 'name', slots: { desiredDate: 'nächsten Dienstag ab 14 Uhr' } },
      { says: 'Frei', leadsTo: 'contact' },
      { says: 'beat.frei@example.ch', leadsTo: 'confirmation', hears: ['Anliegen: Termin\n'] },
      { says: 'jawoll', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'a foreign number stays as typed',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Ich möchte eine Offerte, Fiat Ducato 2015', leadsTo: 'name' },
      { says: 'Klaus Schmidt, +49 171 1234567', leadsTo: 'confirmation', hears: ['Telefon: +49 171 1234567\n'] },
      { says: 'ok', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'a letter with a signature',
    wish: 'offer',
    exchanges: [
      {
        says: 'Guten Tag\nBitte offerieren Sie mir die Einlagerung meines Hymer B 544 über den Winter.\nFreundliche Grüsse\nPeter Miller',
        leadsTo: 'contact',
        slots: {
          name: 'Peter Miller',
          vehicle: 'Hymer B 544',
          desiredDate: 'über den Winter',
          message: 'Bitte offerieren Sie mir die Einlagerung meines Hymer B 544 über den Winter.',
        },
      },
      { says: 'peter@miller.example', leadsTo: 'confirmation', hears: ['Wie lang und wie hoch ist das Fahrzeug?'] },
      { says: '6m99 x 2m90', leadsTo: 'confirmation' },
      { says: 'Ja, alles richtig. Danke', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'an answer with a question mark is an answer',
    wish: 'appointment',
    exchanges: [
      { says: 'Termin für eine Politur', leadsTo: 'vehicle' },
      { says: 'Hymer B 678?', leadsTo: 'desiredDate', slots: { vehicle: 'Hymer B 678' } },
      { says: 'Geht nächste Woche?', leadsTo: 'name', slots: { desiredDate: 'nächste Woche' } },
    ],
  },
];
