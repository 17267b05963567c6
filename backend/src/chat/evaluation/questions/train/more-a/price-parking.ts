import type { LabelledQuestion } from '../../../labelled-question.js';
import { AUTOHOTEL, MONTHLY_150, SEALING, STEAM } from './labels.js';

/** What a place for the vehicle, its sale and several things at once cost. */
export const parkingPriceQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-price-13',
    kind: 'price',
    form: 'dialect',
    turns: ['was isch dr Tarif für es Platzli im Outohotel pro Monet'],
    mustContain: [AUTOHOTEL],
    mustNotContain: ['CHF 250'],
  },
  {
    id: 'ta-price-14',
    kind: 'price',
    form: 'typo',
    turns: ['Im blok steht 250 fürs Autohotell, auf der angebots seite 200. wass zahl ich jezt'],
    mustContain: [AUTOHOTEL],
  },
  {
    id: 'ta-price-15',
    kind: 'price',
    form: 'standard',
    turns: [
      'Ich suche für meinen alten Porsche etwas Beheiztes, wo ich ihn trotzdem alle paar Tage holen kann. Was müsste ich dafür monatlich hinlegen?',
    ],
    mustContain: [AUTOHOTEL],
    mustNotContain: ['CHF 250'],
  },
  {
    id: 'ta-price-16',
    kind: 'price',
    form: 'dialect',
    turns: ['Mir möchted eusen Wohnwage de Winter dure imene Trochne parkiere, wie tüür chunnt das im Monet?'],
    mustContain: [MONTHLY_150],
    mustNotContain: ['CHF 250'],
  },
  {
    id: 'ta-price-17',
    kind: 'price',
    form: 'keywords',
    turns: ['winterlager womo chf/monat'],
    mustContain: [MONTHLY_150],
    mustNotContain: ['CHF 250'],
  },
  {
    id: 'ta-price-18',
    kind: 'price',
    form: 'dialect',
    turns: [
      'Mini Eltere (78 und 81) chönd nüme fahre und s Wohnmobil söt weg. Si wend aber niemert im Huus ha zum luege. Wenn ihr das für si verchaufed, was nehmed ihr defür?',
    ],
    mustContain: [MONTHLY_150, ['Provision', 'fest']],
  },
  {
    id: 'ta-price-19',
    kind: 'price',
    form: 'typo',
    turns: ['was kosted vermitlung bei auto ferkauf'],
    mustContain: [MONTHLY_150],
  },
  {
    id: 'ta-price-20',
    kind: 'price',
    form: 'dialect',
    turns: ['Wie vill gänder mer för min Ferrari? Johrgang 99, 40000 km'],
    mustContain: [['Besichtigung', 'ansehen', 'anschauen']],
    mustNotContain: ["CHF 1'699"],
  },
  {
    id: 'ta-price-21',
    kind: 'price',
    form: 'dialect',
    turns: ['2 Frage: was choscht d Dampfreinigung und was choscht d Keramik?'],
    mustContain: [STEAM, SEALING],
  },
  {
    id: 'ta-price-22',
    kind: 'price',
    form: 'standard',
    turns: ['Nennen Sie mir bitte kurz die Monatspreise von Autohotel und Einlagerung nebeneinander.'],
    mustContain: [AUTOHOTEL, MONTHLY_150],
    mustNotContain: ['CHF 250'],
  },
];
