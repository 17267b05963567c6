import {
  type BusinessFacts,
  formatFrancs,
  type Money,
  moneyText,
  moneyWords,
  type PriceName,
} from '@fahrzeugpflege/contracts/without-schemas';
import type { Topic } from '../knowledge/entries/entry.js';
import { MINIMUM_MONTHS } from '../knowledge/entries/fact-texts.js';
import { periodOf } from '../reading/read-periods.js';
import type { Part } from '../reading/read-topics.js';
import type { Slots } from '../reading/slots.js';

/** What an answer is reckoned from. */
export interface Asked {
  /** What the message says, and the turn before it where this one leaves it out. */
  readonly slots: Slots;
  /** What it is about, in the order of naming. */
  readonly topics: readonly Topic[];
  readonly facts: BusinessFacts;
  readonly now: Date;
}

/** Something with a price of its own, as sentences name it. */
export interface Priced {
  readonly topic: Topic;
  readonly price: Money;
  /** «Die Einlagerung». */
  readonly subject: string;
  /** In lists. */
  readonly title: string;
  /** What the price depends on; empty of one that is exact, but for the terms of the brokerage. */
  readonly depends: string;
  /** For how many months it is paid at least. */
  readonly leastMonths: number;
}

const ofSurface = 'Den Preis bestimmen Länge, Höhe und Zustand der Oberfläche. Verbindlich ist die Offerte.';
const ofDirt =
  'Entscheidend sind Fläche und Verschmutzung; nach einem Bild oder einem Blick ins Fahrzeug nennen wir Ihnen den Preis.';
const ofSize = 'Der Betrag richtet sich nach der Grösse des Fahrzeugs. Verbindlich ist die Offerte.';
const ofMeasures = 'Massgebend sind Länge und Höhe des Fahrzeugs. Verbindlich ist die Offerte.';
const fixed = `Der Betrag ist fest, eine Provision gibt es nicht. Die Mindestdauer beträgt ${MINIMUM_MONTHS} Monate.`;

type Row = readonly [topic: Topic, price: PriceName, subject: string, title: string, depends: string];

/** By topic in the order of the pages, then the parts of topics. */
const ROWS: Readonly<Partial<Record<Topic | Part, Row>>> = {
  sealing: ['sealing', 'ceramicSealing', 'Die Keramikversiegelung', 'Keramikversiegelung Wohnmobile', ofSurface],
  'car-hotel': ['car-hotel', 'autohotelServicesPage', 'Ein Platz im Autohotel', 'Autohotel', ofSize],
  steam: ['steam', 'steamCleaningServicesPage', 'Die Dampfreinigung', 'Dampfreinigung', ofDirt],
  brokerage: ['brokerage', 'brokerage', 'Die Vermittlung', 'Vermittlung', fixed],
  storage: ['storage', 'storage', 'Die Einlagerung', 'Einlagerung', ofMeasures],
  'full-detailing': [
    'sealing',
    'fullDetailing',
    'Das Komplettpaket aus Aufbereitung und Versiegelung',
    'Komplettpaket aus Aufbereitung und Versiegelung',
    ofSurface,
  ],
  'compact-motorhome': [
    'sealing',
    'compactMotorhome',
    'Die Keramikversiegelung eines kompakten Wohnmobils',
    'Keramikversiegelung kompaktes Wohnmobil',
    ofSurface,
  ],
  'micro-steam': [
    'steam',
    'microSteamCleaningBlog',
    'Die Mikrodampfreinigung aus dem Blog',
    'Mikrodampfreinigung',
    ofDirt,
  ],
};

/** What has a price among some topics; a part of a topic that is named stands for it. */
export function pricedOf(topics: readonly Topic[], parts: readonly Part[], facts: BusinessFacts): readonly Priced[] {
  return topics.flatMap((topic) => pricedRow(parts.find((part) => ROWS[part]?.[0] === topic) ?? topic, facts));
}

/** What a sum that is named is the price of, where it is the price of one thing alone: «die 1699». */
export function topicsOfSums(francs: readonly number[], facts: BusinessFacts): readonly Topic[] {
  const named = allPriced(facts).filter(({ price }) => francs.includes(price.amount));
  return named.length === 1 ? named.map(({ topic }) => topic) : [];
}

/** Everything that has a price on a page of its own. */
export function allPriced(facts: BusinessFacts): readonly Priced[] {
  return pricedOf(['sealing', 'car-hotel', 'steam', 'brokerage', 'storage'], [], facts);
}

/** A part of a topic. */
export function pricedPart(part: Part, facts: BusinessFacts): Priced {
  return pricedRow(part, facts)[0] as Priced;
}

/** Another price of the same, which the blog states. */
export function blogPrice({ topic }: Priced, { prices }: BusinessFacts): Money | undefined {
  return topic === 'car-hotel' ? prices.autohotelBlog : topic === 'steam' ? prices.microSteamCleaningBlog : undefined;
}

