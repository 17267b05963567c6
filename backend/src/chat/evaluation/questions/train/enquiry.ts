import { label } from '../label.js';

/** How it is taken up: with whatever the assistant asks for first. */
const asked = [
  'nehme ich',
  'offerieren',
  'worum',
  'Namen',
  'Ihr Name',
  'heissen Sie',
  'Ihre E-Mail',
  'E-Mail-Adresse',
  'Mailadresse',
  'Telefonnummer',
  'erreichen',
  'welches Fahrzeug',
  'Ihr Fahrzeug',
];
/** Whatever it asks for after the name. */
const next = ['E-Mail', 'Mailadresse', 'Telefon', 'erreichen', 'offerieren', 'Fahrzeug', 'worum', 'geht es'];
const called = 'Ich heisse Petra Muster, petra.muster@example.ch, 079 123 45 67';

/** Nothing is left to ask for. */
const allInOne =
  'Ich hätte gerne eine Offerte für die Keramikversiegelung. Ich heisse Petra Muster, petra.muster@example.ch, ' +
  '079 123 45 67. Mein Fahrzeug: Hymer B 678, Jahrgang 2019, 7.20 m lang und 2.90 m hoch, am liebsten Ende April.';

/** Somebody wants an offer, an appointment or a call back, and the assistant takes it up. */
export const enquiryQuestions = label('enquiry', 'enquiry', [
  ['standard', 'Ich möchte eine Offerte', [asked]],
  ['standard', 'Können Sie mir bitte ein Angebot für eine Keramikversiegelung machen?', [asked]],
  ['standard', 'Ich hätte gerne einen Termin für eine Dampfreinigung.', [asked]],
  ['standard', 'Bitte rufen Sie mich zurück.', [asked]],
  ['dialect', 'I hätt gärn e Offerte für s Versigle', [asked]],
  ['dialect', 'Chönd ihr mir bitte zrugglüte?', [asked]],
  ['dialect', 'Ich wett en Termin abmache', [asked]],
  ['typo', 'ich möchte eine ofertte', [asked]],
  ['keywords', 'offerte keramikversiegelung hymer', [asked]],
  ['keywords', 'terminwunsch versiegelung', [asked]],
  [
    'standard',
    ['Ich möchte eine Offerte', 'Mein Name ist Petra Muster'],
    [next],
    { not: ['wie heissen', 'Ihr Name?'] },
  ],
  [
    'standard',
    ['Ich möchte eine Offerte für die Keramikversiegelung', called],
    [['Fahrzeug', 'Wohnmobil', 'Marke', 'Modell']],
  ],
  [
    'standard',
    [
      'Ich möchte eine Offerte für die Keramikversiegelung',
      called,
      'Hymer B 678, Jahrgang 2019',
      'Was kostet eine Dampfreinigung?',
    ],
    [['CHF 80', '80 Franken']],
  ],
  [
    'standard',
    ['Ich möchte eine Offerte', 'Ich habe es mir anders überlegt, bitte abbrechen'],
    [['abgebrochen', 'nichts', 'verworfen', 'beendet', 'nicht weiter', 'gelöscht', 'kein Problem', 'in Ordnung']],
  ],
  ['dialect', ['I wett e Offerte', 'I heisse Ueli Berger'], [next]],
  [
    'standard',
    ['Bitte rufen Sie mich zurück', 'Petra Muster', '079 123 45 67'],
    [['Fahrzeug', 'worum', 'Anliegen', 'Wunsch', 'stimmt', 'richtig', 'korrekt', 'erreichen', 'Nachricht', 'wann']],
  ],
  ['standard', allInOne, [['Petra Muster'], ['Hymer'], ['stimmt', 'richtig', 'korrekt', 'senden', 'absenden']]],
  ['standard', [allInOne, 'Ja, stimmt so'], [['Referenz', 'eingegangen'], ['24 Stunden']]],
  ['dialect', [allInOne, 'jo isch guet so'], [['Referenz', 'eingegangen']]],
  ['standard', [allInOne, 'Nein, meine Mailadresse ist p.muster@example.ch'], [['p.muster@example.ch']]],
]);
