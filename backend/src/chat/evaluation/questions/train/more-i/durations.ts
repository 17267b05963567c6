import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { DOES_NOT_KNOW } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];

/** How long something takes or lasts, and which season is right. */
export const durations: readonly LabelledQuestion[] = [
  {
    id: 'i-duration-01',
    kind: 'duration',
    form: 'standard',
    turns: ['Wir fahren in zwei Wochen in die Ferien. Reicht die Zeit vorher noch für eine Versiegelung?'],
    mustContain: [durationNotSaid],
    mustNotContain,
  },
  {
    id: 'i-duration-02',
    kind: 'duration',
    form: 'dialect',
    turns: ['Chan ich grad druf warte bis d Sitz suuber sind oder gaht das de ganz Tag?'],
    mustContain: [durationNotSaid],
    mustNotContain,
  },
  {
    id: 'i-duration-03',
    kind: 'duration',
    form: 'dialect',
    turns: ['wie lang hebt so e Versiglig öppe?'],
    mustContain: [['3 bis 5', '3-5', 'drei bis fünf', '5 Jahre', 'fünf Jahre']],
    mustNotContain,
  },
  {
    id: 'i-duration-04',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wenn isch di besser Zyt zum Versigle, vor em Winter oder ersch im Früelig?'],
    mustContain: [['Herbst', 'vor dem Winter', 'in den Winter']],
    mustNotContain,
  },
  {
    id: 'i-duration-05',
    kind: 'duration',
    form: 'keywords',
    turns: ['dauer übergabe autohotel'],
    mustContain: [durationNotSaid],
    mustNotContain,
  },
  {
    id: 'i-duration-06',
    kind: 'duration',
    form: 'standard',
    turns: ['Wie schnell bekomme ich Bescheid, wenn ich Ihnen schreibe?'],
    mustContain: [['24 Stunden', 'vierundzwanzig']],
    mustNotContain,
  },
];
