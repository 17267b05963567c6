import type { LabelledQuestion } from '../../../../labelled-question.js';
import { dependsOnSize, evasion, francs } from './labels.js';

/** What the car hotel and the storage cost. */
export const pricePlacesQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-067',
    kind: 'price',
    form: 'dialect',
    turns: ['Saage Si, was kostet so e Blätzli im Autohotel pro Monet?'],
    mustContain: [francs(200)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-068',
    kind: 'price',
    form: 'standard',
    turns: [
      'Ich ziehe in eine Wohnung ohne Garage, und mein 911er soll nicht auf der Strasse übernachten. Sonntags fahre ich ihn gern. Was zahle ich im Monat bei Ihnen im Autohotel?',
    ],
    mustContain: [francs(200)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-069',
    kind: 'price',
    form: 'standard',
    turns: ['Im Blog steht beim Autohotel 250, bei den Leistungen 200 Franken. Was stimmt jetzt?'],
    mustContain: [francs(200)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-070',
    kind: 'price',
    form: 'dialect',
    turns: ['Was chostid d Iilagerig för es Wohnmobil im Monet ongefähr?'],
    mustContain: [francs(150)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-071',
    kind: 'price',
    form: 'typo',
    turns: ['winterlager fur camper was kosted das pro monnat'],
    mustContain: [francs(150)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-072',
    kind: 'price',
    form: 'standard',
    turns: ['Gelten die 150 Franken Einlagerung auch für einen Integrierten von acht Metern?'],
    mustContain: [dependsOnSize],
    mustNotContain: ['Das weiss ich nicht', 'für alle Grössen', 'unabhängig von der Grösse'],
  },
  {
    id: 'tc-reckoning-073',
    kind: 'price',
    form: 'keywords',
    turns: ['einlagerung preis monat oldtimer'],
    mustContain: [francs(150)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-074',
    kind: 'price',
    form: 'typo',
    turns: ['wass zal ich im mont fürs autohotell'],
    mustContain: [francs(200)],
    mustNotContain: evasion,
  },
];
