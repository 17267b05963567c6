import type { Asked, Reply } from '../aspects/aspect.js';
import { severalCost } from '../aspects/reckoning/cost.js';
import { amountOf } from '../understand/amounts.js';
import { numberOf } from '../understand/numbers.js';
import type { Understanding } from './understanding.js';

const OF_PRICE = new Set(['price', 'total', 'size', 'overview']);
const MOST_WORDS = 7;
const MOST_VEHICLES = 10;
/** How far off a sum may be to be meant for so many at all. */
const FAR_OFF = 2;
const FOR = /^(?:für|bei|mit)$/;
const OTHER_UNIT = 'monat|jahr|tag|woche|meter|stunde|uhr|prozent';

/** «Also 400 für zwei?» after a price: what so many come to, whether the sum was right or not. */
export function supposedSum({ words, subjects }: Understanding, asked: Asked, before: string): Reply | undefined {
  const [subject, ...others] = asked.subjects;
  if (!OF_PRICE.has(before) || words.length > MOST_WORDS || subjects.subjects.length > 0) return undefined;
  if (!subject?.price || others.length > 0 || asked.says(OTHER_UNIT)) return undefined;
  const at = words.findIndex((word, place) => FOR.test(words[place - 1]?.standard ?? '') && isCount(numberOf(word)));
  const count = numberOf(words[at]);
  const sum = words.flatMap((word, place) => (place === at ? [] : (numberOf(word) ?? []))).find((each) => each > 1);
  if (count === undefined || sum === undefined) return undefined;
  const ratio = sum / (amountOf(subject.price) * count);
  if (ratio > FAR_OFF || ratio < 1 / FAR_OFF) return undefined;
  return { text: severalCost(subject, { vehicles: count, times: 1 }) };
}

/** «Und zwei?» after the price of one: of so many, where no months were reckoned that it could count. */
export function severalAsked({ words, subjects }: Understanding, asked: Asked, before: string): Reply | undefined {
  const [subject, ...others] = asked.subjects;
  const [count, ...rest] = words.filter(({ standard }) => !/^(?:und|oder|gleich)$/.test(standard)).map(numberOf);
  const isOne = subject?.price && others.length === 0 && subjects.subjects.length === 0 && rest.length === 0;
  if (before !== 'price' || !isOne || asked.carried.months !== undefined || !count || !isCount(count)) return undefined;
  return { text: severalCost(subject, { vehicles: count, times: 1 }) };
}

function isCount(count: number | undefined): boolean {
  return count !== undefined && Number.isInteger(count) && count > 1 && count <= MOST_VEHICLES;
}
