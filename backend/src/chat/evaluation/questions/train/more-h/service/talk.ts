import type { LabelledQuestion } from '../../../../labelled-question.js';
import { NOT_KNOWN } from './labels.js';

/** Small talk. */
export const talk: readonly LabelledQuestion[] = [
  {
    id: 'mhs-talk-001',
    kind: 'talk',
    form: 'dialect',
    turns: ['Grüessech mitenang, darf i öppis frage?'],
    mustContain: [['Grüezi', 'Grüessech', 'Guten Tag', 'Guten Morgen', 'Hallo', 'Willkommen', 'helfen', 'Frag']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-talk-002',
    kind: 'talk',
    form: 'dialect',
    turns: ['Was choschtet e Dampfreinigung?', 'merci vilmal, i überlegs mer no'],
    mustContain: [['gern', 'bitte', 'Dank', 'melden', 'jederzeit', 'Ruhe', 'helfen']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-talk-003',
    kind: 'talk',
    form: 'standard',
    turns: ['Mal ehrlich, tippt da ein Mensch oder ist das so eine Maschine?'],
    mustContain: [
      ['Assistent', 'virtuell', 'kein Mensch', 'Computer', 'automatisch', 'Programm', 'Software', 'Maschine'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-talk-004',
    kind: 'talk',
    form: 'dialect',
    turns: ['Was cha mer di de alles froge?'],
    mustContain: [['Leistung', 'Preis', 'Öffnungszeiten', 'Keramik', 'Anfrage']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-talk-005',
    kind: 'talk',
    form: 'standard',
    turns: ['Schöne Seite habt ihr da, Kompliment!'],
    mustContain: [['Dank', 'freut', 'gern', 'schön']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-talk-006',
    kind: 'talk',
    form: 'typo',
    turns: ['ok alles klahr, schönn abig no'],
    now: '2026-04-21T20:45:00+02:00',
    mustContain: [['schön', 'gern', 'wiedersehen', 'Dank', 'gute', 'bis bald', 'Abend', 'Ihnen auch', 'ebenso']],
    mustNotContain: [NOT_KNOWN],
  },
];
