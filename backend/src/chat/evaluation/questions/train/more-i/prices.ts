import type { LabelledQuestion } from '../../../labelled-question.js';
import { DEPENDS, DOES_NOT_KNOW, francs } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];

/** What something costs, as people with a vehicle in mind ask it. */
export const prices: readonly LabelledQuestion[] = [
  {
    id: 'i-price-01',
    kind: 'price',
    form: 'dialect',
    turns: ['Grüessech, mir hei e Knaus, öppe 6 Meter läng. Was müesste mir da rächne für di Versiglig?'],
    mustContain: [francs(1699)],
    mustNotContain,
  },
  {
    id: 'i-price-02',
    kind: 'price',
    form: 'standard',
    turns: ['Ist bei den 1699 Franken die Mehrwertsteuer schon drin?'],
    mustContain: [
      ['exkl', 'ohne MwSt', 'ohne Mehrwertsteuer', 'nicht inbegriffen', 'nicht enthalten', 'kommt dazu', 'zuzüglich'],
    ],
    mustNotContain,
  },
  {
    id: 'i-price-03',
    kind: 'price',
    form: 'dialect',
    turns: ['was zahl ich im Monet wenn min Camper de Winter über bi eu staht'],
    mustContain: [francs(150)],
    mustNotContain,
  },
  {
    id: 'i-price-04',
    kind: 'price',
    form: 'typo',
    turns: ['wie teur ist ein platz im autohottel für meinen porsche'],
    mustContain: [francs(200)],
    mustNotContain: [DOES_NOT_KNOW, 'CHF 250'],
  },
  {
    id: 'i-price-05',
    kind: 'price',
    form: 'dialect',
    turns: ['Üsi Chli hät uf de Heifahrt de Rücksitz voll erbroche. Was koscht da wenn ihr da wieder suuber mached?'],
    mustContain: [francs(80)],
    mustNotContain,
  },
  {
    id: 'i-price-06',
    kind: 'price',
    form: 'standard',
    turns: ['Nehmen Sie beim Verkauf Prozente, oder wie verdienen Sie daran?'],
    mustContain: [
      [
        'keine Provision',
        'ohne Provision',
        'Provision: keine',
        'Provision gibt es nicht',
        'fester Betrag',
        'festen Betrag',
      ],
    ],
    mustNotContain,
  },
  {
    id: 'i-price-07',
    kind: 'price',
    form: 'standard',
    turns: ['Gibt es eigentlich ein Paket mit Polieren und allem drum und dran, und was kostet das?'],
    mustContain: [francs(1200)],
    mustNotContain,
  },
  {
    id: 'i-price-08',
    kind: 'price',
    form: 'dialect',
    turns: ['Isch das bi de Keramik e fixe Priis oder chunnts am Schluss de doch tüürer?'],
    mustContain: [DEPENDS],
    mustNotContain,
  },
  {
    id: 'i-price-09',
    kind: 'price',
    form: 'typo',
    turns: ['muss ich die offerte den annemen wen ich sie bestelle oder is das unverbindlch'],
    mustContain: [
      ['unverbindlich', 'verpflicht', 'erst, wenn Sie', 'müssen nicht', 'müssen Sie nicht', 'Zusage', 'Offerte'],
    ],
    mustNotContain,
  },
  {
    id: 'i-price-10',
    kind: 'compute',
    form: 'dialect',
    turns: ['ha 900 Franke uf dr Site, für wie mängä Monet chani mis Auto do defür ilagere?'],
    mustContain: [['6 Monate', 'sechs Monate', '6 Monat']],
    mustNotContain,
  },
];
