import type { LabelledQuestion } from '../../../labelled-question.js';

/** Sums over work and selling: brokerage, sealing, steam. */
export const computeWorkQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-compute-work-01',
    kind: 'compute',
    form: 'standard',
    turns: ['Was gebe ich für eine Vermittlung mindestens aus, auch wenn der Wagen schnell weg ist?'],
    mustContain: [['CHF 450']],
  },
  {
    id: 'tb-compute-work-02',
    kind: 'compute',
    form: 'dialect',
    turns: ['Längt e Budget vo 400 Franke für d Vermittlig?'],
    mustContain: [['CHF 450']],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-compute-work-03',
    kind: 'compute',
    form: 'dialect',
    turns: ['We dir füf Monet bruchet, bis mis Womo verchouft isch, was choschtet mi d Vermittlig?'],
    mustContain: [['CHF 750']],
  },
  {
    id: 'tb-compute-work-04',
    kind: 'compute',
    form: 'typo',
    turns: ['keramick fürs womo plus dampfreinigun zusamen?'],
    mustContain: [["CHF 1'779", 'CHF 1779']],
  },
  {
    id: 'tb-compute-work-05',
    kind: 'compute',
    form: 'dialect',
    turns: ['Vier Monet iilagere und vorher einisch innefür dämpfe, was git das zäme?'],
    mustContain: [['CHF 680']],
  },
  {
    id: 'tb-compute-work-06',
    kind: 'compute',
    form: 'standard',
    turns: ['Mit den zwanzig Prozent der Frühbucheraktion: Bei welchem Betrag beginnt die Keramikversiegelung dann?'],
    now: '2025-09-10T10:00:00+02:00',
    mustContain: [["1'359", '1359']],
  },
  {
    id: 'tb-compute-work-07',
    kind: 'compute',
    form: 'keywords',
    turns: ['vermittlung 4 monate gesamtkosten'],
    mustContain: [['CHF 600']],
  },
  {
    id: 'tb-compute-work-08',
    kind: 'compute',
    form: 'dialect',
    turns: ['Vermittlig vier Mönet gäge feuf Prozänt Provision uf 60000 Franke, was isch billiger?'],
    mustContain: [['CHF 600'], ['günstiger', 'billiger', 'weniger', 'Vermittlung', 'festen Betrag', 'feste Betrag']],
  },
  {
    id: 'tb-compute-work-09',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie teuer ist die Vermittlung?', 'Und bei der Mindestdauer insgesamt?'],
    mustContain: [['CHF 450']],
  },
];
