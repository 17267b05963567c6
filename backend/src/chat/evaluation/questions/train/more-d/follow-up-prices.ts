import type { LabelledQuestion } from '../../../labelled-question.js';
import { BLOG_HOTEL, GIVES_UP, HOTEL, MONTHLY, NO_COMMISSION, PACKAGE, SEALING } from './labels.js';

/** Costs asked in the second or third message. */
export const followUpPrices: readonly LabelledQuestion[] = [
  {
    id: 'td-follow-up-01',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet die Einlagerung?', 'Und das Autohotel?'],
    mustContain: [HOTEL],
    mustNotContain: [...GIVES_UP, ...BLOG_HOTEL],
  },
  {
    id: 'td-follow-up-02',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie lange hält die Keramikversiegelung?', 'Ok, und was kostet sie?'],
    mustContain: [SEALING],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-03',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Ich wott mis Womo bi eu iilagere übere Winter', 'Isch das klimatisiert?', 'und was choschtets im Monet'],
    mustContain: [MONTHLY],
    mustNotContain: [...GIVES_UP, ...HOTEL],
  },
  {
    id: 'td-follow-up-04',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet das Autohotel pro Monat?', 'Und für vier Monate?'],
    mustContain: [['CHF 800', '800 Franken', 'Fr. 800']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-05',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was isch s Komplettpaket?', 'Und choschte tuets?'],
    mustContain: [PACKAGE],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-06',
    kind: 'follow-up',
    form: 'keywords',
    turns: ['vermittlung preis', 'provision?'],
    mustContain: [NO_COMMISSION],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-07',
    kind: 'follow-up',
    form: 'typo',
    turns: ['dampfreinigung wohnmobiel wie lange dauerd das', 'und keramick was kosted die'],
    mustContain: [SEALING],
    mustNotContain: GIVES_UP,
  },
];
