import type { LabelledQuestion } from '../../../../labelled-question.js';
import { discount, lastDay, over } from './campaign-labels.js';
import { evading, missing, people, unknown } from './labels.js';

/** The early-booking campaign on its last day and after it. */
export const campaignOver: readonly LabelledQuestion[] = [
  {
    id: 'campaign-money-017',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Bin i z spot för de Früehbuecher oder goht’s hüt no?'],
    now: '2025-10-31T15:30:00+01:00',
    mustContain: [[...lastDay, 'heute']],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-018',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Git’s dä Früehbuecherrabatt eigetlech no?'],
    mustContain: [over],
  },
  {
    id: 'campaign-money-019',
    kind: 'campaign',
    form: 'keywords',
    turns: ['frühbucher aktion 2026'],
    mustContain: [[...over, ...unknown]],
  },
  {
    id: 'campaign-money-020',
    kind: 'campaign',
    form: 'standard',
    turns: [
      'Ärgerlich, ich wollte gestern noch anrufen und habe es vergessen. Gilt der Frühbucherpreis vielleicht trotzdem noch?',
    ],
    now: '2025-11-01T09:00:00+01:00',
    mustContain: [[...over, 'leider', 'nein']],
  },
  {
    id: 'campaign-money-021',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Was choscht d Keramik för s Womo?', 'Ond met dene 20 Prozänt för Früehbuecher?'],
    mustContain: [over],
  },
  {
    id: 'campaign-money-022',
    kind: 'campaign',
    form: 'standard',
    turns: ['Kann ich mich für die nächste Frühbucheraktion vormerken lassen?'],
    mustContain: [[...people, ...missing]],
  },
  {
    id: 'campaign-money-023',
    kind: 'campaign',
    form: 'typo',
    turns: ['bekom ich jezt 20 procent auf die versigelung wen ich früh buche'],
    mustContain: [over],
  },
  {
    id: 'campaign-money-024',
    kind: 'campaign',
    form: 'standard',
    turns: ['Mein Nachbar schwärmt von der Aktion im letzten Herbst. Wie viel Rabatt gab es da für Frühbucher?'],
    mustContain: [discount],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-025',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Mir chönnte im Oktober cho mit em Womo. Überchöme mir de no dr Früehbuecherpriis?'],
    now: '2026-09-01T10:00:00+02:00',
    mustContain: [over],
  },
];
