import type { LabelledQuestion } from '../../labelled-question.js';
import { CONFUSED, YES } from './labels.js';
import { CLOSED, CLOSES, LUNCH_BEGINS, LUNCH_ENDS, OPEN, OPENS, SATURDAY_CLOSES } from './labels-time.js';

/** The opening hours of the week and of single days. */
export const hoursWeek: readonly LabelledQuestion[] = [
  {
    id: 'h-hours-11',
    kind: 'hours',
    form: 'keywords',
    turns: ['öffnungszeiten'],
    mustContain: [OPENS, CLOSES, SATURDAY_CLOSES],
  },
  {
    id: 'h-hours-12',
    kind: 'hours',
    form: 'typo',
    turns: ['offnungszeiten am samstag von wan bis wan'],
    mustContain: [OPENS, SATURDAY_CLOSES],
  },
  {
    id: 'h-hours-13',
    kind: 'hours',
    form: 'dialect',
    turns: ['Heit dir am Samschtig ou offe?'],
    mustContain: [
      [...SATURDAY_CLOSES, ...YES, 'Vormittag'],
      [...SATURDAY_CLOSES, ...OPENS, 'Vormittag', 'Samstag', 'offen'],
    ],
    mustNotContain: [...CONFUSED, 'Samstag geschlossen', 'Samstag nicht', 'Nein,'],
  },
  {
    id: 'h-hours-14',
    kind: 'hours',
    form: 'typo',
    turns: ['sontag offen?'],
    mustContain: [CLOSED],
    mustNotContain: ['Sonntag offen', 'Sonntag geöffnet'],
  },
  {
    id: 'h-hours-15',
    kind: 'hours',
    form: 'dialect',
    turns: ['Chan ich am Sunntig verbiicho go luege?'],
    mustContain: [CLOSED],
  },
  {
    id: 'h-hours-16',
    kind: 'hours',
    form: 'typo',
    turns: ['haben sie uber mittag durchgehend geoffnet'],
    mustContain: [
      [...LUNCH_BEGINS, ...CLOSED],
      [...LUNCH_ENDS, ...CLOSED],
    ],
    mustNotContain: YES,
  },
  {
    id: 'h-hours-17',
    kind: 'hours',
    form: 'dialect',
    turns: ['händ er über de Mittag zue?'],
    mustContain: [
      [...LUNCH_BEGINS, ...CLOSED],
      [...LUNCH_ENDS, ...CLOSED],
    ],
    mustNotContain: ['Nein'],
  },
  { id: 'h-hours-18', kind: 'hours', form: 'typo', turns: ['öfnungszeitn mitwoch'], mustContain: [OPENS, CLOSES] },
  {
    id: 'h-hours-19',
    kind: 'hours',
    form: 'dialect',
    turns: ['Bis wenn cha i am Abe no verbicho unger dr Wuche?'],
    mustContain: [CLOSES],
  },
  {
    id: 'h-hours-20',
    kind: 'hours',
    form: 'standard',
    turns: ['Ab wann sind Sie morgens da? Ich muss um neun im Büro sein und möchte vorher das Auto bringen.'],
    mustContain: [OPENS],
  },
  {
    id: 'h-hours-21',
    kind: 'hours',
    form: 'keywords',
    turns: ['samstag nachmittag offen'],
    mustContain: [[...SATURDAY_CLOSES, ...CLOSED]],
    mustNotContain: YES,
  },
  {
    id: 'h-hours-22',
    kind: 'hours',
    form: 'standard',
    turns: ['Haben Sie montags zu, wie viele andere Betriebe?'],
    mustContain: [[...OPENS, ...OPEN, 'Nein']],
    mustNotContain: ['montags geschlossen', 'Montag geschlossen', 'nicht offen', ...YES],
  },
  {
    id: 'h-hours-23',
    kind: 'hours',
    form: 'dialect',
    turns: ['Händ ihr am Friitig am sächsi zobig no offe?'],
    mustContain: [[...CLOSES, ...CLOSED]],
    mustNotContain: YES,
  },
  {
    id: 'h-hours-24',
    kind: 'hours',
    form: 'typo',
    turns: ['hallo wan habt ihr den auf wochentags, schaff bis 5 uhr'],
    mustContain: [CLOSES],
  },
];
