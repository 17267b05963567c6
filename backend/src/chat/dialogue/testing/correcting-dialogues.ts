import type { Dialogue, Exchange } from './dialogue.js';

/** An enquiry that waits for its yes. */
const readBack: Exchange = {
  says: 'Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019',
  leadsTo: 'confirmation',
  slots: {
    name: 'Anna Meier',
    phone: '079 123 45 67',
    vehicle: 'Hymer B 678 Jg. 2019',
    message: 'Offerte für eine Dampfreinigung',
  },
};

const correct = (title: string, ...exchanges: readonly Exchange[]): Dialogue => ({
  title,
  wish: 'offer',
  exchanges: [readBack, ...exchanges],
});

/** Visitors who change their mind. */
export const correctingDialogues: readonly Dialogue[] = [
  {
    title: 'a number in the place of the address',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, VW Polo, Anna Meier, anna@example.ch', leadsTo: 'confirmation' },
      { says: 'Tel. 079 123 45 67 statt Mail', leadsTo: 'confirmation', neverHears: ['E-Mail:'] },
      { says: 'weiss noch nicht', leadsTo: 'confirmation', hears: ['bleibt es so'] },
      { says: 'endlich, ja', leadsTo: 'confirmed' },
    ],
  },
  correct(
    'another number after the read-back',
    {
      says: 'nein, die Nummer ist 079 765 43 21',
      leadsTo: 'confirmation',
      hears: ['Ist geändert', '(+41 79 765 43 21)'],
    },
    { says: 'ja', leadsTo: 'confirmed', slots: { phone: '079 765 43 21' } },
  ),
  correct(
    'a name that is spelt otherwise',
    { says: 'Name ist Meier mit y', leadsTo: 'confirmation', hears: ['Name: Anna Meier mit y'] },
    { says: 'nicht Meier, sondern Meyer', leadsTo: 'confirmation', slots: { name: 'Anna Meyer mit y' } },
  ),
  {
    title: 'another model of the same make',
    wish: 'appointment',
    exchanges: [
      { says: 'Termin für eine Dampfreinigung, Skoda Octavia Kombi, am Samstag', leadsTo: 'name' },
      { says: 'nöd Octavia, en Superb', leadsTo: 'name', slots: { vehicle: 'Skoda Superb Kombi' } },
    ],
  },
  {
    title: 'something wrong of which nothing was told',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67', leadsTo: 'vehicle' },
      { says: 'weiss nicht', leadsTo: 'confirmation' },
      { says: 'nein, das Modell ist falsch', leadsTo: 'vehicle' },
      { says: 'Hymer B 678', leadsTo: 'confirmation', slots: { vehicle: 'Hymer B 678' } },
    ],
  },
  {
    title: 'the whole name with how to be reached, after a word that was taken for it',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte für eine Dampfreinigung, VW Polo', leadsTo: 'name' },
      { says: 'Knaus', leadsTo: 'contact' },
      {
        says: 'Baumann Fritz, fritz@example.ch, 079 123 45 67',
        leadsTo: 'confirmation',
        slots: { name: 'Baumann Fritz' },
      },
    ],
  },
  correct('another vehicle', { says: 'statt Hymer ein Knaus', leadsTo: 'confirmation', hears: ['Fahrzeug: Knaus\n'] }),
  correct('a make that no table knows', {
    says: 'nicht Hymer, sondern Zebra 500',
    leadsTo: 'confirmation',
    hears: ['Fahrzeug: Zebra 500\n'],
  }),
  correct('the year alone', {
    says: 'Jahrgang 2018 statt 2019',
    leadsTo: 'confirmation',
    slots: { vehicle: 'Hymer B 678 Jahrgang 2018' },
  }),
  correct(
    'a yes with a correction is no yes',
    { says: 'ja, aber im Mai', leadsTo: 'confirmation', hears: ['Wunschtermin: im Mai'] },
    { says: 'Ja, und bitte noch die Felgen', leadsTo: 'confirmation', hears: ['/ Ja, und bitte noch die Felgen'] },
    { says: 'ja?', leadsTo: 'confirmation' },
    { says: 'ja', leadsTo: 'confirmed' },
  ),
  correct('another service', {
    says: 'nicht Dampfreinigung, sondern Keramikversiegelung',
    leadsTo: 'confirmation',
    hears: ['noch dazuschreiben'],
    slots: { message: 'Offerte für eine Keramikversiegelung' },
  }),
  correct(
    'a no, then what is wrong',
    { says: 'nein', leadsTo: 'correction', hears: ['Was darf ich ändern?'] },
    { says: 'die Nummer stimmt nicht', leadsTo: 'phone', hears: ['Unter welcher Telefonnummer'] },
    { says: '062 929 12 34', leadsTo: 'confirmation', hears: ['(+41 62 929 12 34)'] },
    { says: 'passt', leadsTo: 'confirmed' },
  ),
  correct(
    'a no twice calls off',
    { says: 'nei', leadsTo: 'correction' },
    { says: 'nei', leadsTo: 'called off', hears: ['sende nichts'] },
  ),
  correct(
    'a detail is taken out',
    { says: 'meine Mail ist noch anna@example.ch', leadsTo: 'confirmation', slots: { email: 'anna@example.ch' } },
    { says: 'das Telefon bitte weglassen', leadsTo: 'confirmation', hears: ['Ist gestrichen'], neverHears: ['079'] },
    { says: 'ja', leadsTo: 'confirmed' },
  ),
  correct('the only contact is taken out', {
    says: 'Telefon bitte löschen',
    leadsTo: 'email',
    hears: ['E-Mail-Adresse'],
  }),
  correct(
    'neither thanks nor a greeting is a yes',
    { says: 'danke', leadsTo: 'confirmation', hears: ['Stimmt alles so?'], neverHears: ['Name:'] },
    { says: 'hmm', leadsTo: 'confirmation' },
  ),
  correct('a correction as long as a message may be', {
    says: `nicht Meier, sondern ${'Anna '.repeat(390)}`,
    leadsTo: 'confirmation',
  }),
  correct('when to call, said with the yes, is no other enquiry', {
    says: 'Ja, aber rufen Sie mich erst nach 18 Uhr an',
    leadsTo: 'confirmation',
    hears: ['Anliegen: Offerte', 'Wunschtermin: erst nach 18 Uhr'],
  }),
  correct(
    'another service in so many words',
    {
      says: 'Eigentlich doch lieber die Vermittlung',
      leadsTo: 'confirmation',
      hears: ['Anliegen: Offerte, Vermittlung'],
    },
    { says: 'und auch noch eine Einlagerung', leadsTo: 'confirmation', hears: ['Anliegen: Offerte, Vermittlung'] },
  ),
  correct('what the visitor is besides is no other name', {
    says: 'Ich bin Bäcker.',
    leadsTo: 'confirmation',
    slots: { name: 'Anna Meier' },
  }),
  correct('something comes to mind', {
    says: 'Das Dach hat übrigens Kratzer.',
    leadsTo: 'confirmation',
    hears: ['Offerte für eine Dampfreinigung / Das Dach hat übrigens Kratzer.'],
  }),
  {
    title: 'a correction in the middle',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte, Fiat Ducato 2015', leadsTo: 'name' },
      { says: 'Anna Meier, aber es ist ein Peugeot Boxer', leadsTo: 'contact', slots: { vehicle: 'Peugeot Boxer' } },
      {
        says: 'nein, Jahrgang 2016. anna@example.ch',
        leadsTo: 'confirmation',
        hears: ['Peugeot Boxer, Jahrgang 2016'],
      },
    ],
  },
];
