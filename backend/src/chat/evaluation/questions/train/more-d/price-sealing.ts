import type { LabelledQuestion } from '../../../labelled-question.js';
import { GIVES_UP, PACKAGE, SEALING } from './labels.js';

/** What the ceramic sealing and the package cost. */
export const priceSealing: readonly LabelledQuestion[] = [
  {
    id: 'td-price-01',
    kind: 'price',
    form: 'dialect',
    turns: ['was chostet d keramikversigelig bi öich?'],
    mustContain: [SEALING],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-02',
    kind: 'price',
    form: 'standard',
    turns: [
      'Guten Abend. Wir haben einen Hymer, sechs Jahre alt, und möchten ihn versiegeln lassen. Womit müssen wir etwa rechnen?',
    ],
    mustContain: [SEALING],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-03',
    kind: 'price',
    form: 'standard',
    turns: ['Ist die Mehrwertsteuer bei der Versiegelung schon dabei?'],
    mustContain: [
      [
        'exkl',
        'ohne MwSt',
        'ohne Mehrwertsteuer',
        'zzgl',
        'zuzüglich',
        'nicht dabei',
        'nicht inklusive',
        'nicht drin',
        'nicht enthalten',
        'nicht inbegriffen',
        'nicht eingerechnet',
        'kommt dazu',
        'kommt noch dazu',
        'kommt hinzu',
      ],
    ],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-04',
    kind: 'price',
    form: 'dialect',
    turns: ['Was choschted s Komplettpaket mit Ufbereitig und Versiglig?'],
    mustContain: [PACKAGE],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-05',
    kind: 'price',
    form: 'typo',
    turns: ['kompackter camper keramick preiss ca?'],
    mustContain: [SEALING],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-06',
    kind: 'price',
    form: 'standard',
    turns: ['Warum steht bei euch einmal ab 1699 und einmal ab 1200?'],
    mustContain: [['Komplettpaket', 'Paket', 'zwei Angebote', 'zwei verschiedene', 'verschiedene Angebote']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-07',
    kind: 'price',
    form: 'dialect',
    turns: ['Vo was hanget de Priis für s Versigle ab?'],
    mustContain: [['Länge', 'Grösse', 'Zustand', 'wie gross', 'ausgekreidet']],
    mustNotContain: GIVES_UP,
  },
];
