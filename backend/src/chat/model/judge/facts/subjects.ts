import type { SubjectId } from '../../../knowledge/knowledge-passage.js';
import type { Statement } from './statement.js';

const CLAUSE_END = /[,;:]/;

const NAMES: readonly (readonly [SubjectId, RegExp])[] = [
  ['aufbereitung', /komplettpaket|aufbereit/i],
  ['keramikversiegelung-wohnmobile', /keramik|versiegel/i],
  ['fruehbucher', /fr(?:ü|ue)hbuch/i],
  ['mikrodampfreinigung', /mikro-?dampf/i],
  ['dampfreinigung', /(?<!mikro-?)dampf/i],
  ['autohotel', /auto-?hotel/i],
  ['einlagerung', /einlager|lagerplatz|(?<!\p{L})lagerung/iu],
  ['vermittlung', /vermitt/i],
  ['an-und-verkauf', /ankauf|an- und verkauf/i],
];

/** The services that a text names. */
export function subjectsIn(text: string): readonly SubjectId[] {
  const named = NAMES.filter(([, pattern]) => pattern.test(text)).map(([subject]) => subject);
  // The package holds the sealing, and has a price of its own.
  return /komplettpaket/i.test(text) ? named.filter((subject) => subject !== 'keramikversiegelung-wohnmobile') : named;
}

/** A statement with the services that it is made about; none where the text names none up to there. */
export interface AboutStatement extends Statement {
  readonly subjects: readonly SubjectId[];
  readonly sentence: string;
  /** The words on both sides of it, up to the next comma or figure. */
  readonly clause: string;
}

/**
 * Finds out which services each statement is about: those named in its part of the sentence, else those that were spoken
 * of last. A price is held to every service that its part of the sentence names.
 *
 * @param statements in order of place
 */
export function aboutSubjects(plain: string, statements: readonly Statement[]): readonly AboutStatement[] {
  let spokenOf: readonly SubjectId[] = [];
  return sentencesOf(plain).flatMap(({ start, end }) => {
    const sentence = plain.slice(start, end);
    const within = statements.filter((statement) => statement.start >= start && statement.start < end);
    const about = within.map((statement) => {
      const around = wordsAround(plain, statement, neighbours(within, statement, { from: start, to: end }));
      const own = subjectsOf(statement.kind, around);
      if (own.length > 0) spokenOf = own;
      return { ...statement, subjects: spokenOf, sentence, clause: clauseOf(around) };
    });
    const named = subjectsIn(sentence);
    if (named.length > 0) spokenOf = named;
    return about;
  });
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/** The part of the sentence between the figures before and after. */
function neighbours(within: readonly Statement[], { start, end }: Statement, sentence: Part): Part {
  const figures = within.filter(({ kind }) => kind !== 'claim');
  return {
    from: Math.max(sentence.from, ...figures.filter((other) => other.end <= start).map((other) => other.end)),
    to: Math.min(sentence.to, ...figures.filter((other) => other.start >= end).map((other) => other.start)),
  };
}

interface Around {
  readonly before: string;
  /** Up to the next comma. */
  readonly after: string;
}

function wordsAround(plain: string, { start, end }: Statement, { from, to }: Part): Around {
  return { before: plain.slice(from, start), after: plain.slice(end, to).split(CLAUSE_END)[0] ?? '' };
}

function clauseOf({ before, after }: Around): string {
  return `${before.split(CLAUSE_END).at(-1)} · ${after}`;
}

function subjectsOf(kind: string, { before, after }: Around): readonly SubjectId[] {
  const named = kind === 'money' ? subjectsIn(before) : nearestIn(before);
  if (named.length === 0) return subjectsIn(after);
  return kind === 'money' ? [...named, ...subjectsIn(after.split(/\sund\s/)[0] ?? '')] : named;
}

/** Of the clauses, the last one that names a service. */
function nearestIn(text: string): readonly SubjectId[] {
  return (
    text
      .split(CLAUSE_END)
      .map(subjectsIn)
      .findLast((subjects) => subjects.length > 0) ?? []
  );
}

function sentencesOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const ends = [...text.matchAll(/[.!?]+\s+(?=[\p{Lu}«])|\n+/gu)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((start, index) => ({ start, end: ends[index] ?? text.length }));
}
