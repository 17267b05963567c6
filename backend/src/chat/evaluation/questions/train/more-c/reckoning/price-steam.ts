import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasion, francs, refusal } from './labels.js';

/** What the steam cleaning costs. */
export const priceSteamQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-060',
    kind: 'price',
    form: 'keywords',
    turns: ['preis dampfreinigung auto'],
    mustContain: [francs(80)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-061',
    kind: 'price',
    form: 'dialect',
    turns: ['Was choschtot de d Dampfreinigung bi eu? Tüe sus nur d Sitza'],
    mustContain: [francs(80)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-062',
    kind: 'price',
    form: 'standard',
    turns: [
      'Unser Hund ist im Herbst gestorben, und der Kombi riecht immer noch nach ihm. Meine Frau möchte, dass das mit Dampf gereinigt wird. Ab welchem Preis machen Sie das?',
    ],
    mustContain: [francs(80)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-063',
    kind: 'price',
    form: 'typo',
    turns: ['wass kosted eine damf reinigung für innnen'],
    mustContain: [francs(80)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-064',
    kind: 'price',
    form: 'standard',
    turns: ['Im Artikel ist die Rede von einer Mikrodampfreinigung. Was verlangen Sie für die?'],
    mustContain: [francs(150)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-065',
    kind: 'price',
    form: 'standard',
    turns: ['Kostet es gleich viel, ob Sie zwei Sitze dämpfen oder ein ganzes Wohnmobil mit Küche und Bad?'],
    mustContain: [['Fläche', 'Grösse', 'grösser', 'Verschmutzung', 'je nach', 'hängt', 'schneller', 'nein', 'Aufwand']],
    mustNotContain: refusal,
  },
  {
    id: 'tc-reckoning-066',
    kind: 'price',
    form: 'dialect',
    turns: ['chönd ihr kafiflecke us em polster bringe mit dampf?', 'ok und was würd das choschte'],
    mustContain: [francs(80)],
    mustNotContain: evasion,
  },
];
