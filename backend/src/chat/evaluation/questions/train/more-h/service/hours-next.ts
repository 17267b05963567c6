import type { LabelledQuestion } from '../../../../labelled-question.js';
import { AT_8_30, AT_11_30, AT_13_30, AT_17_30, CLOSED, NOT_KNOWN, SAYS_CLOSED_NOW, SAYS_OPEN_NOW } from './labels.js';

/** Not yet, no longer, tomorrow: judged by the moment of writing. */
export const hoursNext: readonly LabelledQuestion[] = [
  {
    id: 'mhs-hours-009',
    kind: 'hours',
    form: 'dialect',
    turns: ['I stah scho vor em Tor und es isch aues dunku, macht dir hüt nümm uf?'],
    now: '2026-11-18T13:22:00+01:00',
    mustContain: [AT_13_30],
    mustNotContain: [NOT_KNOWN, ...SAYS_OPEN_NOW],
  },
  {
    id: 'mhs-hours-010',
    kind: 'hours',
    form: 'standard',
    turns: ['Stecke bei Härkingen im Stau, bin laut Navi um Viertel vor sechs bei Ihnen. Reicht das noch?'],
    now: '2026-12-01T17:05:00+01:00',
    mustContain: [AT_17_30],
    mustNotContain: [NOT_KNOWN, 'Ja, das reicht'],
  },
  {
    id: 'mhs-hours-011',
    kind: 'hours',
    form: 'typo',
    turns: ['kan ich heut nachmitag um drei noch kommn'],
    now: '2026-04-17T11:40:00+02:00',
    mustContain: [[...AT_13_30, ...AT_17_30, 'um 15 Uhr', '15:00']],
    mustNotContain: [NOT_KNOWN, 'heute nicht mehr offen', 'heute geschlossen'],
  },
  {
    id: 'mhs-hours-012',
    kind: 'hours',
    form: 'standard',
    turns: ['Guten Morgen, ist Ihr Betrieb schon auf?'],
    now: '2026-02-26T08:34:00+01:00',
    mustContain: [AT_11_30],
    mustNotContain: [NOT_KNOWN, ...SAYS_CLOSED_NOW],
  },
  {
    id: 'mhs-hours-013',
    kind: 'hours',
    form: 'dialect',
    turns: ['Hend ehr morn offe?', 'ond öbermorn?'],
    now: '2026-04-24T16:00:00+02:00',
    mustContain: [CLOSED],
    mustNotContain: [NOT_KNOWN, 'Sonntag offen', 'Sonntag 08:30', 'Sonntag von'],
  },
  {
    id: 'mhs-hours-014',
    kind: 'hours',
    form: 'typo',
    turns: ['habn sie morgn offen? würd gern die autos anschaun'],
    now: '2026-04-25T10:00:00+02:00',
    mustContain: [CLOSED],
    mustNotContain: [NOT_KNOWN, 'Sonntag offen', 'Sonntag 08:30', 'Sonntag von', 'Ja, morgen'],
  },
  {
    id: 'mhs-hours-015',
    kind: 'hours',
    form: 'standard',
    turns: ['Es ist zwar mitten in der Nacht, aber ich kann nicht schlafen. Ab wann kann ich Sie heute anrufen?'],
    now: '2026-08-19T02:40:00+02:00',
    mustContain: [AT_8_30],
    mustNotContain: [NOT_KNOWN, ...SAYS_OPEN_NOW],
  },
];
