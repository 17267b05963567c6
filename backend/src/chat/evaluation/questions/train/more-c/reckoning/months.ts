import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasion, francs } from './labels.js';

/** A monthly price over several months. */
export const monthsQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-001',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Mir wei üse Camper vo Ändi Oktober bis Ändi März bi öich la yylagere. Was chunnt üs das uf dä ganz Winter, di füf Mönet?',
    ],
    mustContain: [francs(750)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-002',
    kind: 'compute',
    form: 'standard',
    turns: ['Wie viel wäre es für ein ganzes Jahr im Autohotel?'],
    mustContain: [francs(2400)],
    mustNotContain: [...evasion, ...francs(3000)],
  },
  {
    id: 'tc-reckoning-003',
    kind: 'compute',
    form: 'typo',
    turns: ['was kostet einlagernug für 7 monate bei euch'],
    mustContain: [francs(1050)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-004',
    kind: 'compute',
    form: 'keywords',
    turns: ['autohotel 4 monate kosten'],
    mustContain: [francs(800)],
    mustNotContain: [...evasion, ...francs(1000)],
  },
  {
    id: 'tc-reckoning-005',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Hoi zäme, mir gönd für es halbs Jahr uf Australie zu de Tochter. De Porsche söll i dere Ziit bi eu im Autohotel stah. Mit was mues ich da rächne?',
    ],
    mustContain: [francs(1200)],
    mustNotContain: [...evasion, ...francs(1500)],
  },
  {
    id: 'tc-reckoning-006',
    kind: 'compute',
    form: 'typo',
    turns: ['Was kostet ein platz im Autohotel?', 'und fur drei monte?'],
    mustContain: [francs(600)],
    mustNotContain: [...evasion, ...francs(750)],
  },
  {
    id: 'tc-reckoning-007',
    kind: 'compute',
    form: 'dialect',
    turns: ['Wa koscht d Iilagerig bi eu im Monet?', 'ond wenn i s Wohnmobil acht Mönet do loh?'],
    mustContain: [francs(1200)],
    mustNotContain: evasion,
  },
];
