import type { Dialogue } from './dialogue.js';

/** Visitors who ask in between, write what nobody understands, or mean harm. */
export const strayingDialogues: readonly Dialogue[] = [
  {
    title: 'a moment of patience where the name is asked for, and what comes next',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte für die Dampfreinigung, VW Polo', leadsTo: 'name' },
      { says: 'Moment, muss kurz schauen', leadsTo: 'name', hears: ['Lassen Sie sich Zeit'] },
      { says: 'Meier, 079 123 45 67', leadsTo: 'confirmation' },
      { says: 'Was passiert jetzt?', leadsTo: 'confirmation', hears: ['Erst wenn Sie', 'Mit «Ja»'] },
      { says: 'ja', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'a question in between',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte für die Keramikversiegelung', leadsTo: 'vehicle' },
      {
        says: 'was kostet das eigentlich?',
        leadsTo: 'vehicle',
        isAside: true,
        hears: ['Zurück zu Ihrer Anfrage', 'Fahrzeug'],
      },
      {
        says: 'händ ihr am Samschtig offe',
        leadsTo: 'vehicle',
        isAside: true,
        slots: { message: 'Offerte für die Keramikversiegelung' },
      },
      { says: 'Hymer, wie lange dauert das?', leadsTo: 'name', isAside: true, hears: ['Wie heissen Sie?'] },
    ],
  },
  {
    title: 'a question about another vehicle corrects nothing',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW T6, meier@example.ch', leadsTo: 'name' },
      {
        says: 'Was würde es für einen Fiat Ducato kosten?',
        leadsTo: 'name',
        isAside: true,
        slots: { vehicle: 'VW T6' },
      },
      { says: 'Meier', leadsTo: 'confirmation' },
      {
        says: 'Wo seid ihr?',
        leadsTo: 'confirmation',
        isAside: true,
        hears: ['Soll ich sie so absenden?'],
        neverHears: ['Name:'],
      },
      { says: 'ja', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'why a detail is needed',
    wish: 'callback',
    exchanges: [
      { says: 'Bitte um Rückruf', leadsTo: 'name' },
      { says: 'Warum brauchen Sie meinen Namen?', leadsTo: 'name', hears: ['Ohne Namen'] },
    ],
  },
  {
    title: 'after some questions it is asked whether to go on, then left, then taken up again',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte Autohotel, anna@example.ch', leadsTo: 'vehicle' },
      { says: 'Was kostet das?', leadsTo: 'vehicle', isAside: true },
      { says: 'Wo ist das?', leadsTo: 'vehicle', isAside: true },
      { says: 'Wann ist offen?', leadsTo: 'vehicle', isAside: true },
      { says: 'Wer seid ihr?', leadsTo: 'resume', isAside: true, hears: ['Möchten Sie die Anfrage fortsetzen?'] },
      { says: 'Gibt es Parkplätze?', leadsTo: 'left' },
      { says: 'Und Garantie?', leadsTo: 'left', neverHears: ['Anfrage'] },
      { says: 'danke', leadsTo: 'left' },
      { says: 'Ich möchte die Anfrage fortsetzen', leadsTo: 'vehicle', slots: { email: 'anna@example.ch' } },
    ],
  },
  {
    title: 'what was left is called off as well: it would go to staff',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte Autohotel, anna@example.ch', leadsTo: 'vehicle' },
      ...['Was kostet das?', 'Wo ist das?', 'Wann ist offen?'].map(
        (says) => ({ says, leadsTo: 'vehicle', isAside: true }) as const,
      ),
      { says: 'Wer seid ihr?', leadsTo: 'resume', isAside: true },
      { says: 'Gibt es Parkplätze?', leadsTo: 'left' },
      { says: 'nein danke', leadsTo: 'left' },
      { says: 'Abbrechen bitte', leadsTo: 'called off', hears: ['sende nichts'] },
    ],
  },
  {
    title: 'asked whether to go on, a yes goes on and a no calls off',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte Autohotel', leadsTo: 'vehicle' },
      ...['Was kostet das?', 'Wo ist das?', 'Wann ist offen?'].map(
        (says) => ({ says, leadsTo: 'vehicle', isAside: true }) as const,
      ),
      { says: 'Wer seid ihr?', leadsTo: 'resume', isAside: true },
      { says: 'ja gerne', leadsTo: 'vehicle', hears: ['Fahrzeug'] },
      ...['Was kostet das?', 'Wo ist das?', 'Wann ist offen?'].map(
        (says) => ({ says, leadsTo: 'vehicle', isAside: true }) as const,
      ),
      { says: 'Wer seid ihr?', leadsTo: 'resume', isAside: true },
      { says: 'nein', leadsTo: 'called off' },
    ],
  },
  {
    title: 'questions about the enquiry itself',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte Dampfreinigung, Skoda Fabia', leadsTo: 'name' },
      {
        says: 'Haben Sie das Auto notiert?',
        leadsTo: 'name',
        hears: ['Bisher habe ich notiert: Anliegen: Offerte, Dampfreinigung; Fahrzeug: Skoda Fabia. Auf'],
      },
      { says: 'Petra Wälti', leadsTo: 'contact' },
      { says: 'Geben Sie die Nummer weiter?', leadsTo: 'contact', hears: ['Wir verwenden sie nur dafür.'] },
      { says: 'Ich habe nur ein Festnetz', leadsTo: 'contact' },
    ],
  },
  {
    title: 'somebody looks for the papers',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte Autohotel', leadsTo: 'vehicle' },
      { says: 'Moment, ich schaue nach', leadsTo: 'vehicle', hears: ['Lassen Sie sich Zeit'] },
      { says: 'Mazda MX-5 1991', leadsTo: 'name', slots: { vehicle: 'Mazda MX-5 1991' } },
    ],
  },
  {
    title: 'an address and a number that can’t be read',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW T6', leadsTo: 'name' },
      {
        says: 'ich heisse Beat Frei, anna@example',
        leadsTo: 'contact',
        hears: ['Danke', 'E-Mail-Adresse kann ich so nicht lesen'],
      },
      { says: '0761 123456', leadsTo: 'contact', hears: ['nicht sicher lesen', 'Vorwahl'] },
      { says: '0761 123456', leadsTo: 'confirmation', hears: ['Telefon: 0761 123456\n'] },
    ],
  },
  {
    title: 'what is not understood is asked for with a hint, then left out',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte', leadsTo: 'message' },
      { says: '???', leadsTo: 'message', hears: ['Stichworte'] },
      { says: 'hmm', leadsTo: 'vehicle', hears: ['lassen wir offen'] },
      {
        says: 'Es hat am Dach auch Kratzer',
        leadsTo: 'vehicle',
        hears: ['nehme ich in die Nachricht auf'],
        slots: { message: 'Es hat am Dach auch Kratzer' },
      },
      { says: 'aha', leadsTo: 'vehicle', hears: ['noch nicht erkannt'] },
      { says: 'ok', leadsTo: 'name', hears: ['lassen wir offen'] },
    ],
  },
  {
    title: 'a question is no name, and no single word of every day either',
    wish: 'callback',
    exchanges: [
      { says: 'Bitte um Rückruf', leadsTo: 'name' },
      { says: 'Keramik', leadsTo: 'name' },
      { says: 'Danke', leadsTo: 'name' },
      { says: 'Wie heissen denn Sie?', leadsTo: 'name', isAside: true },
    ],
  },
  {
    title: 'links and tags are echoed as text',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, Fahrzeug: [VW](tel:+4190000000) <b>T6</b>', leadsTo: 'name' },
      {
        says: 'Name: Anna, anna@example.ch, [Klick hier](mailto:boese@example.ch) bitte sofort',
        leadsTo: 'confirmation',
        neverHears: ['[', ']', '<', '>', 'boese@example.ch)\n['],
      },
    ],
  },
  {
    title: 'turned writing and several lines stay one plain line',
    wish: 'person',
    exchanges: [
      { says: 'Mensch bitte, Anna Meier, 079 123 45 67', leadsTo: 'message' },
      {
        says: 'Preis\u202e fürs\nAutohotel\n\nName: falsche Zeile',
        leadsTo: 'confirmation',
        neverHears: ['\u202e', '\nAutohotel', '\nName: falsche Zeile\n'],
      },
    ],
  },
];
