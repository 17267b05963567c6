import type { BusinessFacts, Money } from '@fahrzeugpflege/contracts';
import { isUntaxed, priceReply, sumOf, sumText } from './price-replies.js';
import {
  type Asked,
  allPriced,
  blogPrice,
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
  priceText,
  round,
  sentences,
} from './priced.js';
import { OTHER_PLACE } from './topics.js';

/** What is many times as dear is the price of something else, such as the vehicle. */
const MOST_DEARER = 5;

/** Which of two things costs less, and by how much; or whether it is less than what the visitor pays elsewhere. */
export function comparedPricesReply(asked: Asked): string {
  const { slots } = asked;
  const [one, other] = comparedItems(asked);
  const elsewhere = slots.francs.find((sum) => one && sum < one.price.amount * MOST_DEARER);
  if (one && elsewhere !== undefined && asked.topics.length < 2) return elsewhereText(one, elsewhere);
  if (one && other) return comparedText(...(costsOf([one, other], slots) as [Cost, Cost]));
  if (one) return sentences(costClause(costOf(one, slots)), one.depends);
  return priceReply(asked);
}

function comparedItems({ slots, topics, facts }: Asked): readonly Priced[] {
  const items = pricedOf(topics, slots.parts, facts);
  const [item] = items;
  if (item === undefined) return slots.francs.length > 0 ? pricedOf(['storage', 'car-hotel'], [], facts) : [];
  if (items.length > 1) return items;
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

/** Whether an amount that the visitor heard or read is the price; of page and blog, which of them holds. */
export function claimedPriceReply(asked: Asked): string {
  const { slots, topics, facts } = asked;
  const [item, ...others] = pricedOf(topics, slots.parts, facts);
  if (item === undefined || others.length > 0) return withoutTopic(asked);
  const blog = slots.parts.includes('micro-steam') ? undefined : blogPrice(item, facts);
  if (blog && (slots.cues.has('blog') || slots.francs.includes(blog.amount))) return pageText(item, blog);
  return judgedText(item, asked);
}

/** The claim is set against the price; what is above a lowest price may be true of a larger vehicle. */
function judgedText(item: Priced, { slots }: Asked): string {
  const cost = costOf(item, slots);
  const [claimed] = slots.francs;
  const isRight = slots.francs.some((sum) => sum === cost.amount || sum === item.price.amount);
  const isAbove = item.price.kind === 'from' && claimed !== undefined && claimed > cost.amount;
  const above = 'Auf der Website steht ein tieferer Einstiegspreis:';
  const verdict = claimed === undefined ? '' : isRight ? 'Ja.' : isAbove ? above : 'Nein, das stimmt nicht.';
  return sentences(`${verdict} ${costClause(cost)}`.trim(), item.depends);
}

/** All that costs the amount, and else the list of prices. */
function withoutTopic(asked: Asked): string {
  const { slots, facts } = asked;
  if (hasBothSealings(asked)) return twoOffers(facts);
  const same = allPriced(facts).filter(({ price }) => slots.francs.includes(price.amount));
  if (same.length > 0) return sentences(`Ja. ${same.map(priceClause).join('. ')}`);
  return slots.francs.length > 0
    ? `Einen solchen Preis nennt die Website nicht. ${priceReply(asked)}`
    : priceReply(asked);
}

function pageText({ title, price }: Priced, blog: Money): string {
  return sentences(
    `Es gilt der Preis der Seite «${title}»: ${priceText(price)}`,
    `Im Blogartikel steht ${priceText(blog)}`,
  );
}

function hasBothSealings({ slots, facts }: Asked): boolean {
  return [facts.prices.ceramicSealing, facts.prices.fullDetailing].every(({ amount }) => slots.francs.includes(amount));
}

function twoOffers(facts: BusinessFacts): string {
  const offers = [...pricedOf(['sealing'], [], facts), pricedPart('full-detailing', facts)];
  return sentences(
    'Es sind zwei Angebote',
    ...offers.map(priceClause),
    offers.every(({ price }) => price.kind === 'from') ? 'Beides sind Einstiegspreise und keine Fixpreise' : '',
  );
}

/** In francs; what somebody has more for is a vehicle. */
const HIGHEST_BUDGET = 15_000;
const FROM_NOTE = 'Gerechnet ist mit dem Einstiegspreis; verbindlich ist die Offerte.';

/** Whether a budget is enough, for how long, or for what; undefined where no sum is named, or one for a vehicle. */
export function affordableReply({ slots, topics, facts }: Asked): string | undefined {
  const budget = slots.francs[0];
  if (budget === undefined || budget > HIGHEST_BUDGET) return undefined;
  const costs = costsOf(pricedOf(topics, slots.parts, facts), slots);
  const isByMonth = slots.isEachMonth === true;
  const once = costs.filter(({ item }) => item.price.per === null);
  if (isByMonth && once.length === costs.length) return monthlyText(budget, once, facts);
  if (costs.length === 0) return choicesText(budget, allPriced(facts));
  const isEach = costs.every(({ isPerMonth }) => isPerMonth) && !isByMonth;
  if (!isEach) return enoughText(costs, budget);
  const isFrom = costs.some(({ item }) => item.price.kind === 'from');
  const lengths = costs.map((cost) => lengthText(cost, budget, costs.length > 1)).join(' ');
  return isFrom && lengths.includes('Das reicht für') ? `${lengths} ${FROM_NOTE}` : lengths;
}

/** How many whole months of a monthly price a budget pays for. */
function lengthText({ item, amount: monthly }: Cost, budget: number, isOneOfSeveral: boolean): string {
  const { leastMonths: least } = item;
  const months = Math.floor(budget / monthly);
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
  const hasTaxToCome = isUntaxed(costs);
  const isFrom = costs.some(({ item }) => item.price.kind === 'from');
  const price = [
    isFrom ? 'für den Einstiegspreis' : hasTaxToCome ? 'für den Preis' : '',
    hasTaxToCome ? 'ohne MwSt.' : '',
  ];
  const isEnough = ['Ja,', ...price, isFrom || hasTaxToCome ? 'reicht das' : 'das reicht'].filter(Boolean).join(' ');
  return `${isEnough}: ${parts}${restText(round(budget - sum), sumOf(costs) === undefined, hasTaxToCome)} Verbindlich ist die Offerte.`;
}

/** What a budget leaves over, as a sentence behind others. */
function restText(left: number, isOfFirstMonth: boolean, hasTaxToCome: boolean): string {
  if (left === 0) return hasTaxToCome ? ' Die MwSt. kommt dazu.' : '';
  const tax = hasTaxToCome ? ', von denen die MwSt. noch abgeht' : '';
  return ` Es bleiben ${francs(left)}${isOfFirstMonth ? ' nach dem ersten Monat' : ''}${tax}.`;
}

function shorterText({ item, amount, months = 1 }: Cost, budget: number): string {
  const whole = Math.floor(budget / (amount / months));
  return whole >= item.leastMonths ? ` ${francs(budget)} reichen für ${monthsText(whole)}.` : '';
}

/** What can be had for a sum that is paid each month; what is paid once, can't. */
function monthlyText(budget: number, once: readonly Cost[], facts: BusinessFacts): string {
  const named = sentences(...once.map(costClause));
  const instalments = once.length > 0 ? `${named} Das wird einmal bezahlt; ob auch in Raten, weiss ich nicht.` : '';
  const choices = allPriced(facts)
    .filter(({ price }) => price.per === 'month' && price.amount <= budget)
    .map(({ title, price, leastMonths }) => {
      return `${title}: ${priceText(price)}${leastMonths > 1 ? `, mindestens ${monthsText(leastMonths)}` : ''}`;
    });
  const offer =
    choices.length > 0
      ? 'Für diesen Betrag im Monat bekommen Sie eines davon:'
      : 'Monatlich reicht das für keine unserer Leistungen.';
  return [instalments, offer, ...choices, 'Verbindlich ist die Offerte.'].filter(Boolean).join('\n');
}

/** What a budget is enough for, where nothing is named. */
function choicesText(budget: number, items: readonly Priced[]): string {
  const choices = items.flatMap(({ title, price, leastMonths }) => {
    const months = Math.floor(budget / price.amount);
    if (months < leastMonths) return [];
    const reckoned = `${months} × ${francs(price.amount)} = ${francs(round(months * price.amount))}`;
    return [`${title}: ${price.per === 'month' ? `${monthsText(months)} (${reckoned})` : priceText(price)}`];
  });
  if (choices.length === 0) {
    const cheapest = items.toSorted((one, other) => one.price.amount - other.price.amount).slice(0, 1);
    return sentences('Das reicht für keine unserer Leistungen', ...cheapest.map(priceClause));
  }
  return ['Dafür bekommen Sie eines davon:', ...choices, 'Verbindlich ist die Offerte.'].join('\n');
}
