import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evading, francs } from './labels.js';

/** Several vehicles or services together, differences, and whether a budget is enough. */
export const computeSums: readonly LabelledQuestion[] = [
  {
    id: 'compute-money-014',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Wir hätten gern die Keramikversiegelung und gleich noch eine Dampfreinigung innen. Was macht das zusammen?',
    ],
    mustContain: [francs(1779)],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-015',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mir händ zwei Oldtimer und wänd beidi vier Monet ilagere. Wie vil isch das total?'],
    mustContain: [francs(1200)],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-016',
    kind: 'compute',
    form: 'standard',
    turns: ['Was spare ich im Jahr, wenn ich statt des Autohotels die Einlagerung nehme?'],
    mustContain: [francs(600)],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-017',
    kind: 'compute',
    form: 'typo',
    turns: ['dampfreinigunng für 3 autos wiefiel zusamen'],
    mustContain: [francs(240)],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-018',
    kind: 'compute',
    form: 'dialect',
    turns: ['Längt mer 2000 Franke für d Keramik am Womo plus eimal Dampf innefür?'],
    mustContain: [[...francs(1779), 'reicht', 'reichen', 'genüg']],
    mustNotContain: [...evading, 'reicht nicht', 'reichen nicht', 'genügt nicht', 'genügen nicht'],
  },
  {
    id: 'compute-money-019',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mir würde ds Wohnmobil la versigle u nächär grad no drü Monet bi öich ilagere. Was git das zäme?'],
    mustContain: [francs(2149)],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-020',
    kind: 'compute',
    form: 'typo',
    turns: ['komplet paket und danach 5 monate einlagern wiviel zusammen'],
    mustContain: [francs(1950)],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-021',
    kind: 'compute',
    form: 'standard',
    turns: ["Versiegelung, Dampfreinigung und fünf Monate Einlagerung: Kommen wir da mit 2'500 Franken durch?"],
    mustContain: [[...francs(2529), ...francs(29), 'reicht nicht', 'reichen nicht', 'nicht ganz', 'knapp nicht']],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-022',
    kind: 'compute',
    form: 'dialect',
    turns: ['Wa chunnt türer: es Johr Autohotel oder s Womo eimol versigle loh?'],
    mustContain: [
      [
        ...francs(2400),
        'Autohotel ist teurer',
        'Autohotel kostet mehr',
        'Autohotel kommt teurer',
        'Autohotel wäre teurer',
        'teurer ist das Autohotel',
        'Jahr Autohotel',
      ],
    ],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-023',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Wir vermieten Camper. Was würden drei Wohnmobile kosten, wenn wir sie über fünf Monate bei Ihnen einlagern?',
    ],
    mustContain: [francs(2250)],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-024',
    kind: 'compute',
    form: 'typo',
    turns: ['hab 300 fr kan ich mein auto da 2 monate ins autohotel stelen'],
    mustContain: [
      [...francs(400), ...francs(100), '1 Monat', 'einen Monat', 'ein Monat', 'reicht nicht', 'reichen nicht'],
    ],
    mustNotContain: evading,
  },
  {
    id: 'compute-money-025',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mir zahle jetz 280 im Monet für e Garage z Basel. Was würde mer mit eurer Ilagerig pro Monet spare?'],
    mustContain: [francs(130)],
    mustNotContain: evading,
  },
];
