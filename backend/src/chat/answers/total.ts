import type { Asked } from './asked.js';
import { periodCostReply } from './period-cost.js';
import { type Cost, costClause, costsOf, francs, pricedOf, round, sentences } from './priced.js';

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
