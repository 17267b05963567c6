import type { LabelledQuestion } from '../../../labelled-question.js';
import { CAMPAIGN_OVER } from './labels.js';

/** The early-booking campaign, while it ran and after it. */
export const campaignQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-campaign-01',
    kind: 'campaign',
    form: 'dialect',
    turns: ['gits dä Früehbuecherrabatt no?'],
    mustContain: [CAMPAIGN_OVER],
  },
  {
    id: 'ta-campaign-02',
    kind: 'campaign',
    form: 'dialect',
    turns: [
      'Uf Facebook han ich gläse dass es Prozänt git uf d Versiegelig wenn mer früeh buecht. Wievil isch das und bis wänn?',
    ],
    now: '2025-09-10T14:00:00+02:00',
    mustContain: [
      ['20%', '20 %', '20 Prozent'],
      ['31. Oktober', '31.10'],
    ],
  },
  {
    id: 'ta-campaign-03',
    kind: 'campaign',
    form: 'typo',
    turns: ['frubucher aktzion gilt auch fur dampfreinigung??'],
    now: '2025-09-10T14:00:00+02:00',
    mustContain: [['nein', 'nur', 'nicht'], ['Keramikversiegelung']],
  },
  {
    id: 'ta-campaign-04',
    kind: 'campaign',
    form: 'standard',
    turns: ['Ich frage heute an, mein Termin wäre aber erst im November. Bekomme ich die zwanzig Prozent trotzdem?'],
    now: '2025-10-20T09:00:00+02:00',
    mustContain: [
      ['nein', 'nicht', '31. Oktober', '31.10'],
      ['Termin', 'Zeitraum'],
    ],
  },
  {
    id: 'ta-campaign-05',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Chame d Aktion met andere Rabatt zämezelle?'],
    now: '2025-08-25T16:00:00+02:00',
    mustContain: [['nicht', 'nein', 'kein']],
  },
  {
    id: 'ta-campaign-06',
    kind: 'campaign',
    form: 'keywords',
    turns: ['rabatt womo 2026'],
    mustContain: [CAMPAIGN_OVER],
  },
];
