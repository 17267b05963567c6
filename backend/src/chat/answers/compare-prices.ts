import type { Asked } from './priced.js';
import {
  allPriced,
  type Cost,
  costClause,
  costOf,
  costsOf,
  francs,
  monthsText,
  type Priced,
  priceClause,
  pricedOf,
  pricedPart,
  round,
  sentences,
} from './priced.js';
import { OTHER_PLACE } from './topics.js';

/** What is many times as dear is the price of something else, such as the vehicle. */
const MOST_DEARER = 5;

/** Which of two things costs less, and by how much; or whether it is less than what the visitor pays elsewhere. */
export function comparedPricesReply(asked: Asked): string {
  const { slots, facts } = asked;
  const [one, other] = comparedItems(asked);
  const elsewhere = slots.francs.find((sum) => one && sum < one.price.amount * MOST_DEARER);
  if (one && elsewhere !== undefined && asked.topics.length < 2) return elsewhereText(one, elsewhere);
  if (one && other) {
    return comparedText(...(costsOf([one, other], slots) as [Cost, Cost]));
  }
  if (one) return sentences(costClause(costOf(one, slots)), one.depends);
  const cheapest = allPriced(facts).toSorted((first, second) => first.price.amount - second.price.amount)[0] as Priced;
  return sentences(`Am günstigsten ist diese Leistung: ${priceClause(cheapest)}`, cheapest.depends);
}

function comparedItems({ slots, topics, facts }: Asked): readonly Priced[] {
  const items = pricedOf(topics, slots.parts, facts);
  const [item] = items;
  if (item === undefined)
    return slots.francs.length > 0 || slots.cues.has('saving') ? pricedOf(['storage', 'car-hotel'], [], facts) : [];
  if (items.length > 1) return items;
  if (item.topic === 'sealing') return [...pricedOf(['sealing'], [], facts), pricedPart('full-detailing', facts)];
  if (item.topic === 'steam') return [...pricedOf(['steam'], [], facts), pricedPart('micro-steam', facts)];
  const place = OTHER_PLACE[item.topic];
  return place ? [item, ...pricedOf([place], [], facts)] : items;
}

function comparedText(one: Cost, other: Cost): string {
  const [cheaper, dearer] = one.amount <= other.amount ? [one, other] : [other, one];
  const both = sentences(costClause(one), costClause(other));
  const isComparable = one.isPerMonth === other.isPerMonth;
  if (!isComparable) return both;
  const difference = round(dearer.amount - cheaper.amount);
  const entry = entryText(one.item, other.item);
  if (difference === 0) return `Beide kosten${entry} gleich viel. ${both}`;
  const isSameSpan = one.months === other.months && one.item.price.per === other.item.price.per;
  const span = one.months ? ` in ${monthsText(one.months, 'n')}` : one.isPerMonth ? ' pro Monat' : '';
  const by = isSameSpan
    ? `, um ${francs(difference)}${span} (${francs(dearer.amount)} − ${francs(cheaper.amount)})`
    : '';
  return `${cheaper.item.subject} ist${entry} günstiger${by}. ${both}`;
}

function elsewhereText(item: Priced, elsewhere: number): string {
  const { amount } = item.price;
  if (amount === elsewhere) return sentences(`Bei uns ist es${entryText(item)} gleich viel: ${priceClause(item)}`);
  const difference = francs(round(Math.abs(amount - elsewhere)));
  const judged = `Bei uns ist es${entryText(item)} um ${difference} ${amount < elsewhere ? 'günstiger' : 'teurer'}`;
  return sentences(`${judged}: ${priceClause(item)}`, item.depends);
}

/** That lowest prices are compared. */
function entryText(...items: readonly Priced[]): string {
  return items.some(({ price }) => price.kind === 'from') ? ' im Einstieg' : '';
}
