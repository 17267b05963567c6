import type { LabelledQuestion } from '../../../../labelled-question.js';
import { depends, evading, francs, inTheOffer, people, unknown } from './labels.js';

/** The services page's price of the car hotel counts, not the blog's. */
const notTheBlogs = [...evading, 'CHF 250', '250 Franken'];

/** What a place costs, in the car hotel or in storage. */
export const priceStorage: readonly LabelledQuestion[] = [
  {
    id: 'price-money-015',
    kind: 'price',
    form: 'dialect',
    turns: ['I hett gern min Porsche über de Winter bi eu under Dach. Was verlanged er im Monet?'],
    mustContain: [[...francs(200), ...francs(150)]],
    mustNotContain: notTheBlogs,
  },
  {
    id: 'price-money-016',
    kind: 'price',
    form: 'standard',
    turns: [
      'Mein Cabrio soll klimatisiert stehen, ich hole es aber jedes zweite Wochenende. Mit welchem Betrag pro Monat muss ich rechnen?',
    ],
    mustContain: [francs(200)],
    mustNotContain: notTheBlogs,
  },
  {
    id: 'price-money-017',
    kind: 'price',
    form: 'typo',
    turns: ['autohottel wiefil im monad?'],
    mustContain: [francs(200)],
    mustNotContain: notTheBlogs,
  },
  {
    id: 'price-money-018',
    kind: 'price',
    form: 'keywords',
    turns: ['einlagerung womo preis monat'],
    mustContain: [francs(150)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-019',
    kind: 'price',
    form: 'dialect',
    turns: ['Im Blog stoht 250 för s Autohotel, of de andere Siite 200. Was stemmt jetz?'],
    mustContain: [francs(200)],
  },
  {
    id: 'price-money-020',
    kind: 'price',
    form: 'dialect',
    turns: ['Mir sueche e Winterplatz für unsere Camper, Novämber bis März. Isch das bi euch zahlbar?'],
    mustContain: [[...francs(150), ...francs(750)]],
    mustNotContain: evading,
  },
  {
    id: 'price-money-021',
    kind: 'price',
    form: 'standard',
    turns: ['Was kommt mich billiger, das Autohotel oder die Einlagerung?'],
    mustContain: [
      [
        ...francs(150),
        'Einlagerung ist',
        'Einlagerung kostet weniger',
        'günstiger ist die Einlagerung',
        'günstigsten ist die Einlagerung',
        'billiger ist die Einlagerung',
        'die Einlagerung.',
      ],
    ],
    mustNotContain: [...notTheBlogs, 'Autohotel ist günstiger', 'Autohotel ist billiger', 'Einlagerung ist teurer'],
  },
  {
    id: 'price-money-022',
    kind: 'price',
    form: 'dialect',
    turns: ['Isch s Batterielade im Priis vom Autohotel scho dine oder zahl i das no separat?'],
    mustContain: [['Offerte', 'Wunsch', 'einzeln', ...unknown]],
  },
  {
    id: 'price-money-023',
    kind: 'price',
    form: 'standard',
    turns: [
      'Mein Wohnmobil ist 8,5 Meter lang. Kostet das Einlagern dann auch nur 150 oder werde ich für die Länge bestraft?',
    ],
    mustContain: [[...depends, 'Länge und Höhe', 'Grösse', 'teurer', 'kostet mehr', 'mehr kosten', 'höher']],
  },
  {
    id: 'price-money-024',
    kind: 'price',
    form: 'typo',
    turns: ['muss ich beim einlagern eine kauzion hinterlgen'],
    mustContain: [[...unknown, ...inTheOffer], people],
  },
  {
    id: 'price-money-025',
    kind: 'price',
    form: 'standard',
    turns: [
      'Gibt es beim Autohotel eine Mindestdauer, für die ich zahlen muss, oder geht auch nur ein einziger Monat?',
    ],
    mustContain: [[...unknown, ...inTheOffer], people],
    mustNotContain: ['3 Monate', 'drei Monate'],
  },
  {
    id: 'price-money-026',
    kind: 'price',
    form: 'dialect',
    turns: ['Was choschtuts, wenn i ds Auto numu zwei Wuche bi eiw im Autohotel la?'],
    mustContain: [[...francs(200), ...unknown]],
    mustNotContain: ['CHF 250'],
  },
  {
    id: 'price-money-027',
    kind: 'price',
    form: 'standard',
    turns: ['150 Franken im Monat, nur damit mein Wohnmobil herumsteht? Was bekomme ich dafür?'],
    mustContain: [['klimatisiert', 'überwach', 'Batterie', 'kein Frost', 'trocken']],
    mustNotContain: evading,
  },
];
