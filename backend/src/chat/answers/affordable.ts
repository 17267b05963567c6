import type { Asked } from './priced.js';
import {
  allPriced,
  type Cost,
  costClause,
  costsOf,
  francs,
  MINIMUM_MONTHS,
  monthsText,
  type Priced,
  priceClause,
  pricedOf,
  priceText,
  round,
  sentences,
} from './priced.js';
import { sumOf, sumText } from './total.js';

const FROM_NOTE = 'Gerechnet ist mit dem Einstiegspreis; verbindlich ist die Offerte.';

/** Whether a budget is enough, for how long, or for what; undefined where no sum is named. */
export function affordableReply({ slots, topics, facts }: Asked): string | undefined {
  const budget = slots.francs[0];
  if (budget === undefined) return undefined;
  const costs = costsOf(pricedOf(topics, slots.parts, facts), slots);
  if (costs.length === 0) return choicesText(budget, allPriced(facts), slots.cues.has('per-month'));
  const isEach = costs.every(({ isPerMonth }) => isPerMonth) && !slots.cues.has('per-month');
  if (!isEach) return enoughText(costs, budget);
  const isFrom = costs.some(({ item }) => item.price.kind === 'from');
  const lengths = costs.map((cost) => lengthText(cost, budget, costs.length > 1)).join(' ');
  return isFrom && lengths.includes('Das reicht für') ? `${lengths} ${FROM_NOTE}` : lengths;
}

/** How many whole months of a monthly price a budget pays for. */
function lengthText({ item, amount: monthly }: Cost, budget: number, isOneOfSeveral: boolean): string {
  const months = Math.floor(budget / monthly);
  const least = item.topic === 'brokerage' ? MINIMUM_MONTHS : 1;
  const subject = isOneOfSeveral ? `${item.title}: ` : '';
  if (months < least) {
    const needed = round(least * monthly);
    const reckoned = `, bei einer Mindestdauer von ${monthsText(least, 'n')} also ${francs(needed)} (${least} × ${francs(monthly)})`;
    const lack = `Es fehlen ${francs(round(needed - budget))}`;
    return sentences(`${subject}Nein, das reicht nicht: ${priceClause(item)}${least > 1 ? reckoned : ''}`, lack);
  }
  const paid = round(months * monthly);
  const left = paid < budget ? `, es bleiben ${francs(round(budget - paid))}` : '';
  return `${subject}Das reicht für ${monthsText(months)}: ${months} × ${francs(monthly)} = ${francs(paid)}${left}.`;
}

/** Whether a budget pays for all that is named; of what is paid by the month at least for one. */
function enoughText(costs: readonly Cost[], budget: number): string {
  const sum = round(costs.reduce((total, { amount }) => total + amount, 0));
  const parts = sentences(...costs.map(costClause), costs.length > 1 ? sumText(costs) : '');
  const [only] = costs;
  if (sum > budget) {
    const shorter = costs.length === 1 && only?.months ? shorterText(only, budget) : '';
    return `Nein, das reicht nicht: ${parts} Es fehlen ${francs(round(sum - budget))}.${shorter}`;
  }
  const left = round(budget - sum);
  const rest =
    left === 0 ? '' : ` Es bleiben ${francs(left)}${sumOf(costs) === undefined ? ' nach dem ersten Monat' : ''}.`;
  const isFrom = costs.some(({ item }) => item.price.kind === 'from');
  return `Ja, ${isFrom ? 'für den Einstiegspreis reicht das' : 'das reicht'}: ${parts}${rest} Verbindlich ist die Offerte.`;
}

/** For how long it would be enough. */
function shorterText({ item, amount, months = 1 }: Cost, budget: number): string {
  const whole = Math.floor(budget / (amount / months));
  return whole > 0 && (item.topic !== 'brokerage' || whole >= MINIMUM_MONTHS)
    ? ` ${francs(budget)} reichen für ${monthsText(whole)}.`
    : '';
}

/** What a budget is enough for, where nothing is named. */
function choicesText(budget: number, all: readonly Priced[], isPerMonth: boolean): string {
  const items = isPerMonth ? all.filter(({ topic }) => topic === 'storage' || topic === 'car-hotel') : all;
  const choices = items.flatMap(({ title, price, topic }) => {
    const months = Math.floor(budget / price.amount);
    if (months < (topic === 'brokerage' ? MINIMUM_MONTHS : 1)) return [];
    const reckoned = `${months} × ${francs(price.amount)} = ${francs(round(months * price.amount))}`;
    const isForMonths = price.per === 'month' && !isPerMonth;
    return [`${title}: ${isForMonths ? `${monthsText(months)} (${reckoned})` : priceText(price)}`];
  });
  if (choices.length === 0) {
    const cheapest = items.toSorted((one, other) => one.price.amount - other.price.amount).slice(0, 1);
    return sentences('Das reicht für keine unserer Leistungen', ...cheapest.map(priceClause));
  }
  return ['Dafür bekommen Sie eines davon:', ...choices, 'Verbindlich ist die Offerte.'].join('\n');
}
