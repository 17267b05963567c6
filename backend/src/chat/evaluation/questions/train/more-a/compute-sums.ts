import type { LabelledQuestion } from '../../../labelled-question.js';
import { francs } from './labels.js';

/** Sums of several services, discounts, shares and years. */
export const sumComputeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-compute-13',
    kind: 'compute',
    form: 'dialect',
    turns: ['Keramik usse und Dampf inne, was git das zäme?'],
    mustContain: [francs(1779)],
  },
  {
    id: 'ta-compute-14',
    kind: 'compute',
    form: 'dialect',
    turns: ['ds Womo sött zersch dampfgreiniget wärde u nächär 5 Mönet iigschteut. Wie viu isch das aues zäme?'],
    mustContain: [francs(830)],
  },
  {
    id: 'ta-compute-15',
    kind: 'compute',
    form: 'standard',
    turns: ['Wie viel zahle ich für die Versiegelung, wenn die 20 Prozent schon abgezogen sind?'],
    now: '2025-09-02T10:00:00+02:00',
    mustContain: [["1'359", '1359']],
  },
  {
    id: 'ta-compute-16',
    kind: 'compute',
    form: 'dialect',
    turns: ['wievil Stutz spar ich mit de Früehbuecher Aktion mindestens?'],
    now: '2025-08-20T11:00:00+02:00',
    mustContain: [['339.80', '339.8', '340']],
  },
  {
    id: 'ta-compute-17',
    kind: 'compute',
    form: 'dialect',
    turns: ['Wenn ich d 1699 uf 5 Johr verteil, wivill isch das pro Johr?'],
    mustContain: [["1'699", '1699']],
  },
  {
    id: 'ta-compute-18',
    kind: 'compute',
    form: 'typo',
    turns: ['versigelung 1699 plus mwst 8.1 prozent wivil ist das dan'],
    mustContain: [["1'699", '1699'], ['exkl. MwSt']],
  },
  {
    id: 'ta-compute-19',
    kind: 'compute',
    form: 'dialect',
    turns: ['Mer lönd hör (2026) versiegle. Bes wenn söll das hebe?'],
    mustContain: [['2031', '3-5 Jahre', '3 bis 5 Jahre', '5 Jahre']],
  },
  {
    id: 'ta-compute-20',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Folgendes: Ich verkaufe den Wagen meines verstorbenen Vaters über Sie. Sagen wir, es dauert ein halbes Jahr. Er müsste vorher innen gereinigt werden, er war starker Raucher. Mit was für Gesamtkosten muss die Erbengemeinschaft für beides zusammen rechnen?',
    ],
    mustContain: [francs(980)],
  },
  {
    id: 'ta-compute-21',
    kind: 'compute',
    form: 'dialect',
    turns: ['was isch dr Priisunterschid pro Monet zwüsche Autohotel und Iilagerig?'],
    mustContain: [['CHF 50']],
    mustNotContain: ['CHF 100 '],
  },
  {
    id: 'ta-compute-22',
    kind: 'compute',
    form: 'dialect',
    turns: ['Dampfreinigung für üsi drü Gschäftsauto, was chunnt das total?'],
    mustContain: [francs(240)],
    mustNotContain: ['CHF 450'],
  },
  {
    id: 'ta-compute-23',
    kind: 'compute',
    form: 'typo',
    turns: [
      '10 wochen nach 1 mai, ne vergis es. sag mir einfach 2 monate autohotell und dan 6 monat einlagerung zusamen',
    ],
    mustContain: [francs(1300)],
    mustNotContain: ["CHF 1'400"],
  },
  {
    id: 'ta-compute-24',
    kind: 'compute',
    form: 'standard',
    turns: ['Komplettpaket und danach sechs Monate Winterquartier in der Einlagerung: Wie hoch ist die Summe?'],
    mustContain: [francs(2100)],
  },
];
