import type { LabelledQuestion } from '../../../labelled-question.js';
import { francs, KNOWN } from './labels.js';

/** What selling, buying and the package cost, and what a price holds. */
export const tradePriceQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-price-10',
    kind: 'price',
    form: 'standard',
    turns: [
      'Eine Garage will zehn Prozent vom Verkaufspreis, wenn sie unser Wohnmobil verkauft. Wie ist das bei Ihnen mit der Vermittlung?',
    ],
    mustContain: [
      [
        'keine Provision',
        'ohne Provision',
        'Provision gibt es nicht',
        'provisionsfrei',
        'fester Betrag',
        'festen Betrag',
        ...francs(150),
      ],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-11',
    kind: 'price',
    form: 'dialect',
    turns: ['Was nähmet dir im Monet, we dir mys Outo für mi verchoufet?'],
    mustContain: [francs(150)],
    mustNotContain: [...KNOWN, ...francs(1699)],
  },
  {
    id: 'tg-price-12',
    kind: 'price',
    form: 'standard',
    turns: ['Es gibt doch ein Paket mit Aufbereitung und Versiegelung in einem. Ab welchem Betrag bekommt man das?'],
    mustContain: [francs(1200)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-13',
    kind: 'price',
    form: 'typo',
    turns: ['sind die 1699 für die keramik mit oder one mwst'],
    mustContain: [
      [
        'exkl',
        'nicht inkl',
        'ohne M',
        'zuzüglich',
        'zzgl',
        'nicht inbegriffen',
        'nicht enthalten',
        'nicht dabei',
        'kommt dazu',
        'kommt noch',
      ],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-price-14',
    kind: 'price',
    form: 'standard',
    turns: ['Ich hätte einen Jaguar E-Type von 1967 abzugeben, schön restauriert. Was zahlen Sie mir dafür?'],
    mustContain: [
      [
        'Besichtigung',
        'besichtig',
        'ansehen',
        'anschauen',
        'angeschaut',
        'gesehen',
        'vor Ort',
        'entsteht am Fahrzeug',
        'Zustand',
      ],
    ],
    mustNotContain: KNOWN,
  },
];
