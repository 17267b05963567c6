import { businessProfile } from '@fahrzeugpflege/contracts';
import { prices } from '../../knowledge/facts.js';
import { amountsIn } from './amounts.js';
import { namedCounts } from './named-counts.js';

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
const differences = monthly.flatMap((one) => monthly.map((other) => one - other)).filter((amount) => amount > 0);

/** The sealing with the campaign's discount. */
export const discounted = only(prices.ceramicSealing) - discount;

/** What may be told for whole months. */
export function monthlyRates(visitorWords: string): readonly number[] {
  return ASKS_FOR_DIFFERENCE.test(visitorWords) ? [...monthly, ...differences] : monthly;
}

/**
 * What follows from the prices and is asked for: a price for the vehicles that the visitor counts; the sum of several
 * services, each as often as counted; what the campaign saves.
 */
export function reckonedAmounts(visitorWords: string): ReadonlySet<number> {
  const counts = namedCounts(visitorWords);
  return new Set([
    ...counts.flatMap((count) => single.map((price) => count * price)),
    ...(ASKS_FOR_SUM.test(visitorWords) ? sumsOf(counts) : []),
    ...(ASKS_FOR_DIFFERENCE.test(visitorWords) ? [discount] : []),
  ]);
}

/** Of all selections of two services and more, each price taken as often as one of the counts says. */
function sumsOf(counts: readonly number[]): readonly number[] {
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
