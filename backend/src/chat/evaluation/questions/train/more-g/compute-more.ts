import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { francs, KNOWN } from './labels.js';

/** Several services or vehicles together, and whether money or time is enough. */
export const moreComputeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-compute-07',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Aussen Keramikversiegelung, innen Dampfreinigung, beides beim gleichen Besuch: Ab wie viel Franken kommt das zusammen?',
    ],
    mustContain: [francs(1779)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-08',
    kind: 'compute',
    form: 'keywords',
    turns: ['dampfreinigung 3 autos total'],
    mustContain: [francs(240)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-09',
    kind: 'compute',
    form: 'dialect',
    turns: ['I ha 1500 Franke uf dr Site gleit für d Keramikversiglig vom Wohnmobil. Längt das?'],
    mustContain: [francs(1699), ['nicht', 'Nein', 'fehlen', 'knapp', 'zu wenig', 'erst ab', 'mehr']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-10',
    kind: 'compute',
    form: 'typo',
    turns: ['unser alkoven ist 7.8m lang zahlen wir da mer als die 1699'],
    mustContain: [
      [
        'hängt',
        'je nach',
        'kommt darauf an',
        'kommt drauf an',
        'Grösse',
        'Länge',
        'Zustand',
        'vermutlich',
        'wahrscheinlich',
      ],
      ['Offerte', 'Anfrage', 'Angebot', 'offerieren'],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-11',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Vier Mönet Iilagerig, und i dere Ziit verchaufed ihr s Auto grad für üs. Was macht Iilagerig und Vermittlig zäme?',
    ],
    mustContain: [francs(1200)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-compute-12',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Am Montagmorgen könnte ich das Wohnmobil zum Versiegeln bringen, am Donnerstag fahren wir schon nach Italien. Reicht die Zeit?',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: KNOWN,
  },
];
