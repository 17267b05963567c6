import { businessProfile } from '@fahrzeugpflege/contracts';
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

const ASKS_FOR_DIFFERENCE =
  /s(?:ch)?par|u(?:nt|nd|ng)ersch?i|differenz|g[uüi]n(?:s|sch)ti|bill?i|teurer|t[üu]+rer|weniger|gegenüber|verglich/iu;
const ASKS_FOR_SUM =
  /zusamm?en|zäm|total|gesamt|gsamt|beid(?:es|i|s)|summe|kombi|plus|dazu|reich(?:t|en)|l[aä]ng(?:t|ed)|gen[uü]g|budget|d(?:e|er)zue|\ba(?:ll|u)es\b/iu;

const { prices, earlyBooking } = businessProfile;
const priceList = Object.values(prices).map(({ amount }) => amount);
/** Of two prices the services page's: the assistant reckons with those. */
const monthly = [prices.autohotelServicesPage.amount, prices.brokerage.amount, prices.storage.amount];
/** The package holds a sealing already: nobody pays for both. */
const sealings = [prices.ceramicSealing.amount, prices.fullDetailing.amount];
const steam = prices.steamCleaningServicesPage.amount;
/** Services that one may have together, each at one of its prices. */
const services = [sealings, [steam], ...monthly.map((rate) => [rate])];
const discount = (prices.ceramicSealing.amount * earlyBooking.discountPercent) / 100;

/** Months that somebody may sensibly reckon with: ten years. */
const LONGEST = 120;
const RAPPEN = 0.01;
/** No answer adds up more. */
const MOST_PARTS = 4;
/** In francs; what a visitor counts is less. */
const LEAST_BUDGET = 50;

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
  const stated = amountsIn(reply);
  const budgets = named.filter((amount) => amount >= LEAST_BUDGET);
  const right = new Set([
    ...[...priceList, ...named, prices.ceramicSealing.amount - discount],
    // «CHF 50 günstiger» is a fact beside both prices, as is what lies between a budget and a sum.
    ...differences(stated.filter((amount) => priceList.includes(amount))),
    ...stated.flatMap((sum) => budgets.map((budget) => Math.abs(sum - budget))),
  ]);
  const isReckoned = reckoning(visitorWords);
  const isLeft = (amount: number) => named.some((whole) => isForMonths(whole - amount, monthly));
  const isKnown = (amount: number) => right.has(amount) || isReckoned(amount) || isLeft(amount);
  const parts = [...new Set(stated.filter(isKnown))].map((amount) => [amount]);
  return stated.filter((amount) => !isKnown(amount) && !isSum(amount, parts));
}

/** Tells what follows from the prices and is asked for, the services each as often as the visitor counts. */
function reckoning(visitorWords: string): (amount: number) => boolean {
  const counts = namedCounts(visitorWords);
  const counted = (some: readonly number[]) => some.flatMap((price) => counts.map((count) => price * count));
  const asksForSum = ASKS_FOR_SUM.test(visitorWords);
  const asksForDifference = ASKS_FOR_DIFFERENCE.test(visitorWords);
  const amounts = new Set([...counted([...sealings, steam]), ...(asksForDifference ? [discount] : [])]);
  const rates = asksForDifference ? [...monthly, ...differences(monthly)] : monthly;
  const parts = asksForSum ? services.map(counted) : [];
  return (amount) => amounts.has(amount) || isForMonths(amount, rates) || isSum(amount, parts);
}

/** Whether an amount is the sum of two to four parts: of each choice one amount, or none. */
function isSum(amount: number, choices: readonly (readonly number[])[], taken = 0): boolean {
  const [choice, ...others] = choices;
  if (Math.abs(amount) < RAPPEN / 2) return taken > 1;
  if (choice === undefined || amount < 0 || taken === MOST_PARTS) return false;
  return isSum(amount, others, taken) || choice.some((part) => isSum(amount - part, others, taken + 1));
}

function differences(amounts: readonly number[]): readonly number[] {
  return amounts.flatMap((one) => amounts.map((other) => one - other)).filter((amount) => amount > 0);
}

function isForMonths(amount: number, rates: readonly number[]): boolean {
  const counts = rates.map((rate) => amount / rate);
  return counts.some((count) => Number.isInteger(count) && count >= 1 && count <= LONGEST);
}
