import { amountOf } from '../../lib/split-price';

/** What brokerage costs after some months. */
export interface BrokerageCost {
  readonly months: number;
  /** In francs. */
  readonly total: number;
}

/** The fixed monthly amount times the months; empty where the price names no amount. */
export function brokerageCosts(monthlyPrice: string, months: readonly number[]): readonly BrokerageCost[] {
  const monthly = amountOf(monthlyPrice);
  return monthly === undefined ? [] : months.map((count) => ({ months: count, total: monthly * count }));
}
