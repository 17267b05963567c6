import type { LabelledQuestion } from '../../../labelled-question.js';
import { francs } from './labels.js';

/** Amounts that follow from a monthly price. */
export const monthComputeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-compute-01',
    kind: 'compute',
    form: 'dialect',
    turns: ['was choschtet mi das we ds Womo vo Afang Novämber bis Ändi März bi öich iiglageret isch?'],
    mustContain: [francs(750)],
  },
  {
    id: 'ta-compute-02',
    kind: 'compute',
    form: 'dialect',
    turns: ['Es halbs Jahr Autohotel, was macht das total'],
    mustContain: [francs(1200)],
    mustNotContain: ["CHF 1'500", 'CHF 250'],
  },
  {
    id: 'ta-compute-03',
    kind: 'compute',
    form: 'typo',
    turns: ['einlagrung 8 monatte gesammt preis'],
    mustContain: [francs(1200)],
  },
  {
    id: 'ta-compute-04',
    kind: 'compute',
    form: 'standard',
    turns: ['Was kostet mich die Vermittlung mindestens, wenn ich nur so lange bleibe, wie ich muss?'],
    mustContain: [francs(450)],
  },
  {
    id: 'ta-compute-05',
    kind: 'compute',
    form: 'dialect',
    turns: ['I ha zwöi Outo wo sötte is Autohotel. Was zahli de im Monet für beidi?'],
    mustContain: [francs(400)],
    mustNotContain: ['CHF 500'],
  },
  {
    id: 'ta-compute-06',
    kind: 'compute',
    form: 'dialect',
    turns: ['wivill gsparet mer im Johr wemmer iilageret statt is Autohotel göhnd?'],
    mustContain: [francs(600)],
  },
  {
    id: 'ta-compute-07',
    kind: 'compute',
    form: 'standard',
    turns: ['Ich gehe für anderthalb Jahre nach Neuseeland. Wie viel käme da fürs Einlagern zusammen?'],
    mustContain: [francs(2700)],
  },
  {
    id: 'ta-compute-08',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mys Budget isch 1000 Frangge. Wie mänge Monet kaa i s Auto drfür im Autohotel loh?'],
    mustContain: [['5 Monate', 'fünf Monate']],
    mustNotContain: ['4 Monate', 'vier Monate'],
  },
  {
    id: 'ta-compute-09',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Ein Händler verlangt 6 % vom Verkaufspreis, das Wohnmobil soll 50000 bringen. Was würde es bei Ihnen kosten, wenn es nach vier Monaten weg ist?',
    ],
    mustContain: [francs(600)],
  },
  {
    id: 'ta-compute-10',
    kind: 'compute',
    form: 'dialect',
    turns: ['autohotel s ganze jahr dure, wievil isch das'],
    mustContain: [francs(2400)],
    mustNotContain: ["CHF 3'000"],
  },
  {
    id: 'ta-compute-11',
    kind: 'compute',
    form: 'keywords',
    turns: ['vermittlung 5 monate total'],
    mustContain: [francs(750)],
  },
  {
    id: 'ta-compute-12',
    kind: 'compute',
    form: 'typo',
    turns: ['3 fahrzeuge einlagen fur 4 monte wiefiel kosted das zusamen'],
    mustContain: [francs(1800)],
  },
];
