import { businessProfile } from '@fahrzeugpflege/contracts';
import { prices } from '#chat/knowledge/facts.js';
import { foldReply } from './fold-reply.js';
import { namedCounts, namedNumbers } from './named-numbers.js';

const FIGURE = String.raw`\d+(?:\.\d\d)?`;
const AMOUNT = new RegExp(
  String.raw`(?:chf|s?fr\.) ?(${FIGURE})|(?<![\d.])(${FIGURE})(?:\.-)? ?(?:franken|chf|s?fr\.|stutz)`,
  'g',
);

/** Every amount in francs that a text names, in francs, in its order: «CHF 1’699», «80 Franken», «Fr. 150.–». */
export function amountsIn(text: string): readonly number[] {
  return [...foldReply(text).matchAll(AMOUNT)].map(([, after, before]) => Number(after ?? before));
}

const { earlyBooking } = businessProfile;
const ASKS_FOR_DIFFERENCE =
  /s(?:ch)?par|u(?:nt|nd|ng)ersch?i|differenz|g[uüi]n(?:s|sch)ti|bill?i|teurer|t[üu]+rer|weniger|gegenüber|verglich/iu;
const ASKS_FOR_SUM =
  /zusamm?en|zäm|total|gesamt|gsamt|beid(?:es|i|s)|summe|kombi|plus|dazu|reich(?:t|en)|l[aä]ng(?:t|ed)|gen[uü]g|budget|d(?:e|er)zue|\ba(?:ll|u)es\b/iu;

const only = (price: string) => amountsIn(price)[0] ?? 0;
/** Of two prices the services page's: the assistant reckons with those. */
const monthly = [prices.autohotelServicesPage, prices.brokerage, prices.storage].map(only);
/** The package holds a sealing already: nobody pays for both. */
const sealings = [prices.ceramicSealing, prices.fullDetailing].map(only);
const steam = only(prices.steamCleaningServicesPage);
const single = [...sealings, steam];
/** Services that one may have together. */
const choices = [sealings, [steam], ...monthly.map((rate) => [rate])];
const discount = (only(prices.ceramicSealing) * earlyBooking.discountPercent) / 100;
/** Between two monthly prices. */
const rateDifferences = monthly.flatMap((one) => monthly.map((other) => one - other)).filter((amount) => amount > 0);

/** The sealing with the campaign's discount. */
const discounted = only(prices.ceramicSealing) - discount;

/** What may be told for whole months. */
function monthlyRates(visitorWords: string): readonly number[] {
  return ASKS_FOR_DIFFERENCE.test(visitorWords) ? [...monthly, ...rateDifferences] : monthly;
}

/**
 * What follows from the prices and is asked for: a price for the vehicles that the visitor counts; the sum of several
 * services, each as often as counted; what the campaign saves.
 */
function reckonedAmounts(visitorWords: string): ReadonlySet<number> {
  const counts = namedCounts(visitorWords);
  return new Set([
    ...counts.flatMap((count) => single.map((price) => count * price)),
    ...(ASKS_FOR_SUM.test(visitorWords) ? sumsOfServices(counts) : []),
    ...(ASKS_FOR_DIFFERENCE.test(visitorWords) ? [discount] : []),
  ]);
}

/** Of all selections of two services and more, each price taken as often as one of the counts says. */
function sumsOfServices(counts: readonly number[]): readonly number[] {
  let sums: readonly { readonly sum: number; readonly services: number }[] = [{ sum: 0, services: 0 }];
  for (const choice of choices) {
    const taken = choice.flatMap((price) => counts.map((count) => price * count));
    const more = sums.flatMap(({ sum, services }) =>
      [...new Set(taken)].map((amount) => ({ sum: sum + amount, services: services + 1 })),
    );
    sums = unique([...sums, ...more]);
  }
  return sums.filter(({ services }) => services > 1).map(({ sum }) => sum);
}

function unique<Each extends { readonly sum: number; readonly services: number }>(sums: readonly Each[]): Each[] {
  return [...new Map(sums.map((each) => [`${each.sum} ${Math.min(each.services, 2)}`, each])).values()];
}

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
 * @param visitorWords what the visitor wrote
 * @param named the visitor's amounts; none where a reply may not repeat them
 */
export function inventedAmounts(
  reply: string,
  visitorWords: string,
  named: readonly number[] = namedNumbers(visitorWords),
): readonly number[] {
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
