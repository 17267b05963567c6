import { businessProfile } from '@fahrzeugpflege/contracts';
import { amountsIn } from './amounts.js';
import { namedNumbers } from './named-numbers.js';

const { prices, earlyBooking } = businessProfile;
/** Months that somebody may sensibly reckon with: ten years. */
const LONGEST = 120;
const ASKS_FOR_DIFFERENCE = /spar|unterschied|differenz|günstig|billig|teurer|tüürer/iu;
const ASKS_FOR_SUM = /zusammen|zäme|zämme|total|gesamt|beides|kombi/iu;

const known = Object.values(prices).flatMap(amountsIn);
/** Of two prices the services page's: the assistant reckons with those. */
const monthly = [prices.autohotelServicesPage, prices.brokerage, prices.storage].flatMap(amountsIn);
/** Without the package, which holds a sealing already. */
const single = [prices.ceramicSealing, prices.steamCleaningServicesPage].flatMap(amountsIn);
const sums = [...sumsOf(monthly), ...sumsOf(single)];
const saved = amountsIn(prices.ceramicSealing).map((price) => (price * earlyBooking.discountPercent) / 100);
const discounted = amountsIn(prices.ceramicSealing).map((price, index) => price - (saved[index] ?? 0));
/** Between two monthly prices. */
const differences = monthly.flatMap((one) => monthly.map((other) => one - other)).filter((amount) => amount > 0);

/**
 * The amounts of a reply that come from nowhere: neither a price of the site nor named by the visitor nor reckoned from
 * these. Reckoned are a monthly price times whole months, what that leaves of the visitor's amount, the prices of several
 * services together or their difference where that is asked for, and the sealing with the campaign's discount.
 *
 * @param visitorWords what the visitor wrote; empty where a reply may not repeat the visitor's amounts
 */
export function inventedAmounts(reply: string, visitorWords: string): readonly number[] {
  const named = namedNumbers(visitorWords);
  const right = new Set([...known, ...named, ...discounted, ...askedFor(visitorWords)]);
  const rates = ASKS_FOR_DIFFERENCE.test(visitorWords) ? [...monthly, ...differences] : monthly;
  const isLeft = (amount: number) => named.some((whole) => isForMonths(whole - amount, monthly));
  return amountsIn(reply).filter((amount) => !right.has(amount) && !isForMonths(amount, rates) && !isLeft(amount));
}

function askedFor(words: string): readonly number[] {
  return [...(ASKS_FOR_SUM.test(words) ? sums : []), ...(ASKS_FOR_DIFFERENCE.test(words) ? saved : [])];
}

function isForMonths(amount: number, rates: readonly number[]): boolean {
  const counts = rates.map((rate) => amount / rate);
  return counts.some((count) => Number.isInteger(count) && count >= 1 && count <= LONGEST);
}

/** Of all selections of two and more: each bit of a number says whether the amount at its place is in. */
function sumsOf(amounts: readonly number[]): readonly number[] {
  const selections = Array.from({ length: 2 ** amounts.length }, (_, bits) =>
    amounts.filter((_, place) => (bits >> place) % 2 === 1),
  );
  return selections.filter(({ length }) => length > 1).map((some) => some.reduce((sum, each) => sum + each, 0));
}
