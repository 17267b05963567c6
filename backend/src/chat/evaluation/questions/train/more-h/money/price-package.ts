import type { LabelledQuestion } from '../../../../labelled-question.js';
import { depends, evading, francs } from './labels.js';

/** What one gets for the price, the complete package, and what stays as agreed. */
export const pricePackage: readonly LabelledQuestion[] = [
  {
    id: 'price-money-006',
    kind: 'price',
    form: 'standard',
    turns: ['Ich bin etwas verwirrt: einmal lese ich 1200 und einmal 1699. Was gilt denn nun fürs Versiegeln?'],
    mustContain: [francs(1699), ['zwei Angebote', 'Paket', 'Aufbereitung', 'verschieden', 'unterschiedlich']],
    mustNotContain: evading,
  },
  {
    id: 'price-money-007',
    kind: 'price',
    form: 'dialect',
    turns: ['Worum isch s Komplettpaket billiger als nur d Versieglig? Das chan doch nöd ufgah'],
    mustContain: [[...depends, 'zwei Angebote', 'verschieden', 'unterschiedlich', 'Umfang', 'Fixpreis', 'ab-Preis']],
  },
  {
    id: 'price-money-010',
    kind: 'price',
    form: 'standard',
    turns: [
      'Die Keramik fürs Wohnmobil ist mir fast etwas viel. Gibt es bei Ihnen eine günstigere Lösung, damit es wieder schön aussieht?',
    ],
    mustContain: [[...francs(1200), ...francs(80), 'Komplettpaket', 'Aufbereitung', 'Dampfreinigung']],
    mustNotContain: evading,
  },
  {
    id: 'price-money-012',
    kind: 'price',
    form: 'typo',
    turns: ['was beckome ich fur das gelt bei der versigelung alles'],
    mustContain: [
      [
        'wasch',
        'wäsch',
        'polier',
        'politur',
        'entfett',
        'Vorarbeit',
        'Garantie',
        '5 Jahre',
        'fünf Jahre',
        'Schlusskontrolle',
      ],
    ],
    mustNotContain: evading,
  },
  {
    id: 'price-money-013',
    kind: 'price',
    form: 'dialect',
    turns: ['Was weit dir für alles zäme, also poliere u versigle am ganze Wohnmobil?'],
    mustContain: [[...francs(1200), ...francs(1699)]],
    mustNotContain: evading,
  },
  {
    id: 'price-money-014',
    kind: 'price',
    form: 'standard',
    turns: ['Bleibt es bei der Versiegelung beim abgemachten Preis, oder bekomme ich am Schluss eine höhere Rechnung?'],
    mustContain: [['Offerte', 'verbindlich', 'bevor wir', 'vor Arbeitsbeginn', 'vor Beginn']],
    mustNotContain: evading,
  },
];
