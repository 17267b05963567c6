import type { Money } from '@fahrzeugpflege/contracts';

/** What brokerage costs after some months. */
export interface BrokerageCost {
  readonly months: number;
  /** In francs. */
  readonly total: number;
}

/** The fixed monthly amount times the months. */
export function brokerageCosts({ amount }: Money, months: readonly number[]): readonly BrokerageCost[] {
  return months.map((count) => ({ months: count, total: amount * count }));
}
