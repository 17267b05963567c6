import type { LabelledQuestion } from '../../../labelled-question.js';
import { francs, KNOWN } from './labels.js';

/** What the services cost. */
export const priceQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-price-01',
    kind: 'price',
    form: 'dialect',
    turns: [
      'Grüessech, mir hei es Büssli, e VW California, öppe füf Meter. Was müesste mer für die Keramik ungfähr rächne?',
    ],
    mustContain: [francs(1699)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-02',
    kind: 'price',
    form: 'typo',
    turns: ['was kostet bei euch die kermikversigelung fürs wohmobil'],
    mustContain: [francs(1699)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-03',
    kind: 'price',
    form: 'standard',
    turns: [
      'Mein Nachbar meint, so eine Keramikschicht am Wohnmobil bekomme man fast geschenkt. Ab wie viel geht es los?',
    ],
    mustContain: [francs(1699)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-04',
    kind: 'price',
    form: 'dialect',
    turns: ['sorry bin im stress.. autohotel, pro monet, was isch de priis?'],
    mustContain: [francs(200)],
    mustNotContain: [...KNOWN, ...francs(250)],
  },
  {
    id: 'tg-price-05',
    kind: 'price',
    form: 'standard',
    turns: [
      'Ich habe mir zur Pensionierung einen 911er gegönnt und möchte ihn ins Autohotel stellen. Mit welchem Betrag muss ich monatlich rechnen?',
    ],
    mustContain: [francs(200)],
    mustNotContain: [...KNOWN, ...francs(250)],
  },
  {
    id: 'tg-price-06',
    kind: 'price',
    form: 'keywords',
    turns: ['einlagerung winter preis'],
    mustContain: [francs(150)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-07',
    kind: 'price',
    form: 'dialect',
    turns: ['Mer wettid üsers Wohnmobil über de Winter bi eu iilagere. Wa choscht da im Monet?'],
    mustContain: [francs(150)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-08',
    kind: 'price',
    form: 'typo',
    turns: ['wivil kosted dampfrenigung vom auto inen'],
    mustContain: [francs(80)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-09',
    kind: 'price',
    form: 'dialect',
    turns: ['Üsi Hönd hend d Sitz versauet. Was choschtet s, wenn er das mit em Dampf suuber mached?'],
    mustContain: [francs(80)],
    mustNotContain: KNOWN,
  },
];
