import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { AUTOHOTEL_PRICE, EVADED, FRANCS_600, MONTHLY_150, PACKAGE_PRICE, SEALING_PRICE } from './labels.js';

/** The same question for another service, or another question about the same one. */
export const otherService: readonly LabelledQuestion[] = [
  {
    id: 'context-h-001',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet ds Autohotel bi öich?', 'u we ni ds Outo eifach nume es paar Mönet wott la iilagere?'],
    mustContain: [MONTHLY_150],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-002',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet bei Ihnen eine Dampfreinigung?', 'Und wie lange haben Sie dafür?'],
    mustContain: [durationNotSaid],
    mustNotContain: [...EVADED, 'Arbeitstage'],
  },
  {
    id: 'context-h-003',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was kostet keramik vesriegelung', 'und mit aufberietung zusamen?'],
    mustContain: [PACKAGE_PRICE],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-004',
    kind: 'follow-up',
    form: 'keywords',
    turns: ['einlagerung preis', 'und autohotel'],
    mustContain: [AUTOHOTEL_PRICE],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-005',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was verlangt ihr fürs Einlagern?', 'Nein, ich meinte das andere, wo ich zwischendurch fahren kann.'],
    mustContain: [AUTOHOTEL_PRICE, ['Autohotel']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-006',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Was kostet das Autohotel, wenn ich jedes zweite Wochenende fahren will?',
      'Und wenn der Wagen im Winter vier Monate nur steht?',
    ],
    mustContain: [
      ['Einlagerung', 'einlagern'],
      [...MONTHLY_150, ...FRANCS_600],
    ],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-007',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Säg mol, wie lang goht so e Dampfreinigung und was chostet si?', 's Gliiche bitte no für d Keramik'],
    mustContain: [SEALING_PRICE, durationNotSaid],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-008',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Was ist eigentlich der Unterschied zwischen Autohotel und Einlagerung?',
      'Aha. Und was davon kommt mich billiger?',
    ],
    mustContain: [['Einlagerung'], [...MONTHLY_150, 'günstiger', 'billiger', 'weniger']],
    mustNotContain: [...EVADED, 'Autohotel ist günstiger', 'Autohotel ist billiger'],
  },
  {
    id: 'context-h-009',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Min Hymer het nach jedem Räge so schwarzi Streife under de Fänschter, hilft do d Versieglig?',
      'okay, und was tät mich das choschte?',
    ],
    mustContain: [SEALING_PRICE],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-010',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Hoi zäme',
      'Mir händ en Hobby Wohnmobil',
      'de sött über de Winter irgendwo under Dach',
      'was chostet das bi eu im Monet?',
    ],
    mustContain: [MONTHLY_150],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-011',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Grüezi',
      'do isch de Hans vo Huttu, mir hei jetz e nöie Camper',
      'was würd das choschte zum ne la versigle?',
    ],
    mustContain: [SEALING_PRICE],
    mustNotContain: EVADED,
  },
];
