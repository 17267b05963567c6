import type { LabelledQuestion } from '../../../labelled-question.js';
import { francs, UNANSWERED } from './labels.js';

/** What the services cost. */
export const pricesE: readonly LabelledQuestion[] = [
  {
    id: 'te-price-01',
    kind: 'price',
    form: 'dialect',
    turns: [
      'grüessech üse camper isch itz 12 jährig u sött mau gmacht wärde mit dere keramik was müesse mer da öppe rächne',
    ],
    mustContain: [francs(1699)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-price-02',
    kind: 'price',
    form: 'dialect',
    turns: ['Mini Mueter mag ihres Auto nümm sälber verchaufe, das isch ere z vill. Was nämed ihr für d Vermittlig?'],
    mustContain: [francs(150)],
    mustNotContain: [...UNANSWERED, ...francs(200)],
  },
  {
    id: 'te-price-03',
    kind: 'price',
    form: 'standard',
    turns: [
      'Wir sind von November bis März in Spanien und der Porsche bleibt hier. Was verlangen Sie im Monat fürs Einlagern?',
    ],
    mustContain: [francs(150)],
    mustNotContain: [...UNANSWERED, ...francs(80)],
  },
  {
    id: 'te-price-04',
    kind: 'price',
    form: 'typo',
    turns: ['was koset eine dampfreinugung für zwei vordersize und den kofferaum'],
    mustContain: [francs(80)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-price-05',
    kind: 'price',
    form: 'dialect',
    turns: ['Hoi zeme, i ha gläse es gäb so es Komplettpaket mit Ufbereite und Versiegle, wie tüür isch da?'],
    mustContain: [francs(1200)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-price-06',
    kind: 'price',
    form: 'dialect',
    turns: ['Wieviel choscht s Autohotel im Monet bi öich, esch för ne Mazda MX-5'],
    mustContain: [francs(200)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-price-09',
    kind: 'price',
    form: 'keywords',
    turns: ['preis keramik kompakter camper'],
    mustContain: [francs(1699)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-price-11',
    kind: 'price',
    form: 'dialect',
    turns: ['Tag wohl, was müess ich fer d Dampfreinigung innu im Büssji zale?'],
    mustContain: [francs(80)],
    mustNotContain: UNANSWERED,
  },
];