function pricedRow(part: Topic | Part, { prices }: BusinessFacts): readonly Priced[] {
  const row = ROWS[part];
  if (row === undefined) return [];
  const [topic, name, subject, title, onWhat] = row;
  const price = prices[name];
  const isBrokerage = topic === 'brokerage';
  const depends = price.kind === 'exact' && !isBrokerage ? '' : onWhat;
  return [{ topic, price, subject, title, depends, leastMonths: isBrokerage ? MINIMUM_MONTHS : 1 }];
}

/** «CHF 1'699». */
export function francs(amount: number): string {
  return `CHF ${formatFrancs(amount)}`;
}

/** Francs to the cent. */
export function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** «1 Monat», «6 Monate»; after «in» and «von» «6 Monaten». */
export function monthsText(months: number, ending: '' | 'n' = ''): string {
  return `${months} ${months === 1 ? 'Monat' : `Monate${ending}`}`;
}

/** «ab CHF 1'699 exkl. MwSt.». */
export function priceText(price: Money): string {
  return [moneyText(price), moneyWords(price).vat].filter(Boolean).join(' ');
}

/** «ab CHF 900», «ca. CHF 3'398 exkl. MwSt.»: an amount as sure, and taxed, as the price that it was reckoned from. */
export function amountText(price: Money, amount: number): string {
  return priceText({ ...price, amount, per: null });
}

/** «Die Einlagerung kostet ab CHF 150 pro Monat», without its full stop. */
export function priceClause({ subject, price }: Priced): string {
  return `${subject} kostet ${priceText(price)}`;
}

/** Clauses as sentences after each other; one that ends in «MwSt.» has its full stop. */
export function sentences(...clauses: readonly string[]): string {
  return clauses
    .filter(Boolean)
    .map((clause) => (/[.!?]$/.test(clause) ? clause : `${clause}.`))
    .join(' ');
}

/** What something costs for the months, vehicles and times that are asked for. */
export interface Cost {
  readonly item: Priced;
  /** Francs. */
  readonly amount: number;
  /** Of a monthly price without a span; then the amount is for each month. */
  readonly isPerMonth: boolean;
  readonly months: number | undefined;
  /** «2 × 6 × CHF 150»; empty where nothing is multiplied. */
  readonly factors: string;
  /** «für 6 Monate und 2 Fahrzeuge»; empty for one. */
  readonly extent: string;
}

/** Reckons what things cost: each that is paid by the month has a period of its own; the cleaning alone is repeated. */
export function costsOf(items: readonly Priced[], slots: Slots): readonly Cost[] {
  const monthly = items.filter(({ price }) => price.per === 'month').map(({ topic }) => topic);
  return items.map((item) =>
    costOf(item, items.length > 1 && item.topic !== 'steam' ? { ...slots, times: 1 } : slots, monthly),
  );
}

/** Reckons what one thing costs. */
export function costOf(item: Priced, slots: Slots, monthly: readonly Topic[] = [item.topic]): Cost {
  const isMonthly = item.price.per === 'month';
  const months = isMonthly ? monthsOf(item, slots, monthly) : undefined;
  const { vehicles = 1 } = slots;
  const times = isMonthly || vehicles > 1 ? 1 : (slots.times ?? 1);
  const counts = [vehicles, times, months ?? 1].filter((count) => count !== 1);
  const extents = [
    months === undefined ? '' : monthsText(months),
    vehicles > 1 ? `${vehicles} Fahrzeuge` : '',
    times > 1 ? `${times} Mal` : '',
  ].filter(Boolean);
  return {
    item,
    amount: round(counts.reduce((product, count) => product * count, item.price.amount)),
    isPerMonth: isMonthly && months === undefined,
    months,
    factors: counts.length > 0 ? [...counts, francs(item.price.amount)].join(' × ') : '',
    extent: extents.length > 0 ? `für ${extents.join(' und ')}` : '',
  };
}

/** Nobody pays the brokerage for less than its shortest term. */
function monthsOf(
  { topic, leastMonths }: Priced,
  { periods, cues }: Slots,
  monthly: readonly Topic[],
): number | undefined {
  const period = periodOf(periods, monthly, topic);
  const months = period?.isShort ? undefined : period?.months;
  if (topic !== 'brokerage' || (period === undefined && !cues.has('minimum'))) return months;
  return Math.max(months ?? 0, leastMonths);
}

/** «Die Einlagerung kostet für 6 Monate ab CHF 900 (6 × CHF 150 = CHF 900)», without its full stop. */
export function costClause({ item, amount, factors, extent, isPerMonth }: Cost): string {
  if (!extent) return priceClause(item);
  const reckoned = factors ? ` (${factors} = ${francs(amount)})` : '';
  return `${item.subject} kostet ${extent} ${amountText(item.price, amount)}${isPerMonth ? ' pro Monat' : ''}${reckoned}`;
}
