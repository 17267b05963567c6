import type { LabelledQuestion } from '../../../labelled-question.js';
import { francs, UNANSWERED } from './labels.js';

/** Months, sums and budgets. */
export const computeAmountsE: readonly LabelledQuestion[] = [
  {
    id: 'te-compute-01',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mir wette üse Bus vom Oktober bis u mit März bi öich iilagere, 6 Mönet auso, was macht das zäme?'],
    mustContain: [francs(900)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-02',
    kind: 'compute',
    form: 'standard',
    turns: ['Drei Monate Mindestdauer bei der Vermittlung heisst, ich zahle auf jeden Fall wie viel?'],
    mustContain: [francs(450)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-03',
    kind: 'compute',
    form: 'dialect',
    turns: ['Ich ha 1000 Stutz uf de Siite, wie vill Mönet Autohotel git das?'],
    mustContain: [['5 Monate', 'fünf Monate', '5 volle', '5 ganze', 'fünf ganze', 'fünf volle']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-04',
    kind: 'compute',
    form: 'typo',
    turns: ['2 autos einlagern 4 monate wievil gibt das zusamen'],
    mustContain: [francs(1200)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-05',
    kind: 'compute',
    form: 'dialect',
    turns: ['Wie vil tüürer chunt mi s Autohotel als d Iilagerig, wenn i 3 Mönet rechne?'],
    mustContain: [
      [
        ...francs(600),
        ...francs(450),
        ...francs(50),
        'CHF 150 mehr',
        'CHF 150 teurer',
        'CHF 150 günstiger',
        'CHF 150 Unterschied',
        '150 Franken mehr',
        '150 Franken teurer',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-06',
    kind: 'compute',
    form: 'standard',
    turns: ['Keramikversiegelung und danach fünf Monate einlagern, was kostet mich beides zusammen?'],
    mustContain: [francs(2449)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-09',
    kind: 'compute',
    form: 'dialect',
    turns: ['was chostets mi weni my Chlapf es ganzes jahr im outohotel ha'],
    mustContain: [francs(2400)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-10',
    kind: 'compute',
    form: 'keywords',
    turns: ['einlagerung 5 monate total'],
    mustContain: [francs(750)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-11',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Mein Sohn und ich haben je ein kompaktes Wohnmobil. Was wäre die Keramikversiegelung für beide, also 2 Stück?',
    ],
    mustContain: [francs(3398)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-14',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Mehr als 1500 Franken liegen bei mir nicht drin. Reicht das für die Keramikversiegelung am kompakten Wohnmobil?',
    ],
    mustContain: [
      [...francs(1699), ...francs(199)],
      ['nicht', 'Nein', 'fehlen', 'fehlt', 'mehr als', 'darüber', 'zu wenig', 'knapp', 'übersteigt'],
    ],
    mustNotContain: UNANSWERED,
  },
];
