import { label } from '../label.js';

const people = ['000 00 00', 'info@', 'Name', 'heissen', 'erreichen'];

/** Somebody wants a person: then a way to one is named, or the assistant takes up what is needed. */
export const personQuestions = label('person', 'person', [
  ['standard', 'Ich möchte mit einem Menschen sprechen', [people]],
  ['standard', 'Kann ich bitte mit einem Mitarbeiter reden statt mit einer Maschine?', [people]],
  ['standard', 'Verbinden Sie mich mit jemandem aus der Werkstatt.', [people]],
  ['dialect', 'Chani mit öpperem rede?', [people]],
  ['dialect', 'I wott mit em Chef rede', [people]],
  ['typo', 'ich will mit einem echtn mensch sprechen', [people]],
  ['keywords', 'mensch bitte', [people]],
  ['keywords', 'ansprechpartner kontakt', [people]],
]);

const friendly = ['helfen', 'gerne', 'Grüezi', 'fragen', 'Frage', 'Guten Tag', 'Hallo'];
const machine = ['Assistent', 'virtuell', 'Programm', 'kein Mensch'];

/** Greetings, thanks, and what the assistant is. */
export const talkQuestions = label('talk', 'talk', [
  ['standard', 'Guten Tag', [friendly]],
  ['dialect', 'Grüezi mitenand', [friendly]],
  ['dialect', 'Hoi zäme', [friendly]],
  ['standard', 'Vielen Dank für Ihre Hilfe!', [['gern', 'Bitte']]],
  ['dialect', 'Merci vilmal', [['gern', 'Bitte']]],
  ['standard', 'Sind Sie ein Roboter?', [machine]],
  ['dialect', 'Bisch du en Mensch?', [machine]],
  ['standard', 'Was können Sie alles?', [['Leistung', 'Preis', 'Öffnungszeiten', 'Fragen', 'Anfrage']]],
  [
    'standard',
    'Auf Wiedersehen',
    [['Wiedersehen', 'schönen', 'bis bald', 'Adieu', 'gern', 'alles Gute']],
    { not: ['weiss ich nicht'] },
  ],
  ['typo', 'Danek', [['gern', 'Bitte']]],
]);
