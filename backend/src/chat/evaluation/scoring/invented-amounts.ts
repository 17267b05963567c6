import { businessProfile } from '@fahrzeugpflege/contracts';
import { amountsIn } from './amounts.js';
import { namedNumbers } from './named-numbers.js';
import { discounted, monthlyRates, reckonedAmounts } from './reckoned-amounts.js';

/** Months that somebody may sensibly reckon with: ten years. */
const LONGEST = 120;

const known = Object.values(businessProfile.prices).flatMap(amountsIn);

/**
 * The amounts of a reply that come from nowhere: neither a price of the site nor named by the visitor nor reckoned from
 * these. Reckoned are a monthly price times whole months, what that leaves of the visitor's amount, a price for several
 * vehicles, the prices of several services together or their difference where that is asked for, and the sealing with
 * the campaign's discount.
 *
 * @param visitorWords what the visitor wrote; empty where a reply may not repeat the visitor's amounts
 */
export function inventedAmounts(reply: string, visitorWords: string): readonly number[] {
  const named = namedNumbers(visitorWords);
  const right = new Set([...known, ...named, discounted]);
  const reckoned = reckonedAmounts(visitorWords);
  const rates = monthlyRates(visitorWords);
  const isLeft = (amount: number) => named.some((whole) => isForMonths(whole - amount, monthlyRates('')));
  const isRight = (amount: number) =>
    right.has(amount) || reckoned.has(amount) || isForMonths(amount, rates) || isLeft(amount);
  return amountsIn(reply).filter((amount) => !isRight(amount));
}

function isForMonths(amount: number, rates: readonly number[]): boolean {
  const counts = rates.map((rate) => amount / rate);
  return counts.some((count) => Number.isInteger(count) && count >= 1 && count <= LONGEST);
}
