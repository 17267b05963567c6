import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { GIVES_UP, HALF_PAST_EIGHT, HALF_PAST_FIVE, NOON, PHONE, SEALING_YEARS } from './labels.js';

/** Days, spans and contact asked in the second message. */
export const followUpMore: readonly LabelledQuestion[] = [
  {
    id: 'td-follow-up-08',
    kind: 'follow-up',
    form: 'typo',
    turns: ['wan habt ihr unter der woche offen?', 'und am samsdag'],
    mustContain: [NOON],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-09',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet e Dampfreinigung?', 'und wie lang gaht das?'],
    mustContain: [durationNotSaid],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-10',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was macht ihr bei der vermitlung genau', 'gibt es eine mindestauer?'],
    mustContain: [['3 Monate', 'drei Monate']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-11',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Händ ihr am Sunntig offe?', 'Und am Mäntig?'],
    mustContain: [HALF_PAST_EIGHT, HALF_PAST_FIVE],
    mustNotContain: [...GIVES_UP, 'Montag geschlossen'],
  },
  {
    id: 'td-follow-up-12',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['I interessiere mi für d Keramikversiglig', 'wie lang bruuchet dir derfür?'],
    mustContain: [durationNotSaid],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-13',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wo sind Sie zu finden?', 'Danke. Und die Telefonnummer?'],
    mustContain: [PHONE],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-follow-up-14',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Lohnt sich d Keramik bimene 15 jährige Wohnmobil?', 'Und wie lang hebt si denn?'],
    mustContain: [SEALING_YEARS],
    mustNotContain: GIVES_UP,
  },
];
