import type { Word } from '../../language/read-text.js';
import { compilePattern, type StemOf } from '../understand/pattern.js';
import { type Talk, talks } from './talk.js';

/** Talk, and the places of the words that say it. */
export interface FoundTalk {
  readonly talk: Talk;
  readonly at: ReadonlySet<number>;
}

/** What is said beside questions; undefined for nothing of the kind. */
export type ReadTalk = (words: readonly Word[]) => FoundTalk | undefined;

export function createReadTalk(stemOf: StemOf): ReadTalk {
  const compiled = talks.map((talk) => ({
    talk,
    patterns: talk.patterns.map((pattern) => compilePattern(pattern, stemOf)),
  }));
  return (words) => {
    const found = compiled.map(({ talk, patterns }) => ({
      talk,
      at: patterns.flatMap((pattern) => pattern(words) ?? []),
    }));
    const first = found.find(({ at }) => at.length > 0);
    return first && { talk: first.talk, at: new Set(first.at) };
  };
}
