import { MODELS_LIKE_YEARS } from './known-makes.js';
import { isOnlyKind, splitMakeAndModel } from './make-and-model.js';
import { readYear, type YearForm } from './read-year.js';
import { lookup } from './vehicle-words.js';
import {
  AFTER_OTHER_NUMBER,
  BEFORE_OTHER_NUMBER,
  BEFORE_YEAR,
  INTRODUCERS,
  MONTHS,
  UNSURE_BEFORE_YEAR,
} from './year-words.js';

/** The year found, and the words without it and without what introduced it. */
export interface YearAndRest {
  year: number | null;
  rest: readonly string[];
}

/** A year and the half-open range of words that goes with it. */
interface Candidate {
  year: number;
  form: YearForm;
  start: number;
  end: number;
}

/**
 * Takes the building year out of the words. An introduced year («Jg. 2019») comes first, then one in a form that
 * only a date has («04/2019», «(2019)», «von 2019»), then the first bare number in range that can't be the model.
 *
 * @param words as typed, separators stripped
 * @param currentYear four digits
 */
export function takeYear(words: readonly string[], currentYear: number): YearAndRest {
  const candidates = words.flatMap((_, index) => candidateAt(words, index, currentYear) ?? []);
  const chosen =
    candidates.find(({ form }) => form === 'introduced') ??
    candidates.find(({ form }) => form === 'date') ??
    chooseBare(words, candidates);
  if (chosen === undefined) return { year: null, rest: words };
  const taken = candidates.filter((candidate) => candidate === chosen || candidate.form === 'introduced');
  return { year: chosen.year, rest: words.filter((_, index) => !taken.some((one) => covers(one, index))) };
}

function candidateAt(words: readonly string[], index: number, currentYear: number): Candidate | null {
  const start = startOfIntroduction(words, index);
  const before = words.slice(start, index).map(lookup);
  const introduced = before.some(isIntroducer);
  const read = readYear(words[index] ?? '', currentYear, introduced);
  if (read === null || isToyotaModel(words, index)) return null;
  const next = lookup(words[index + 1] ?? '');
  // «EZ 12. April 2019»: the day is no year.
  if (MONTHS.has(next) && read.form !== 'bare') return null;
  const followed = isIntroducer(next) && readYear(words[index + 2] ?? '', currentYear, true) === null;
  const end = !introduced && followed ? index + 2 : index + 1;
  if (introduced || followed) return { year: read.year, form: 'introduced', start, end };
  if (read.form !== 'introduced' && isOtherNumber(words, index)) return null;
  const dated = before.some((word) => BEFORE_YEAR.has(word) || MONTHS.has(word));
  return { year: read.year, form: dated && read.form === 'bare' ? 'date' : read.form, start, end };
}

function isIntroducer(word: string): boolean {
  return INTRODUCERS.has(word.replace(/^1/, ''));
}

/** Index of the first of the words before the year that belong to it: «[1. Erstzulassung im April] 2019». */
function startOfIntroduction(words: readonly string[], index: number): number {
  let start = index;
  while (start > 0 && belongsToYear(words[start - 1] ?? '', start < index)) start -= 1;
  return start;
}

function belongsToYear(typed: string, hasFollower: boolean): boolean {
  const word = lookup(typed);
  if (UNSURE_BEFORE_YEAR.has(word)) return !typed.endsWith(':');
  return isIntroducer(word) || BEFORE_YEAR.has(word) || MONTHS.has(word) || (hasFollower && /^\d{1,2}\.$/.test(typed));
}

/** «2000 km», «km 2000»; but in «120'000 km 2003» and «2003 km 120'000» the unit belongs to the mileage. */
function isOtherNumber(words: readonly string[], index: number): boolean {
  const isNumber = (word = '') => /^\d[\d.'’]*$/.test(word);
  const isLarge = (word = '') => isNumber(word) && word.replace(/\D/g, '').length > 3;
  const before = lookup(words[index - 1] ?? '');
  const closesOther = AFTER_OTHER_NUMBER.has(before) && isLarge(words[index - 2]);
  if (BEFORE_OTHER_NUMBER.has(before) && !closesOther) return true;
  return AFTER_OTHER_NUMBER.has(lookup(words[index + 1] ?? '')) && !isNumber(words[index + 2]);
}

/** Toyota named its Land Cruisers BJ 60, BJ 73 and so on: no building years. */
function isToyotaModel(words: readonly string[], index: number): boolean {
  const typed = lookup(`${words[index - 1] ?? ''}${words[index] ?? ''}`);
  return /bj ?\d\d$/.test(typed) && words.some((word) => /^(?:toyota|cruiser|landcruiser)$/.test(lookup(word)));
}

function chooseBare(words: readonly string[], candidates: readonly Candidate[]): Candidate | undefined {
  const followsMake = ({ start }: Candidate) => {
    const { make, model } = splitMakeAndModel(words.slice(0, start));
    return make !== null && model === null && !isOnlyKind(words.slice(0, start));
  };
  const leavesModel = (candidate: Candidate) => {
    const rest = words.filter((_, index) => !covers(candidate, index));
    return candidate.start === 0 || isOnlyKind(rest) || splitMakeAndModel(rest).model !== null;
  };
  const isKnownModel = ({ start, year }: Candidate) =>
    MODELS_LIKE_YEARS.has(`${lookup(words[start - 1] ?? '')} ${year}`);
  const precedesAnother = ({ end }: Candidate) => candidates.some(({ start }) => start === end);
  return candidates
    .filter((candidate) => !isKnownModel(candidate) && leavesModel(candidate))
    .find((candidate) => candidates.length === 1 || !(followsMake(candidate) || precedesAnother(candidate)));
}

function covers({ start, end }: Candidate, index: number): boolean {
  return index >= start && index < end;
}
