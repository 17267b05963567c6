import type { Money } from '@fahrzeugpflege/contracts';
import { campaignReply } from './campaign.js';
import {
  type Asked,
  allPriced,
  blogPrice,
  type Cost,
  costClause,
  costsOf,
  francs,
  type Priced,
  pricedOf,
  pricedPart,
  priceText,
  round,
  sentences,
} from './priced.js';

const TRADE =
  'Beim An- und Verkauf nennen wir den Preis nach Besichtigung des Fahrzeugs: Marktlage, Zustand, Kilometer und Unterlagen bestimmen ihn. Was bei uns zum Verkauf steht, kostet gemäss Inserat.';

/** What one thing costs, or several, or everything; for the vehicles and the time that are named. */
export function priceReply(asked: Asked): string {
  const { slots, topics, facts } = asked;
  const items = pricedOf(topics, slots.parts, facts);
  const trade = topics.includes('trade') ? [TRADE] : [];
  const [item] = items;
  if (item === undefined) return trade[0] ?? extremesText(asked) ?? priceList(asked);
  const isFrom = item.topic === 'sealing' && item.price.kind === 'from';
  return sentences(
    ...costsOf(items, slots).map((cost) => `${costClause(cost)}${compactBeside(cost.item, asked)}`),
    topics.includes('campaign') ? campaignReply(asked) : '',
    blogBeside(item, asked),
    ...(items.length === 1 ? [isFrom ? 'Das ist ein Einstiegspreis und kein Fixpreis' : '', item.depends] : []),
    ...trade,
  );
}

/** What costs least or most, of what is paid once and of what is paid by the month; undefined where neither is asked. */
function extremesText({ slots: { cues }, facts }: Asked): string | undefined {
  const isDearest = cues.has('dearest');
  if (!isDearest && !cues.has('cheapest')) return undefined;
  const line = (name: string, per: Money['per']) => {
    const items = allPriced(facts).filter(({ price }) => price.per === per);
    const amounts = items.map(({ price }) => price.amount);
    const wanted = isDearest ? Math.max(...amounts) : Math.min(...amounts);
    const found = items.filter(({ price }) => price.amount === wanted);
    return found.map(({ title, price }) => `${name}: ${title}, ${priceText(price)}`);
  };
  const lines = [...line('Einmalig', null), ...line('Monatlich', 'month')];
  return [`Am ${isDearest ? 'teuersten' : 'günstigsten'} sind:`, ...lines, 'Verbindlich ist die Offerte.'].join('\n');
}

function priceList({ facts }: Asked): string {
  const { price, title } = pricedPart('full-detailing', facts);
  const lines = allPriced(facts).map((each) => `${each.title}: ${priceText(each.price)}`);
  return [
    'Die Preise im Überblick:',
    ...lines,
    `${title}: ${priceText(price)}`,
    'An- und Verkauf: nach Besichtigung des Fahrzeugs',
    'Verbindlich ist die Offerte.',
  ].join('\n');
}

/** The sealing names the figure for a small vehicle too. */
function compactBeside({ topic }: Priced, { slots, facts }: Asked): string {
  if (topic !== 'sealing' || slots.parts.length > 0 || slots.vehicles || slots.times) return '';
  return `, ein kompaktes Wohnmobil ${priceText(pricedPart('compact-motorhome', facts).price)}`;
}

/** Only for who asks for it. */
function blogBeside(item: Priced, { slots, facts }: Asked): string {
  const price = blogPrice(item, facts);
  const isAsked = slots.cues.has('blog') && !slots.parts.includes('micro-steam');
  return price && isAsked ? `Im Blogartikel steht ${priceText(price)}` : '';
}

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
  const isMinimum = costs.some(({ item, months }) => item.leastMonths > 1 && months === item.leastMonths);
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
    return `Zusammen sind das ${surety(costs)}${francs(sum)}${costs[0]?.isPerMonth ? ' pro Monat' : ''} (${added}).${vatNote(costs)}`;
  }
  const groups = [costs.filter(({ isPerMonth }) => !isPerMonth), costs.filter(({ isPerMonth }) => isPerMonth)];
  const [once = 0, monthly = 0] = groups.map((group) => sumOf(group) ?? 0);
  return `Zusammen sind das ${surety(costs)}${francs(once)} und ${francs(monthly)} für jeden Monat.${vatNote(costs)}`;
}

/** That to a sum value added tax comes; with a space before it, empty where none does. */
function vatNote(costs: readonly Cost[]): string {
  return isUntaxed(costs) ? ' Wo «exkl. MwSt.» steht, kommt die MwSt. dazu.' : '';
}

/** True where value added tax comes to some of it. */
export function isUntaxed(costs: readonly Cost[]): boolean {
  return costs.some(({ item }) => item.price.vat === 'excluded');
}

/** A sum is no surer than what it is made of. */
function surety(costs: readonly Cost[]): string {
  const kinds = costs.map(({ item }) => item.price.kind);
  return kinds.includes('from') ? 'ab ' : kinds.includes('about') ? 'ca. ' : '';
}
