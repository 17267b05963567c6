import type { LabelledQuestion } from '../../../../labelled-question.js';
import { depends, evading, francs, withoutVat } from './labels.js';

/** What the sealing of a motorhome costs. */
export const priceSealing: readonly LabelledQuestion[] = [
  {
    id: 'price-money-001',
    kind: 'price',
    form: 'dialect',
    turns: [
      'Grüessech, mir hei e Hymer B-Klass u überlege üs das mit dere Keramik. Was müesste mir da öppe uf e Tisch lege?',
    ],
    mustContain: [francs(1699)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-002',
    kind: 'price',
    form: 'standard',
    turns: [
      'Ist so eine Versiegelung eigentlich teuer? Wir leben von der AHV und haben nur einen kleinen Kastenwagen.',
    ],
    mustContain: [francs(1699)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-003',
    kind: 'price',
    form: 'typo',
    turns: ['wass kostet das versigeln vom womo ungefär'],
    mustContain: [francs(1699)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-004',
    kind: 'price',
    form: 'keywords',
    turns: ['wohnmobil keramik kosten'],
    mustContain: [francs(1699)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-005',
    kind: 'price',
    form: 'standard',
    turns: [
      'Der Preis für die Versiegelung, den ich auf Ihrer Seite gesehen habe: Kommt da noch die Mehrwertsteuer drauf?',
    ],
    mustContain: [withoutVat],
    mustNotContain: evading,
  },
  {
    id: 'price-money-008',
    kind: 'price',
    form: 'typo',
    turns: ['mein alkofen ist 7.40 lang zal ich da auch nur die 1699 oder mer'],
    mustContain: [
      [...depends, 'kompakt', 'teurer', 'kostet mehr', 'mehr kosten', 'mehr als', 'höher', 'in einer Offerte'],
    ],
  },
  {
    id: 'price-money-009',
    kind: 'price',
    form: 'dialect',
    turns: ['Mis Womo isch 18 jährig und s GFK chriidet extrem. Wird das denn türer?'],
    mustContain: [
      ['Zustand', 'teurer', 'kostet mehr', 'mehr kosten', 'mehr Polier', 'mehr Arbeit', 'Aufwand', 'aufwend', 'höher'],
    ],
    mustNotContain: evading,
  },
  {
    id: 'price-money-011',
    kind: 'price',
    form: 'dialect',
    turns: ['Was choschtet s Versigle bi öich?', 'U für nes chlises, so eis wi mi California?'],
    mustContain: [francs(1699)],
    mustNotContain: evading,
  },
];
