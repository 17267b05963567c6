import type { LabelledQuestion } from '../../../labelled-question.js';
import { BLOG_HOTEL, GIVES_UP, HOTEL, MONTHLY, NO_COMMISSION, STEAM } from './labels.js';

/** What steam, a place and brokerage cost. */
export const priceMore: readonly LabelledQuestion[] = [
  {
    id: 'td-price-08',
    kind: 'price',
    form: 'typo',
    turns: ['was kosted di dampfreinigumg'],
    mustContain: [STEAM],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-09',
    kind: 'price',
    form: 'dialect',
    turns: ['Wie tüür isch en Stellplatz im Autohotel?'],
    mustContain: [HOTEL],
    mustNotContain: [...GIVES_UP, ...BLOG_HOTEL],
  },
  {
    id: 'td-price-10',
    kind: 'price',
    form: 'standard',
    turns: ['Was verlangen Sie im Monat, wenn ich das Wohnmobil über den Winter bei Ihnen einlagere?'],
    mustContain: [MONTHLY],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-11',
    kind: 'price',
    form: 'keywords',
    turns: ['preis vermittlung'],
    mustContain: [MONTHLY],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-12',
    kind: 'price',
    form: 'dialect',
    turns: ['Nehmed ihr Provision wenn ihr min Wage verchaufed?'],
    mustContain: [NO_COMMISSION],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-13',
    kind: 'price',
    form: 'dialect',
    turns: ['Mini Frou wott d Polschter vom Camper la dämpfe. Was muess i da öppe rächne?'],
    mustContain: [STEAM],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-price-14',
    kind: 'price',
    form: 'typo',
    turns: ['wiviel zale ich im monat wen ihr mein wohnmobiel für mich verkauft'],
    mustContain: [MONTHLY],
    mustNotContain: GIVES_UP,
  },
];
