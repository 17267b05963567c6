import type { Word } from '../../language/read-text.js';
import { compilePattern, type Pattern, type StemOf } from '../understand/pattern.js';
import type { Subject } from './subject.js';
import { subjects } from './subjects.js';

/** The subjects that a sentence speaks of. */
export interface FoundSubjects {
  /** In the order of the sentence. */
  readonly subjects: readonly Subject[];
  /** True where they are named, false where they are only likely. */
  readonly isNamed: boolean;
  /** The places of the words that say so. */
  readonly at: ReadonlySet<number>;
  /** The places of all words that any subject is recognised by. */
  readonly hinted: ReadonlySet<number>;
}

/** Finds subjects; one of its kind, made once. */
export type FindSubjects = (words: readonly Word[]) => FoundSubjects;

interface Found {
  readonly subject: Subject;
  readonly at: readonly number[];
}

/** Named ones are taken before likely ones; of the likely ones the first alone, for a hint is no name. */
export function createFindSubjects(stemOf: StemOf): FindSubjects {
  const compiled = subjects.map((subject) => ({
    subject,
    names: subject.names.map((pattern) => compilePattern(pattern, stemOf)),
    hints: subject.hints.map((pattern) => compilePattern(pattern, stemOf)),
  }));
  return (words) => {
    const named = compiled.flatMap(({ subject, names }) => found(subject, names, words));
    const likely = compiled.flatMap(({ subject, hints }) => found(subject, hints, words)).filter(isWanted(words));
    const kept = named.length > 0 ? withoutCovered(named) : likely.slice(0, 1);
    return {
      subjects: kept.map(({ subject }) => subject),
      isNamed: named.length > 0,
      at: new Set(kept.flatMap(({ at }) => at)),
      hinted: new Set([...named, ...likely].flatMap(({ at }) => at)),
    };
  };
}

function found(subject: Subject, patterns: readonly Pattern[], words: readonly Word[]): Found[] {
  const at = patterns.flatMap((pattern) => pattern(words) ?? []);
  return at.length > 0 ? [{ subject, at }] : [];
}

/** «Was kostet es ohne Politur?»: what is left out is not what is asked about. */
function isWanted(words: readonly Word[]): (found: Found) => boolean {
  return ({ at }) => !at.every((place) => words[place - 1]?.standard === 'ohne' || isFirm(words, place));
}

/** «Bei der Garage Huber kostet es 90»: that is another firm, and no place to put a vehicle. */
function isFirm(words: readonly Word[], place: number): boolean {
  const [first, second] = [words[place - 1]?.standard, words[place - 2]?.standard];
  return (
    words[place]?.standard === 'garage' &&
    (first === 'bei' || (second === 'bei' && /^(?:der|einer)$/.test(first ?? '')))
  );
}

function withoutCovered(named: readonly Found[]): Found[] {
  const covered = new Set(named.flatMap(({ subject }) => subject.covers ?? []));
  return named
    .filter(({ subject }) => !covered.has(subject.id))
    .toSorted((a, b) => Math.min(...a.at) - Math.min(...b.at));
}
