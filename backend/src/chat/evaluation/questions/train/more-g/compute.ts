import type { LabelledQuestion } from '../../../labelled-question.js';
import { francs, KNOWN } from './labels.js';

/** What one service costs over months, or for how long the money lasts. */
export const computeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-compute-01',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mys Cabrio sött vo Mitti Oktober bis Mitti Aprile is Outohotel, auso sächs Monet. Was macht das zäme?'],
    mustContain: [francs(1200)],
    mustNotContain: [...KNOWN, ...francs(1500)],
  },
  {
    id: 'tg-compute-02',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Wir reisen fünf Monate durch Südamerika, das Wohnmobil käme in die Einlagerung. Wie viel kostet uns das insgesamt?',
    ],
    mustContain: [francs(750)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-03',
    kind: 'compute',
    form: 'typo',
    turns: ['hab nur 700 fr übrig, wivile monate einlagrung krige ich dafür'],
    mustContain: [['4 Monat', 'vier Monat', '4 volle', 'vier volle', '4 ganze', 'vier ganze']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-04',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Wenn ich min Camper dur eu vermittle lah und grad nach de Mindestduur ufhöre: wie vil Franke han ich dänn total zahlt?',
    ],
    mustContain: [francs(450)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-05',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Mein Wagen steht fünf Monate. Wie viel Franken spare ich total, wenn ich statt dem Autohotel die Einlagerung nehme?',
    ],
    mustContain: [francs(250)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-06',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mer hend zwöi Auto, de Mini und de Volvo. Beidi für ei Monet is Autohotel, was chonnt das?'],
    mustContain: [francs(400)],
    mustNotContain: [...KNOWN, ...francs(500)],
  },
];
