import type { LabelledQuestion } from '../../../labelled-question.js';
import { francs, NOT_KNOWN, UNANSWERED } from './labels.js';

const OVER = [
  'ist vorbei',
  'vorüber',
  'abgelaufen',
  'beendet',
  'nicht mehr',
  'zu Ende',
  '31. Oktober',
  '31.10',
  'Oktober 2025',
] as const;

/** The early-booking campaign, during and after it. */
export const campaignE: readonly LabelledQuestion[] = [
  {
    id: 'te-campaign-01',
    kind: 'campaign',
    form: 'dialect',
    turns: ['I ha da no es Zettali vo 20 Prozänt uf d Versiglig fürs Womo, giut das no?'],
    mustContain: [OVER],
    mustNotContain: [...UNANSWERED, 'gilt noch', 'läuft noch', ...francs(1359)],
  },
  {
    id: 'te-campaign-02',
    kind: 'campaign',
    form: 'standard',
    turns: [
      'Wenn ich heute anfrage, der Termin aber erst Mitte November wäre, bekomme ich die zwanzig Prozent trotzdem?',
    ],
    now: '2025-09-10T15:00:00+02:00',
    mustContain: [
      [
        '31. Oktober',
        '31.10',
        'Ende Oktober',
        'zählt',
        'in den Zeitraum',
        'in die Aktion',
        'in der Aktion',
        'im Zeitraum',
        'während der Aktion',
        'Nein,',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-campaign-03',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Gilt d Früebuecher-Aktion au für d Dampfreinigung? Die wür ich nämli grad mitmache'],
    now: '2025-10-03T09:00:00+02:00',
    mustContain: [
      [
        'Nein',
        'für die Keramik',
        'auf die Keramik',
        'nur die Keramik',
        'bei der Keramik',
        'nicht für',
        'nicht auf',
        'üblichen Preis',
        'normalen Preis',
      ],
    ],
    mustNotContain: [...UNANSWERED, ...francs(64)],
  },
  {
    id: 'te-campaign-04',
    kind: 'campaign',
    form: 'standard',
    turns: ['Machen Sie diesen Herbst wieder so eine Frühbucheraktion? Letztes Jahr habe ich sie verpasst.'],
    mustContain: [
      [
        ...NOT_KNOWN,
        ...OVER,
        'noch nicht',
        'keine neue',
        'keine weitere',
        'keine Aktion',
        'nichts geplant',
        'noch offen',
      ],
    ],
    mustNotContain: ['läuft noch', 'gilt noch', 'Ja, auch diesen'],
  },
];
