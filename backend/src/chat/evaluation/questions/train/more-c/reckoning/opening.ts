import type { LabelledQuestion } from '../../../../labelled-question.js';
import { closedThen, evasion, halfPastEight, halfPastFive, halfPastOne, noon } from './labels.js';

/** Whether somebody is there at a given moment, and how long until that changes. */
export const openingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-034',
    kind: 'compute',
    form: 'standard',
    turns: ['Ich bin in zwanzig Minuten in Roggwil. Ist dann jemand im Betrieb?'],
    now: '2026-03-03T11:50:00+01:00',
    mustContain: [halfPastOne, closedThen],
    mustNotContain: [...evasion, 'Ja,'],
  },
  {
    id: 'tc-reckoning-035',
    kind: 'compute',
    form: 'dialect',
    turns: ['Bi no ir Stou uf dr A1. We ni ir ne Stund bi öich bi, isch när no öpper da?'],
    now: '2026-06-12T16:45:00+02:00',
    mustContain: [
      [...halfPastFive, 'Samstag', 'morgen'],
      [...closedThen, 'schliess', 'knapp', 'leider'],
    ],
    mustNotContain: [...evasion, 'Ja, wir', 'Ja, dann', 'Ja, um', 'Ja, bis', 'Ja, am', 'Ja, es'],
  },
  {
    id: 'tc-reckoning-036',
    kind: 'compute',
    form: 'dialect',
    turns: ['Wie lang händ ihr hüt no offe?'],
    now: '2026-05-09T11:15:00+02:00',
    mustContain: [[...noon, '45 Minuten', 'dreiviertel', 'drei viertel', 'Dreiviertelstunde']],
    mustNotContain: [...evasion, ...halfPastFive.map((time) => `heute bis ${time}`)],
  },
  {
    id: 'tc-reckoning-037',
    kind: 'compute',
    form: 'standard',
    turns: ['Schaffe ich es am Samstag nach dem Markt, so um halb eins, noch zu Ihnen, um den Schlüssel zu holen?'],
    mustContain: [noon, [...closedThen, 'schliess', 'knapp', 'leider']],
    mustNotContain: [...evasion, 'Ja,'],
  },
  {
    id: 'tc-reckoning-038',
    kind: 'compute',
    form: 'typo',
    turns: ['steh vor dem tor wie lang muss ih noch warten bis ir aufmacht'],
    now: '2026-03-02T07:40:00+01:00',
    mustContain: [[...halfPastEight, '50 Minuten', 'fünfzig Minuten']],
    mustNotContain: evasion,
  },
];
