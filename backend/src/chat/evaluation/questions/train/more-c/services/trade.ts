import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasions } from './labels.js';

/** Buying and selling: what, how, and with which papers. */
export const tradeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-services-trade-01',
    kind: 'service',
    form: 'dialect',
    turns: ['Chaufed ihr au en ganz normale VW Golf ab, oder nu so Luxussache?'],
    mustContain: [['Sportwagen', 'Limousine', 'Klassiker', 'Sammler', 'besonder', 'exklusiv']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-trade-02',
    kind: 'service',
    form: 'standard',
    turns: ['Mein Leasing läuft noch anderthalb Jahre. Können Sie mir den Wagen trotzdem abkaufen?'],
    mustContain: [['Leasinggesellschaft', 'Leasingfirma', 'Ablöse', 'abgelöst', '178', 'Leasinggeber']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-trade-03',
    kind: 'service',
    form: 'typo',
    turns: ['welche papire brauch ich wen ich mein womo bei euch verkauffen will'],
    mustContain: [['Fahrzeugausweis'], ['Serviceheft', 'MFK', 'Schlüssel']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-trade-04',
    kind: 'service',
    form: 'dialect',
    turns: ['Mues i denn grad underschriibe, wenn dir my Oldtimer aagluegt händ und e Briis gseit isch?'],
    mustContain: [
      [
        'müssen Sie nichts',
        'nichts unterschr',
        'Bedenkzeit',
        'nein',
        'in Ruhe',
        'nicht sofort',
        'nicht gleich',
        'nicht am selben',
        'nicht am gleichen',
        'nicht an diesem',
        'an diesem Tag nichts',
        'überlegen',
      ],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-trade-05',
    kind: 'service',
    form: 'standard',
    turns: [
      'Trennung, das Wohnmobil muss so rasch wie möglich weg. Soll ich es Ihnen direkt verkaufen oder es vermitteln lassen?',
    ],
    mustContain: [
      ['direkt', 'Ankauf', 'verkaufen Sie'],
      ['schneller', 'eilt', 'sofort', 'rascher', 'schnellere'],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-trade-06',
    kind: 'service',
    form: 'dialect',
    turns: ['Wa heisst eigentli «ab MFK»? Isch das de scho en art Garantii?'],
    mustContain: [
      ['Motorfahrzeugkontrolle', 'geprüft', 'Prüfung'],
      [
        'keine Garantie',
        'Garantie ist es nicht',
        'Garantie ist das nicht',
        'nicht den Verschleiss',
        'nein',
        'Garantie jedoch nicht',
        'Garantie aber nicht',
      ],
    ],
    mustNotContain: evasions,
  },
];
