import type { LabelledQuestion } from '../../../labelled-question.js';
import { CLOSED, DOES_NOT_KNOW, NOON, OPENS, TO_PEOPLE } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];

/** When somebody is there, and where. */
export const hoursAndPlace: readonly LabelledQuestion[] = [
  {
    id: 'i-hours-01',
    kind: 'hours',
    form: 'dialect',
    turns: ['Händ ihr über de Mittag zue?'],
    mustContain: [['11:30', '11.30', 'halb zwölf']],
    mustNotContain,
  },
  {
    id: 'i-hours-02',
    kind: 'hours',
    form: 'typo',
    turns: ['ab wan kann man morgn früh vorbeikomen'],
    mustContain: [OPENS],
    mustNotContain,
  },
  {
    id: 'i-hours-03',
    kind: 'hours',
    form: 'standard',
    turns: ['Ich arbeite unter der Woche bis sechs. Wann könnte ich den Wagen denn sonst bringen?'],
    mustContain: [['Samstag'], NOON],
    mustNotContain,
  },
  {
    id: 'i-hours-04',
    kind: 'hours',
    form: 'dialect',
    turns: ['isch am Ostermäntig öpper da bi öich?'],
    mustContain: [['Feiertag', 'Ostermontag', DOES_NOT_KNOW], TO_PEOPLE],
  },
  {
    id: 'i-hours-05',
    kind: 'hours',
    form: 'standard',
    turns: ['Schaffe ich es heute noch zu Ihnen? Ich hätte etwa zwanzig Minuten Fahrt.'],
    now: '2026-03-07T10:55:00+01:00',
    mustContain: [NOON],
    mustNotContain: [DOES_NOT_KNOW, '17:30'],
  },
  {
    id: 'i-hours-06',
    kind: 'hours',
    form: 'dialect',
    turns: ['sit dir hüt ume?'],
    now: '2026-05-10T14:00:00+02:00',
    mustContain: [CLOSED],
    mustNotContain,
  },
  {
    id: 'i-place-01',
    kind: 'place',
    form: 'typo',
    turns: ['wo seit ihr genau, finde eure adrese nicht'],
    mustContain: [['Musterstrasse']],
    mustNotContain,
  },
  {
    id: 'i-place-02',
    kind: 'place',
    form: 'dialect',
    turns: ['Ischt das wiit va der Autobahn?'],
    mustContain: [['A1', 'Langenthal']],
    mustNotContain,
  },
  {
    id: 'i-place-03',
    kind: 'place',
    form: 'standard',
    turns: ['Wir sind fast acht Meter lang, kommt man damit bei Ihnen überhaupt auf den Hof?'],
    mustContain: [['ankünd', 'kündigen', 'Länge und Höhe', 'telefonisch', 'anmelden', '+41 62 000 00 00']],
  },
];
