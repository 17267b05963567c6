import { priceReply } from './price.js';
import {
  type Asked,
  type Cost,
  costClause,
  costsOf,
  francs,
  MINIMUM_MONTHS,
  pricedOf,
  round,
  sentences,
} from './priced.js';

const NO_SHORT_PRICE = 'Einen Preis für weniger als ganze Monate nennt die Website nicht.';
const MINIMUM =
  'Das ist die Mindestdauer; danach können Sie monatlich kündigen. Der Betrag ist fest, eine Provision gibt es nicht.';

/** What is meant where nothing but a span of time is named. */
const PLACES = ['storage', 'car-hotel'] as const;

/** What some months cost, as they are reckoned; of what is paid once its price. */
export function periodCostReply(asked: Asked): string | undefined {
  const { slots, topics, facts } = asked;
  const isOfPlaces = topics.length === 0 && slots.periods.length > 0;
  const costs = costsOf(pricedOf(isOfPlaces ? PLACES : topics, slots.parts, facts), slots);
  const monthly = costs.filter(({ item }) => item.price.per === 'month');
  if (monthly.length === 0) return priceReply(asked);
  const isShort = slots.periods.some((period) => period.isShort) && monthly.some(({ isPerMonth }) => isPerMonth);
  const isMinimum = costs.some(({ item, months }) => item.topic === 'brokerage' && months === MINIMUM_MONTHS);
  const [only] = costs.length === 1 ? costs : [];
  const note = isMinimum ? MINIMUM : (only?.item.depends ?? '');
  return sentences(...costs.map(costClause), isShort ? NO_SHORT_PRICE : '', note);
}

/** What several things cost together, or one for several vehicles or months. */
export function totalReply(asked: Asked): string | undefined {
  const costs = costsOf(pricedOf(asked.topics, asked.slots.parts, asked.facts), asked.slots);
  if (costs.length < 2) return periodCostReply(asked);
  return sentences(...costs.map(costClause), sumText(costs));
}

/** The sum of costs in francs; of costs for each month and for once there is none. */
export function sumOf(costs: readonly Cost[]): number | undefined {
  const perMonth = costs.filter(({ isPerMonth }) => isPerMonth);
  if (perMonth.length > 0 && perMonth.length < costs.length) return undefined;
  return round(costs.reduce((sum, { amount }) => sum + amount, 0));
}

/** «Zusammen sind das ab CHF 1'779 (CHF 1'699 + CHF 80 = CHF 1'779).» */
export function sumText(costs: readonly Cost[]): string {
  const sum = sumOf(costs);
  if (sum !== undefined) {
    const added = `${costs.map(({ amount }) => francs(amount)).join(' + ')} = ${francs(sum)}`;
    return `Zusammen sind das ${surety(costs)}${francs(sum)}${costs[0]?.isPerMonth ? ' pro Monat' : ''} (${added}).`;
  }
  const groups = [costs.filter(({ isPerMonth }) => !isPerMonth), costs.filter(({ isPerMonth }) => isPerMonth)];
  const [once = 0, monthly = 0] = groups.map((group) => sumOf(group) ?? 0);
  return `Zusammen sind das ${surety(costs)}${francs(once)} und ${francs(monthly)} für jeden Monat.`;
}

/** A sum is no surer than what it is made of. */
function surety(costs: readonly Cost[]): string {
  const kinds = costs.map(({ item }) => item.price.kind);
  return kinds.includes('from') ? 'ab ' : kinds.includes('about') ? 'ca. ' : '';
}
