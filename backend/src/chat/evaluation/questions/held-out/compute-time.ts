import type { LabelledQuestion } from '../../labelled-question.js';
import { durationNotSaid } from '../label.js';
import { YES } from './labels.js';
import { CAMPAIGN, CAMPAIGN_OVER, CLOSED, CLOSES, LUNCH_ENDS, OPEN, SATURDAY_CLOSES } from './labels-time.js';

/** Questions whose answer is worked out from days and times. */
export const computeTime: readonly LabelledQuestion[] = [
  {
    id: 'h-compute-17',
    kind: 'compute',
    form: 'dialect',
    now: '2026-03-05T19:00:00+01:00',
    turns: ['Ha morn am Namittag am vieri Ziit, sind ihr denn da?'],
    mustContain: [[...YES, ...CLOSES, ...OPEN]],
    mustNotContain: ['Nein,', 'nicht offen', 'nicht geöffnet', 'nicht da'],
  },
  {
    id: 'h-compute-18',
    kind: 'compute',
    form: 'standard',
    now: '2026-03-06T15:00:00+01:00',
    turns: ['Kann ich morgen um 13 Uhr kurz vorbeikommen?'],
    mustContain: [[...SATURDAY_CLOSES, ...CLOSED]],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'h-compute-19',
    kind: 'compute',
    form: 'standard',
    turns: ['Haben Sie am 14. März offen und bis wann?'],
    mustContain: [SATURDAY_CLOSES],
    mustNotContain: ['Samstag geschlossen'],
  },
  { id: 'h-compute-20', kind: 'compute', form: 'typo', turns: ['am 8 märz ofen bei euch?'], mustContain: [CLOSED] },
  {
    id: 'h-compute-21',
    kind: 'compute',
    form: 'dialect',
    now: '2026-03-04T20:40:00+01:00',
    turns: ['Chönt übermorn am Mittag am zwölfi s Auto bringe, isch denn öpper da?'],
    mustContain: [[...LUNCH_ENDS, ...CLOSED]],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'h-compute-22',
    kind: 'compute',
    form: 'dialect',
    turns: ['We ig ds Womo am Määntig zum Versigle bringe, isches de am Mittwuch scho parat?'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'h-compute-23',
    kind: 'compute',
    form: 'standard',
    turns: ['Wenn ich das Auto um halb neun für die Dampfreinigung abgebe, ist es dann um zehn Uhr fertig?'],
    mustContain: [[...durationNotSaid, '10:30', '10.30', 'halb elf']],
    mustNotContain: YES,
  },
  {
    id: 'h-compute-24',
    kind: 'compute',
    form: 'dialect',
    turns: ['Wenn i im April en Termin für d Versiegelung mach, chum i denn no 20% Früehbuecherrabatt über?'],
    mustContain: [CAMPAIGN_OVER, CAMPAIGN],
    mustNotContain: YES,
  },
];
