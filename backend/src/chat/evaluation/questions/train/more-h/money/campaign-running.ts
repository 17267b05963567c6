import type { LabelledQuestion } from '../../../../labelled-question.js';
import { discount, firstDay, lastDay } from './campaign-labels.js';
import { evading, francs } from './labels.js';

const before = '2025-07-22T10:00:00+02:00';
const during = '2025-09-16T10:00:00+02:00';

/** The early-booking campaign: until when, how much, for what. */
export const campaignRunning: readonly LabelledQuestion[] = [
  {
    id: 'campaign-money-001',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Ab wänn lauft eui Früehbuecher-Gschicht?'],
    now: before,
    mustContain: [firstDay],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-002',
    kind: 'campaign',
    form: 'standard',
    turns: [
      'Ich habe von eurem Frühbucherrabatt gehört. Wir könnten das Wohnmobil in der ersten Augustwoche bringen, passt das?',
    ],
    now: before,
    mustContain: [firstDay],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-003',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Bis wenn cha me vo däm Früehbuecherrabatt profitiere?'],
    now: during,
    mustContain: [lastDay],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-004',
    kind: 'campaign',
    form: 'typo',
    turns: ['gild der frübucher rabat auch fur dampfreinigung'],
    now: during,
    mustContain: [
      [
        'nein',
        'üblichen Preis',
        'nicht für',
        'nicht auf',
        'ausschliesslich',
        'für die Keramikversiegelung',
        'auf die Keramikversiegelung',
        'nur bei der Keramik',
      ],
    ],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-005',
    kind: 'campaign',
    form: 'standard',
    turns: [
      'Wenn ich heute als Frühbucher anfrage, aber erst im November kommen kann: Kriege ich die Vergünstigung trotzdem?',
    ],
    now: during,
    mustContain: [
      [...lastDay, 'nein', 'Termin muss', 'Arbeit am Fahrzeug muss', 'der Termin zählt', 'zählt der Termin'],
    ],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-006',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Was choschtet d Versieglig de no, we me ds Früehbuecher-Prozänt abzieht?'],
    now: during,
    mustContain: [[...francs('1359.20'), ...discount]],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-007',
    kind: 'campaign',
    form: 'keywords',
    turns: ['frühbucher rabatt wieviel'],
    now: during,
    mustContain: [discount],
    mustNotContain: evading,
  },
];
