import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasion, francs } from './labels.js';

/** Several services in one sum. */
export const togetherQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-008',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Ich hätte gern aussen die Keramikversiegelung und innen die Dampfreinigung. Was macht das zusammen mindestens?',
    ],
    mustContain: [francs(1779)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-009',
    kind: 'compute',
    form: 'dialect',
    turns: ['5 Mönet Iilagerig und vorher einisch mit Dampf dure putze, was gäb das zäme öppe?'],
    mustContain: [francs(830)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-010',
    kind: 'compute',
    form: 'typo',
    turns: ['autohotel 6 monat und eine dampfreinigug, alles zusamen was macht das'],
    mustContain: [francs(1280)],
    mustNotContain: [...evasion, ...francs(1580)],
  },
  {
    id: 'tc-reckoning-011',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Grüessech. Zersch d Keramikversiglig für ds Womo u när grad drü Monet bi öich yylagere. Chöit dir mer säge, was das aues zäme choschtet?',
    ],
    mustContain: [francs(2149)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-012',
    kind: 'compute',
    form: 'keywords',
    turns: ['komplettpaket aufbereitung versiegelung plus dampfreinigung total'],
    mustContain: [francs(1280)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-013',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'I mecht my Mercedes iber eych verkaufe loo und är stoot drwyyl bi eych im Autohotel. Rächne mer mit 3 Monet: was isch das denn zämme, Vermittlig und Autohotel?',
    ],
    mustContain: [francs(1050)],
    mustNotContain: [...evasion, ...francs(1200)],
  },
  {
    id: 'tc-reckoning-014',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Was bezahle ich für vier Monate Einlagerung?',
      'Und wenn Sie vorher noch eine Dampfreinigung machen, wie viel ist es dann total?',
    ],
    mustContain: [francs(680)],
    mustNotContain: evasion,
  },
];
