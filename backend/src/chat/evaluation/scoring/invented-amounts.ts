import { prices } from '../../knowledge/facts.js';
import { amountsIn } from './amounts.js';
import { namedNumbers } from './named-numbers.js';
import { discounted, monthlyRates, reckonedAmounts } from './reckoned-amounts.js';

/** Months that somebody may sensibly reckon with: ten years. */
const LONGEST = 120;
const MOST_PARTS = 4;
/** In francs; what a visitor counts is less. */
const LEAST_BUDGET = 50;

const known = Object.values(prices).flatMap(amountsIn);

/**
 * The amounts of a reply that come from nowhere: neither a price of the site nor named by the visitor nor reckoned from
 * these. Reckoned are a monthly price times whole months, what that leaves of the visitor's amount or what is missing
 * from it, a price for several vehicles, the prices of several services together or their difference where that is
 * asked for, the difference of two prices that the reply names both, and the sealing with the campaign's discount.
 *
 * @param visitorWords what the visitor wrote; empty where a reply may not repeat the visitor's amounts
 */
export function inventedAmounts(reply: string, visitorWords: string): readonly number[] {
  const named = namedNumbers(visitorWords);
  const right = new Set([...known, ...named, discounted]);
  const reckoned = reckonedAmounts(visitorWords);
  const rates = monthlyRates(visitorWords);
  const isLeft = (amount: number) => named.some((whole) => isForMonths(whole - amount, monthlyRates('')));
  const told = amountsIn(reply);
  const between = new Set([
    ...differences(told.filter((amount) => known.includes(amount))),
    ...fromBudget(told, named),
  ]);
  const isKnown = (amount: number) =>
    right.has(amount) || reckoned.has(amount) || isForMonths(amount, rates) || isLeft(amount) || between.has(amount);
  const sums = sumsOf([...new Set(told.filter(isKnown))]);
  return told.filter((amount) => !isKnown(amount) && !sums.has(amount));
}

/** A sum is a fact beside all that is added up; no answer has more parts than four. */
function sumsOf(amounts: readonly number[]): ReadonlySet<number> {
  let sums: readonly { readonly sum: number; readonly parts: number }[] = [{ sum: 0, parts: 0 }];
  for (const amount of amounts) {
    const more = sums.map(({ sum, parts }) => ({ sum: sum + amount, parts: parts + 1 }));
    sums = [...sums, ...more.filter(({ parts }) => parts <= MOST_PARTS)];
  }
  return new Set(sums.filter(({ parts }) => parts > 1).map(({ sum }) => sum));
}

/** «CHF 50 günstiger» is a fact beside both prices. */
function differences(amounts: readonly number[]): readonly number[] {
  return amounts.flatMap((one) => amounts.map((other) => one - other)).filter((amount) => amount > 0);
}

/** What lies between a sum that the reply names and the visitor's budget: missing from it, or left. */
function fromBudget(told: readonly number[], named: readonly number[]): readonly number[] {
  const budgets = named.filter((amount) => amount >= LEAST_BUDGET);
  return told.flatMap((sum) => budgets.map((amount) => Math.abs(sum - amount)));
}

function isForMonths(amount: number, rates: readonly number[]): boolean {
  const counts = rates.map((rate) => amount / rate);
  return counts.some((count) => Number.isInteger(count) && count >= 1 && count <= LONGEST);
}
