import { appointment, type Dialogue, type Exchange, offer, offerFor } from './dialogue.js';

/** An enquiry that waits for its yes. */
const readBack: Exchange = [
  'Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019',
  'confirmation',
  {
    slots: {
      name: 'Anna Meier',
      phone: '079 123 45 67',
      vehicle: 'Hymer B 678 Jg. 2019',
      message: 'Offerte für eine Dampfreinigung',
    },
  },
];

const corrected = (title: string, ...exchanges: readonly Exchange[]) => offer(title, readBack, ...exchanges);

/** Visitors who change their mind. */
export const correctingDialogues: readonly Dialogue[] = [
  corrected(
    'another number after the read-back',
    ['nein, die Nummer ist 079 765 43 21', 'confirmation', { contains: ['Ist geändert', '(+41 79 765 43 21)'] }],
    ['ja', 'confirmed', { slots: { phone: '079 765 43 21' } }],
  ),
  corrected('a name that is spelt otherwise', [
    'nicht Meier, sondern Meyer',
    'confirmation',
    { slots: { name: 'Anna Meyer' } },
  ]),
  appointment(
    'another model of the same make',
    ['Termin für eine Dampfreinigung, Skoda Octavia Kombi, am Samstag', 'name'],
    ['nöd Octavia, en Superb', 'name', { slots: { vehicle: 'Skoda Superb Kombi' } }],
  ),
  offer(
    'something wrong of which nothing was given',
    ['Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67', 'vehicle'],
    ['weiss nicht', 'confirmation'],
    ['nein, das Modell ist falsch', 'vehicle'],
    ['Hymer B 678', 'confirmation', { slots: { vehicle: 'Hymer B 678' } }],
  ),
  offer(
    'the whole name with how to be reached, after a word that was taken for it',
    ['Offerte für eine Dampfreinigung, VW Polo', 'name'],
    ['Knaus', 'contact'],
    ['Baumann Fritz, fritz@example.ch, 079 123 45 67', 'confirmation', { slots: { name: 'Baumann Fritz' } }],
  ),
  corrected(
    'a yes with a correction is no yes',
    ['ja, aber im Mai', 'confirmation', { contains: ['Wunschtermin: im Mai'] }],
    ['Ja, und bitte noch die Felgen', 'confirmation', { contains: ['/ Ja, und bitte noch die Felgen'] }],
    ['ja?', 'confirmation'],
    ['ja', 'confirmed'],
  ),
  corrected(
    'one way to be reached in the place of the other',
    ['meine Mail ist anna@example.ch', 'confirmation'],
    ['bitte per Mail statt Telefon', 'confirmation', { contains: ['E-Mail:'], lacks: ['Telefon:'] }],
    ['Tel. 079 123 45 67 statt Mail', 'confirmation', { lacks: ['E-Mail:'] }],
    ['nicht am Freitag, sondern am Montag', 'confirmation', { slots: { desiredDate: 'am Montag' } }],
  ),
  corrected('another service', [
    'nicht Dampfreinigung, sondern Keramikversiegelung',
    'confirmation',
    { contains: ['noch dazuschreiben'], slots: { message: 'Offerte für eine Keramikversiegelung' } },
  ]),
  corrected(
    'a no, then what is wrong',
    ['nein', 'correction', { contains: ['Was darf ich ändern?'] }],
    ['die Nummer stimmt nicht', 'phone', { contains: ['Unter welcher Telefonnummer'] }],
    ['062 929 12 34', 'confirmation', { contains: ['(+41 62 929 12 34)'] }],
    ['passt', 'confirmed'],
  ),
  corrected('a no twice calls off', ['nei', 'correction'], ['nei', 'called off', { contains: ['sende nichts'] }]),
  corrected(
    'a detail is taken out',
    ['meine Mail ist noch anna@example.ch', 'confirmation', { slots: { email: 'anna@example.ch' } }],
    ['das Telefon bitte weglassen', 'confirmation', { contains: ['Ist gestrichen'], lacks: ['079'] }],
    ['ja', 'confirmed'],
  ),
  corrected('the only contact is taken out', ['Telefon bitte löschen', 'email', { contains: ['E-Mail-Adresse'] }]),
  corrected(
    'neither thanks nor a greeting is a yes',
    ['danke', 'confirmation', { contains: ['Stimmt alles so?'], lacks: ['Name:'] }],
    ['hmm', 'confirmation'],
  ),
  corrected('when to call, said with the yes, is no other enquiry', [
    'Ja, aber rufen Sie mich erst nach 18 Uhr an',
    'confirmation',
    { contains: ['Anliegen: Offerte', 'Wunschtermin: erst nach 18 Uhr'] },
  ]),
  corrected(
    'another service in so many words',
    ['Eigentlich doch lieber die Vermittlung', 'confirmation', { contains: ['Anliegen: Offerte, Vermittlung'] }],
    ['und auch noch eine Einlagerung', 'confirmation', { contains: ['Anliegen: Offerte, Vermittlung'] }],
  ),
  corrected('what the visitor is besides is no other name', [
    'Ich bin Bäcker.',
    'confirmation',
    { slots: { name: 'Anna Meier' } },
  ]),
  corrected('something comes to mind', [
    'Das Dach hat übrigens Kratzer.',
    'confirmation',
    { contains: ['Offerte für eine Dampfreinigung / Das Dach hat übrigens Kratzer.'] },
  ]),
  offerFor('Vermittlung')(
    'a correction in the middle',
    ['Offerte bitte, Fiat Ducato 2015', 'name'],
    ['Anna Meier, aber es ist ein Peugeot Boxer', 'contact', { slots: { vehicle: 'Peugeot Boxer' } }],
    ['nein, Jahrgang 2016. anna@example.ch', 'confirmation', { contains: ['Peugeot Boxer, Jahrgang 2016'] }],
  ),
  corrected(
    'another vehicle, and one whose make no table knows',
    ['statt Hymer ein Knaus', 'confirmation', { contains: ['Fahrzeug: Knaus\n'] }],
    ['nicht Knaus, sondern Zebra 500', 'confirmation', { contains: ['Fahrzeug: Zebra 500\n'] }],
  ),
  offer(
    'what is taken back in the same message',
    ['Offerte für eine Dampfreinigung ab Mai, nein, ab Juni', 'vehicle', { slots: { desiredDate: 'ab Juni' } }],
    ['Knaus Sky TI 650, äh, Sky TI 700', 'name', { slots: { vehicle: 'Knaus Sky TI 700' } }],
    ['Huber Anna', 'contact'],
    ['a.hubr@example.ch, äh, a.huber@example.ch', 'confirmation', { slots: { email: 'a.huber@example.ch' } }],
    ['nei, min Nachname schribt sich Hueber', 'confirmation', { slots: { name: 'Hueber Anna' } }],
  ),
  corrected(
    'what is said of a number beside its words stays whole',
    ['Die Dachhaube 2 klemmt.', 'confirmation'],
    [
      'Es sind die Felgen vorne und hinten, die man polieren sollte, nicht 2',
      'confirmation',
      { contains: ['Die Dachhaube 2 klemmt. / '], slots: { phone: '079 123 45 67' } },
    ],
  ),
  corrected(
    'a day besides, and one in the place of another',
    ['am Montag', 'confirmation', { slots: { desiredDate: 'am Montag' } }],
    ['Geht auch Donnerstag', 'confirmation', { slots: { desiredDate: 'am Montag, Geht auch Donnerstag' } }],
    ['nei nid Mäntig, nume Zyschtig geit', 'confirmation', { slots: { desiredDate: 'nume Zyschtig' } }],
    ['die Länge ist 2.95 und nicht wie gesagt 2.9', 'confirmation', { slots: { desiredDate: 'nume Zyschtig' } }],
  ),
  corrected('another date than one that is mentioned beside it', [
    'Wir sind bis am 3. Mai noch in Spanien. Also ab 10. Mai statt ab 1.',
    'confirmation',
    { slots: { desiredDate: 'ab 10. Mai' } },
  ]),
  offer(
    'a number comes to a model without one',
    ['Offerte für eine Dampfreinigung, Land Rover Defender', 'name'],
    ['Es isch der 110er', 'name', { slots: { vehicle: 'Land Rover Defender 110er' } }],
  ),
  corrected(
    'something is wrong that no question is asked for, said twice: it is noted and nothing is called off',
    ['nein, km stimmt nicht', 'correction'],
    ['nein, km stimmt nicht, sind 86000 nicht 68000', 'confirmation', { contains: ['sind 86000 nicht 68000'] }],
  ),
];
