import { MONTHS } from '../language/standard-words.js';

/** Sums of money from here on need no «Franken» beside them. */
const LEAST_BARE_SUM = 50;
/** Nobody brings more vehicles than this to a place of this size. */
const MOST_VEHICLES = 20;

/** Words of a message that goes on from the one before. */
const SHORT = 6;

const MONTH = new RegExp(`^(?:${MONTHS.join('|')})$`);
/** What is counted in something else than francs. */
const OTHER_UNIT =
  /^(?:prozent|meter|jahr|monat|tag|woche|stunde|minute|uhr|mal|stück|kilometer|km|cm|kg|ps|bar|liter|j[aä]rige?[mnrs]?)$/;
const YEAR_HINT = /^(?:jargang|jarang|jg|bj|baujar|modell|jahr|aus|anno)$/;
const VEHICLE = /^(?:stück|pl[aä]z[eä]?|stelpl.*|.*(?:fah?rz(?:eu|ü)g|[ao]uto|wage|mobil)e?[ns]?)$/;
const WORK = /^(?:fersig|versig|dampf|dämpf|reinigung)/;
const NUMBER = /^\d+(?:\.\d+)?$/;

/** What a text counts, beside spans of time. */
export interface Amounts {
  /** Sums of money in francs, in their order, each once. */
  readonly francs: readonly number[];
  /** How many vehicles, where more than one is spoken of. */
  readonly vehicles?: number;
  /** How many times some work is wanted, where more than once. */
  readonly times?: number;
  /** The one number of a short message that says nothing of what it counts: «Und für fünf?» */
  readonly count?: number;
}

/** True for a word that says what a number in front of it counts, if it is no time. */
export function isCounted(word: string): boolean {
  return word !== 'uhr' && [OTHER_UNIT, MONTH, VEHICLE, /^franken$/].some((unit) => unit.test(word));
}

/** Reads sums of money and numbers of vehicles and of times from standard words. */
export function readAmounts(words: readonly string[]): Amounts {
  const francs = words.flatMap((word, at) => (isSum(words, at) ? Number(word) : []));
  const isOneEach = words.filter((word) => word === '1').length > 1;
  const counted = isOneEach ? [] : words.flatMap((_, at) => countedVehicles(words, at));
  // «Zwei Wohnmobile und ein Auto»
  const isAdded = (at: number) => words[at - 1] === 'und' && /^(?:1|ein)$/.test(words[at] as string);
  const single = words.filter((_, at) => isAdded(at) && VEHICLE.test(words[at + 1] ?? '')).length;
  const vehicles = counted.length > 0 ? counted.reduce((sum, count) => sum + count, single) : undefined;
  const [times] = words.flatMap((_, at) => countedTimes(words, at));
  const bare = words.length <= SHORT ? words.flatMap((_, at) => bareCount(words, at)) : [];
  return {
    ...(bare.length === 1 && { count: bare[0] as number }),
    francs: [...new Set(francs)],
    ...(vehicles && { vehicles }),
    ...(times && { times }),
  };
}

/** The number that stands there; number words are figures among standard words. */
export function numberAt(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? '';
  return NUMBER.test(word) ? Number(word) : undefined;
}

function isSum(words: readonly string[], at: number): boolean {
  const value = numberAt(words, at);
  const [before = '', after = ''] = [words[at - 1], words[at + 1]];
  if (value === undefined || value === 0) return false;
  if (after === 'franken') return true;
  if (OTHER_UNIT.test(after) || MONTH.test(after)) return false;
  if (before === 'franken' && numberAt(words, at - 2) === undefined) return true;
  const isPhone = [before, after].some((each) => /^\d{2,}$/.test(each)) || /^0/.test(words[at] as string);
  const isYear = YEAR_HINT.test(before) || MONTH.test(before) || value % 100 !== 0;
  return value >= LEAST_BARE_SUM && !(isYear && value > 1900 && value < 2100) && !isPhone;
}

/** «Zwei alte Autos», «drei Stück», «beide Wohnmobile». */
function countedVehicles(words: readonly string[], at: number): readonly number[] {
  const [next = '', second = ''] = words.slice(at + 1, at + 3);
  const isCounted = VEHICLE.test(next) || (VEHICLE.test(second) && !OTHER_UNIT.test(next) && !NUMBER.test(next));
  return isCounted ? several(words[at] === 'beide' ? 2 : numberAt(words, at)) : [];
}

/** «Zweimal», «drei Mal», «zwei Versiegelungen». */
function countedTimes(words: readonly string[], at: number): readonly number[] {
  if (words[at] === 'zweimal' || words[at] === 'dreimal') return [words[at] === 'zweimal' ? 2 : 3];
  const next = words[at + 1] ?? '';
  return next === 'mal' || WORK.test(next) ? several(numberAt(words, at)) : [];
}

function several(count: number | undefined): readonly number[] {
  return count !== undefined && Number.isInteger(count) && count > 1 && count <= MOST_VEHICLES ? [count] : [];
}

function bareCount(words: readonly string[], at: number): readonly number[] {
  const next = words[at + 1] ?? '';
  const isNamed = [OTHER_UNIT, MONTH, VEHICLE, WORK, /^(?:franken|bis)$/].some((unit) => unit.test(next));
  return isNamed ? [] : several(numberAt(words, at));
}
