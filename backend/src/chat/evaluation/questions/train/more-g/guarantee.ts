import type { LabelledQuestion } from '../../../labelled-question.js';
import { FIVE_YEARS_GUARANTEE, KNOWN, THREE_TO_FIVE_YEARS } from './labels.js';

/** What is promised for the sealing. */
export const guaranteeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-guarantee-01',
    kind: 'guarantee',
    form: 'dialect',
    turns: ['Wie mängs Jahr Garantie git der eigetlech uf d Versiglig?'],
    mustContain: [FIVE_YEARS_GUARANTEE],
    mustNotContain: [...KNOWN, '3-5 Jahre Garantie', '3 bis 5 Jahre Garantie'],
  },
  {
    id: 'tg-guarantee-02',
    kind: 'guarantee',
    form: 'standard',
    turns: ['Garantie sagt ja jeder. Wo kann ich nachlesen, was bei der Keramikversiegelung wirklich gedeckt ist?'],
    mustContain: [['schriftlich', 'Offerte']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-guarantee-03',
    kind: 'guarantee',
    form: 'dialect',
    turns: ['Ehrlich jetz: wie lang hebt die Keramik würkli, bis me nüt me merkt devo?'],
    mustContain: [THREE_TO_FIVE_YEARS],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-guarantee-04',
    kind: 'guarantee',
    form: 'standard',
    turns: [
      'Wir sind jeden Winter mit dem Wohnmobil in Norwegen, also viel Salz und viele Kilometer. Nach wie vielen Jahren sollte man die Versiegelung auffrischen?',
    ],
    mustContain: [['3-4', '3 bis 4', 'drei bis vier', '3 oder 4', '3 und 4']],
    mustNotContain: KNOWN,
  },
];
