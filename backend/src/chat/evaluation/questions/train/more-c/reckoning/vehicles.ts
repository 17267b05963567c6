import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasion, francs } from './labels.js';

/** Several vehicles at once. */
export const vehiclesQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-015',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mir händ zwei Auto wo is Autohotel sötted. Was macht das im Monet zäme?'],
    mustContain: [francs(400)],
    mustNotContain: [...evasion, ...francs(500)],
  },
  {
    id: 'tc-reckoning-016',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Wir sind ein kleiner Malerbetrieb mit drei Lieferwagen, die innen wieder einmal richtig sauber werden müssten. Was kostet die Dampfreinigung für alle drei zusammen ungefähr?',
    ],
    mustContain: [francs(240)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-017',
    kind: 'compute',
    form: 'typo',
    turns: ['Meine Bruder und ich haben je ein womo also 2 stück, was kostn beide zusamen mit keramik versiglung'],
    mustContain: [francs(3398)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-018',
    kind: 'compute',
    form: 'dialect',
    turns: ['Zwöi Oldtimer es haubs Jahr la yylagere, also 6 Monet. Was choschte di beide zäme?'],
    mustContain: [francs(1800)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-019',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Das Wohnmobil käme in die Einlagerung, das Cabrio ins Autohotel, weil ich es ab und zu fahre. Was sind das zusammen pro Monat?',
    ],
    mustContain: [francs(350)],
    mustNotContain: [...evasion, ...francs(400)],
  },
];
