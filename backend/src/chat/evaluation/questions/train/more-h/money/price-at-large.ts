import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evading, francs, inTheOffer, people, unknown } from './labels.js';

/** Money at large: payment, discounts, several services. */
export const priceAtLarge: readonly LabelledQuestion[] = [
  {
    id: 'price-money-046',
    kind: 'price',
    form: 'typo',
    turns: ['kan man bei euch mit twint zalen oder in ratten'],
    mustContain: [unknown, people],
  },
  {
    id: 'price-money-047',
    kind: 'price',
    form: 'dialect',
    turns: ['Mir hei im Verein sächs Wohnmobil wo me chönnt versigle. Git’s da Mängerabatt?'],
    mustContain: [unknown, people],
  },
  {
    id: 'price-money-048',
    kind: 'price',
    form: 'dialect',
    turns: ['Säg mer eifach, was s Günstigschte isch, won ihr für s Auto aabietet'],
    mustContain: [francs(80)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-049',
    kind: 'price',
    form: 'standard',
    turns: ['Was verrechnen Sie, wenn Sie das Wohnmobil bei uns in Solothurn holen und wieder bringen?'],
    mustContain: [[...unknown, ...inTheOffer, 'auf Anfrage', 'klären'], people],
  },
  {
    id: 'price-money-050',
    kind: 'price',
    form: 'standard',
    turns: ['Können Sie mir eine kurze Übersicht geben, was bei Ihnen was kostet?'],
    mustContain: [francs(1699), francs(80)],
    mustNotContain: evading,
  },
];
