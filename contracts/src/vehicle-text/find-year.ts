import { MODELS_LIKE_YEARS } from './known-makes.js';
import { isOnlyKind, splitMakeAndModel } from './make-and-model.js';
import { readYear, type YearForm } from './read-year.js';
import { lookup } from './vehicle-words.js';
import {
  AFTER_OTHER_NUMBER,
  AGES,
  BEFORE_OTHER_NUMBER,
  BEFORE_YEAR,
  INTRODUCERS,
  MONTHS,
  UNSURE_BEFORE_YEAR,
} from './year-words.js';

/** Nobody gives more years of one vehicle; each of them costs a reading of all words. */
const MOST_WEIGHED = 4;

/** The year found, and the words without it and without what introduced it. */
interface YearAndRest {
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

/** The words before a year that belong to it: where they begin, and what they say. */
interface Introduction {
  readonly start: number;
  /** «Jg.» and the like are among them. */
  readonly introduced: boolean;
  /** A month, or a word that stands before a year. */
  readonly dated: boolean;
}

/**
 * Takes the building year out of the words. An introduced year («Jg. 2019») comes first, then one in a form that
 * only a date has («04/2019», «(2019)», «von 2019»), then the first bare number in range that can't be the model.
 *
 * @param words as typed, separators stripped
 * @param currentYear four digits
 */
export function takeYear(words: readonly string[], currentYear: number): YearAndRest {
  const candidates = findCandidates(words, currentYear);
  const chosen =
    candidates.find(({ form }) => form === 'introduced') ??
    candidates.find(({ form }) => form === 'date') ??
    chooseBare(words, candidates);
  if (chosen === undefined) return { year: null, rest: words };
  const taken = candidates.filter((candidate) => candidate === chosen || candidate.form === 'introduced');
  return { year: chosen.year, rest: without(taken, words) };
}

function findCandidates(words: readonly string[], currentYear: number): Candidate[] {
  const isToyota = words.some((word) => /^(?:toyota|cruiser|landcruiser)$/.test(lookup(word)));
  return findIntroductions(words).flatMap((introduction, index) => {
    if (isToyota && isToyotaModel(words, index)) return [];
    return candidateAt(words, index, introduction, currentYear) ?? [];
  });
}

function candidateAt(
  words: readonly string[],
  index: number,
  { start, introduced, dated }: Introduction,
  currentYear: number,
): Candidate | null {
  const read = readYear(words[index] ?? '', currentYear, introduced);
  if (read === null) return null;
  const next = lookup(words[index + 1] ?? '');
  // «EZ 12. April 2019»: the day is no year, and in «Jg. ca. 10 Jahre» the age is none.
  if ((MONTHS.has(next) && read.form !== 'bare') || AGES.has(next)) return null;
  const followed = isIntroducer(next) && readYear(words[index + 2] ?? '', currentYear, true) === null;
  const end = !introduced && followed ? index + 2 : index + 1;
  if (introduced || followed) return { year: read.year, form: 'introduced', start, end };
  if (read.form !== 'introduced' && isOtherNumber(words, start, index)) return null;
  return { year: read.year, form: dated && read.form === 'bare' ? 'date' : read.form, start, end };
}

function isIntroducer(word: string): boolean {
  return INTRODUCERS.has(word.replace(/^1/, ''));
}

/** For each word, what belongs to it where it is a year: «[1. Erstzulassung im April] 2019». */
function findIntroductions(words: readonly string[]): Introduction[] {
  let further: Introduction = { start: 0, introduced: false, dated: false };
  return words.map((_, index) => {
    const none = { start: index, introduced: false, dated: false };
    const typed = words[index - 1] ?? '';
    const here = belongsToYear(typed, false) ? extend(further, typed) : none;
    further = belongsToYear(typed, true) ? extend(further, typed) : none;
    return here;
  });
}

function extend({ start, introduced, dated }: Introduction, typed: string): Introduction {
  const word = lookup(typed);
  return {
    start,
    introduced: introduced || isIntroducer(word),
    dated: dated || BEFORE_YEAR.has(word) || MONTHS.has(word),
  };
}

function belongsToYear(typed: string, hasFollower: boolean): boolean {
  const word = lookup(typed);
  if (UNSURE_BEFORE_YEAR.has(word)) return !typed.endsWith(':');
  return isIntroducer(word) || BEFORE_YEAR.has(word) || MONTHS.has(word) || (hasFollower && /^\d{1,2}\.$/.test(typed));
}

/**
 * «2000 km», «km 2000», «gekauft im Mai 2021»; but in «120'000 km 2003» and «2003 km 120'000» the unit belongs to the
 * mileage.
 */
function isOtherNumber(words: readonly string[], start: number, index: number): boolean {
  const isNumber = (word = '') => /^\d[\d.'’]*$/.test(word);
  const isLarge = (word = '') => isNumber(word) && word.replace(/\D/g, '').length > 3;
  const before = lookup(words[start - 1] ?? '');
  const closesOther = AFTER_OTHER_NUMBER.has(before) && isLarge(words[start - 2]);
  if (BEFORE_OTHER_NUMBER.has(before) && !closesOther) return true;
  return AFTER_OTHER_NUMBER.has(lookup(words[index + 1] ?? '')) && !isNumber(words[index + 2]);
}

/** Toyota named its Land Cruisers BJ 60, BJ 73 and so on: no building years. */
function isToyotaModel(words: readonly string[], index: number): boolean {
  return /bj ?\d\d$/.test(lookup(`${words[index - 1] ?? ''}${words[index] ?? ''}`));
}

function chooseBare(words: readonly string[], candidates: readonly Candidate[]): Candidate | undefined {
  if (candidates.length === 0) return undefined;
  const isAlone = candidates.length === 1;
  const hasModel = splitMakeAndModel(words).model !== null;
  const starts = new Set(candidates.map(({ start }) => start));
  const followsMake = ({ start }: Candidate) => {
    const { make, model } = splitMakeAndModel(words.slice(0, start));
    return make !== null && model === null && !isOnlyKind(words.slice(0, start));
  };
  const mayBeModel = (candidate: Candidate) => !isAlone && (starts.has(candidate.end) || followsMake(candidate));
  const isKnownModel = ({ start, year }: Candidate) =>
    MODELS_LIKE_YEARS.has(`${lookup(words[start - 1] ?? '')} ${year}`);
  const leavesModel = (candidate: Candidate) => {
    if (candidate.start === 0 || isOnlyKind(words.slice(0, candidate.start))) return true;
    // Where no model is, none is left, and beside another year no kind alone: nothing has to be split to know it.
    if (!hasModel && !isAlone) return false;
    const rest = without([candidate], words);
    return isOnlyKind(rest) || splitMakeAndModel(rest).model !== null;
  };
  return candidates
    .slice(0, MOST_WEIGHED)
    .find((candidate) => !isKnownModel(candidate) && leavesModel(candidate) && !mayBeModel(candidate));
}

/** The words that none of these covers; later ones neither begin nor end before earlier ones. */
function without(taken: readonly Candidate[], words: readonly string[]): string[] {
  const rest: string[] = [];
  let read = 0;
  for (const { start, end } of taken) {
    rest.push(...words.slice(read, start));
    read = end;
  }
  return [...rest, ...words.slice(read)];
}
