import type { LabelledQuestion } from '../../../../labelled-question.js';
import { PEOPLE, UNSAID } from './labels.js';

/** Details of car hotel and storage that the site is silent on. */
export const unsaidStanding: readonly LabelledQuestion[] = [
  {
    id: 'h-unsaid-036',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie höch isch eigentlech ds Tor bi öich? Üses Womo het mit em Klimagrät obe druff 3.35'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-037',
    kind: 'unknown',
    form: 'standard',
    turns: ['Auf wie viel Grad wird die Halle im Winter geheizt?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-038',
    kind: 'unknown',
    form: 'typo',
    turns: ['wie viel prozent luftfeuchtikeit habt ihr in der hale?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-039',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie vill Autos händ i dem Autohotel eigentlich Platz?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-040',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Wenn mein Auto bei Ihnen steht: Kann ich mir das Bild der Überwachungskamera auch auf dem Handy anschauen?',
    ],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-041',
    kind: 'unknown',
    form: 'dialect',
    turns: ["Het's im Autohotel e Wallbox? I tät min Tesla gern grad voll abhole"],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-042',
    kind: 'unknown',
    form: 'typo',
    turns: ['muss ich fürs einlagern auch noch eine kaution hinterlegn?'],
    mustContain: [
      [...UNSAID, 'schriftlich', 'Bedingungen'],
      [...PEOPLE, 'Offerte', 'schriftlich'],
    ],
  },
  {
    id: 'h-unsaid-043',
    kind: 'unknown',
    form: 'standard',
    turns: ['Was kostet die Einlagerung?', 'Gibt es da auch eine Mindestdauer? Wir sind nämlich nur fünf Wochen weg.'],
    mustContain: [
      [...UNSAID, 'schriftlich', 'Bedingungen'],
      [...PEOPLE, 'Offerte', 'schriftlich'],
    ],
    mustNotContain: ['Mindestdauer beträgt 3 Monate', 'Mindestdauer 3 Monate', 'mindestens 3 Monate'],
  },
  {
    id: 'h-unsaid-044',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wenn ech de Platz em Autohotel nömme bruuche, wie lang vorhär muess ech chönde?'],
    mustContain: [
      [...UNSAID, 'schriftlich', 'Bedingungen'],
      [...PEOPLE, 'Offerte', 'schriftlich'],
    ],
  },
  {
    id: 'h-unsaid-045',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Ich bin im Spital. Darf meine Tochter das Auto an meiner Stelle bei Ihnen herausholen, oder braucht sie eine Vollmacht?',
    ],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-046',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Löt dir d Motore zwüschine mau loufe, we ds Outo lang steit, oder macht me das nümm?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-047',
    kind: 'unknown',
    form: 'typo',
    turns: ['hats in der halle eigentlch einen feuerlöscher oder sprinkler? frag wegn der lithium baterie'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-048',
    kind: 'unknown',
    form: 'keywords',
    turns: ['autohotel zweitschlüssel aufbewahrung tresor'],
    mustContain: [UNSAID, PEOPLE],
  },
];
