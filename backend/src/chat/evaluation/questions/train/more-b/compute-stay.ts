import type { LabelledQuestion } from '../../../labelled-question.js';

/** Sums over months of standing: storage and car hotel. */
export const computeStayQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-compute-stay-01',
    kind: 'compute',
    form: 'dialect',
    turns: ['Was zahl i für drü Mönet Autohotel?'],
    mustContain: [['CHF 600']],
    mustNotContain: ['CHF 750'],
  },
  {
    id: 'tb-compute-stay-02',
    kind: 'compute',
    form: 'standard',
    turns: ['Ich möchte von Anfang November bis Ende März einlagern. Was macht das ungefähr zusammen?'],
    mustContain: [['CHF 750']],
    mustNotContain: ["CHF 1'000"],
  },
  {
    id: 'tb-compute-stay-03',
    kind: 'compute',
    form: 'dialect',
    turns: ['Es halbs Jahr Iilagerig, was chunt mi das?'],
    mustContain: [['CHF 900']],
    mustNotContain: ["CHF 1'200"],
  },
  {
    id: 'tb-compute-stay-04',
    kind: 'compute',
    form: 'typo',
    turns: ['halpes jahr autohotell kosten total'],
    mustContain: [["CHF 1'200", 'CHF 1200']],
    mustNotContain: ["CHF 1'500"],
  },
  {
    id: 'tb-compute-stay-05',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mir händ zwei Auto zum Iilagere, vier Monet lang. Wie vill macht das?'],
    mustContain: [["CHF 1'200", 'CHF 1200']],
  },
  {
    id: 'tb-compute-stay-06',
    kind: 'compute',
    form: 'dialect',
    turns: ['Ig ha tuusig Franke für ds Iilagere. Wie mängi Monet längt das?'],
    mustContain: [['6 Monate', 'sechs Monate', '6 ganze Monate']],
  },
  {
    id: 'tb-compute-stay-07',
    kind: 'compute',
    form: 'standard',
    turns: ['Wie viel spare ich in sechs Monaten, wenn ich einlagere statt das Autohotel zu nehmen?'],
    mustContain: [['CHF 300']],
  },
  {
    id: 'tb-compute-stay-08',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mis Womo isch acht Meter lang und drü Meter höch. Was choschted es halbs Jahr Iilagerig?'],
    mustContain: [['CHF 900'], ['Grösse', 'Länge', 'Offerte']],
  },
  {
    id: 'tb-compute-stay-09',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet s Autohotel?', 'Und d Iilagerig?', 'Und die für vier Monet?'],
    mustContain: [['CHF 600']],
    mustNotContain: ['CHF 800'],
  },
];
