import type { LabelledQuestion } from '../../../../labelled-question.js';
import { firstDay, lastDay } from './campaign-labels.js';
import { evading, missing, people } from './labels.js';

const during = '2025-09-16T10:00:00+02:00';

/** The early-booking campaign: conditions, for whom, and how to book. */
export const campaignTerms: readonly LabelledQuestion[] = [
  {
    id: 'campaign-money-008',
    kind: 'campaign',
    form: 'standard',
    turns: [
      'Von einer Messe habe ich noch einen Gutschein von Ihnen. Kann ich den zusammen mit der Frühbucheraktion einlösen?',
    ],
    now: during,
    mustContain: [
      [
        'nein',
        'nicht mit anderen',
        'nicht kumul',
        'nicht kombin',
        'nicht verbind',
        'nicht zusammen',
        'lassen sich nicht',
        'lässt sich nicht',
      ],
    ],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-009',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Holed ihr s Womo bi de Früehbuecheraktion au dihei ab? Mini Frau fahrt nöd gern mit dem grosse Ding.'],
    now: during,
    mustContain: [['auf Anfrage', 'Hol- und Bring', 'Abholung', 'klären', 'Wohnort']],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-010',
    kind: 'campaign',
    form: 'typo',
    turns: ['wie mus ich vorgehn das ich den früh bucher preis bekome'],
    now: during,
    mustContain: [[...people, ...missing, 'Formular']],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-011',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Ich möcht mis Dethleffs gern für d Früehbuecheraktion amälde'],
    now: during,
    mustContain: [missing],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-012',
    kind: 'campaign',
    form: 'standard',
    turns: ['Seien wir ehrlich: Wird bei der Frühbucheraktion nicht einfach schneller und schlechter gearbeitet?'],
    now: during,
    mustContain: [
      [
        'gleich',
        'dieselbe',
        'selbe',
        'nichts an der Leistung',
        'während der Aktion',
        '3 bis 5',
        '3-5',
        'drei bis fünf',
      ],
    ],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-013',
    kind: 'campaign',
    form: 'standard',
    turns: ['Muss ich dann auch wirklich kommen, wenn ich das Frühbucherformular einmal abgeschickt habe?'],
    now: during,
    mustContain: [['annehm', 'annimm', 'angenommen', 'verpflicht', 'unverbindlich', 'zusage', 'nein']],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-014',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Die Prozänt für Früehbuecher, git’s die numme für Wohnmobil oder au für my Audi?'],
    now: during,
    mustContain: [['Wohnmobil']],
  },
  {
    id: 'campaign-money-015',
    kind: 'campaign',
    form: 'typo',
    turns: ['wan meldet ihr euch wen ich das formular fur frühbucher abgeschikt hab'],
    now: during,
    mustContain: [['24 Stunden', '24 h', '24h', '24 Std', 'vierundzwanzig', 'eines Tages', 'einem Tag']],
    mustNotContain: evading,
  },
  {
    id: 'campaign-money-016',
    kind: 'campaign',
    form: 'standard',
    turns: [
      'Wir planen gerade unsere Ferien. In welchem Zeitraum müsste der Termin liegen, damit wir den Frühbucherpreis erhalten?',
    ],
    now: during,
    mustContain: [firstDay, lastDay],
    mustNotContain: evading,
  },
];
