import { label } from '../label.js';

/** It is taken up: whatever is asked for first. */
const taken = [
  'nehme ich',
  'offerieren',
  'worum',
  'Namen',
  'heissen Sie',
  'E-Mail',
  'erreichen',
  'Fahrzeug geht',
  'rufen wir',
];
const ended = [
  'abgebrochen',
  'verworfen',
  'beendet',
  'nicht weiter',
  'gelöscht',
  'kein Problem',
  'in Ordnung',
  'nichts gesendet',
  'nichts verschickt',
];

/** Wishes in other words, asides, corrections and endings. */
export const broaderEnquiryQuestions = label('enquiry', 'enquiry-broader', [
  ['standard', 'Ich möchte einen Platz im Autohotel reservieren.', [taken]],
  [
    'standard',
    'Könnten Sie mir ausrechnen und zuschicken, was eine Versiegelung für meinen Hymer kostet?',
    [[...taken, "1'699"]],
  ],
  ['standard', 'Wann könnte ich mein Auto zur Dampfreinigung vorbeibringen? Ich hätte gern einen Termin.', [taken]],
  ['standard', 'Ich möchte mein Wohnmobil durch Sie verkaufen lassen. Bitte nehmen Sie mit mir Kontakt auf.', [taken]],
  ['dialect', 'Chönd ihr mir es Agebot mache für s Ilagere?', [taken]],
  ['dialect', 'I wett mis Womo lo versigle, was bruched ihr vo mir?', [[...taken, 'Fahrzeugausweis', 'Länge']]],
  ['dialect', 'Lüted mer doch bitte aa', [taken]],
  ['dialect', 'I hätt gärn e Termin am Samschtig', [taken]],
  ['typo', 'bite um rükruf', [taken]],
  ['keywords', 'offerte anfordern', [taken]],
  ['keywords', 'rückruf', [taken]],
  [
    'standard',
    ['Ich möchte eine Offerte für eine Dampfreinigung', 'Wann haben Sie am Samstag offen?'],
    [['12:00', '12 Uhr']],
  ],
  ['standard', ['Ich möchte eine Offerte für die Einlagerung', 'Stopp, doch nicht'], [ended]],
  ['dialect', ['I wett e Offerte', 'Nei, vergiss es'], [ended]],
]);
