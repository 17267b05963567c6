import type { LabelledQuestion } from '../../../labelled-question.js';
import { DETAILING, SEALING, STEAM } from './labels.js';

/** What the sealing and the steam cleaning cost. */
export const sealingPriceQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-price-01',
    kind: 'price',
    form: 'dialect',
    turns: [
      'Grüessech, was choschtet das öppe we dir üses Wohnmobiu versiglet? Isch e Bürstner vom 2017, cirka 7 Meter',
    ],
    mustContain: [SEALING],
    mustNotContain: ['CHF 200'],
  },
  {
    id: 'ta-price-02',
    kind: 'price',
    form: 'dialect',
    turns: ['hoi zäme wieviel müesst ich rächne für so e nanobeschichtig vom camper?'],
    mustContain: [SEALING],
  },
  {
    id: 'ta-price-03',
    kind: 'price',
    form: 'typo',
    turns: ['wass kostet den eine keramickversigelung bei euch fur ein kleines womo'],
    mustContain: [SEALING],
  },
  {
    id: 'ta-price-04',
    kind: 'price',
    form: 'standard',
    turns: [
      'Guten Tag, wir kommen aus Lörrach und haben vor zwei Jahren einen gebrauchten Hymer gekauft. Mein Mann poliert jedes Frühjahr zwei Tage lang, aber nach vier Wochen ist alles wieder stumpf. Jetzt hat uns eine Bekannte auf dem Stellplatz von dieser Keramik erzählt. In welcher Preisregion bewegen wir uns da ungefähr? Wir sind beide Rentner und müssen planen.',
    ],
    mustContain: [SEALING],
  },
  {
    id: 'ta-price-05',
    kind: 'price',
    form: 'dialect',
    turns: ['isch bi dene 1699 d mehrwärtstüür scho dinne?'],
    mustContain: [['exkl', 'ohne Mehrwertsteuer', 'ohne MwSt', 'zuzüglich', 'nicht inbegriffen', 'nicht enthalten']],
  },
  {
    id: 'ta-price-06',
    kind: 'price',
    form: 'dialect',
    turns: ['Wa choschts wenn ihr üsers Wohnmobil putzed, polieret und versiegled, alles zäme als Paket?'],
    mustContain: [DETAILING],
  },
  {
    id: 'ta-price-07',
    kind: 'price',
    form: 'standard',
    turns: ['Auf Ihrer Seite stehen 1200 und 1699. Was stimmt denn jetzt?'],
    mustContain: [DETAILING, SEALING, ['Komplettpaket', 'Aufbereitung']],
  },
  {
    id: 'ta-price-08',
    kind: 'price',
    form: 'keywords',
    turns: ['dampf innenraum kosten'],
    mustContain: [STEAM],
    mustNotContain: ['CHF 150'],
  },
  {
    id: 'ta-price-09',
    kind: 'price',
    form: 'dialect',
    turns: [
      'sali, my Hund het s ganze Auto vollgsabberet und s stinkt wie d Pescht. was kostet das wenn dir das mit Dampf butze dien?',
    ],
    mustContain: [STEAM],
    mustNotContain: ['CHF 150'],
  },
  {
    id: 'ta-price-10',
    kind: 'price',
    form: 'typo',
    turns: ['Preis dampfreinugung sitze und himmel bite'],
    mustContain: [STEAM],
    mustNotContain: ['CHF 150', "CHF 1'699"],
  },
  {
    id: 'ta-price-11',
    kind: 'price',
    form: 'dialect',
    turns: ['Hend ehr en fixe Priis för d Keramik oder esch das nor ab? Euse Camper esch chlii, 5.40 lang'],
    mustContain: [SEALING, ['ab ', 'ca.', 'Einstiegspreis', 'Richtwert', 'Offerte']],
  },
  {
    id: 'ta-price-12',
    kind: 'price',
    form: 'standard',
    turns: ['Wovon hängt es ab, ob ich für die Versiegelung mehr bezahle als den Einstiegspreis?'],
    mustContain: [
      ['Länge', 'Grösse'],
      ['Zustand', 'ausgekreidet', 'Oberfläche'],
    ],
  },
];
