import type { Word } from '../../language/read-text.js';
import type { StemOf } from '../understand/pattern.js';
import { createPatternTable } from '../understand/pattern-table.js';
import type { Talk } from './talks/talk.js';
import { talks } from './talks/talks.js';

/** Talk, and the places of the words that say it. */
export interface FoundTalk {
  readonly talk: Talk;
  readonly at: ReadonlySet<number>;
}

/** What is said beside questions; undefined for nothing of the kind. */
export type ReadTalk = (words: readonly Word[]) => FoundTalk | undefined;

export function createReadTalk(stemOf: StemOf): ReadTalk {
  const find = createPatternTable(
    talks.map((talk) => ({ item: talk, patterns: talk.patterns })),
    stemOf,
  );
  return (words) => {
    const [first] = find(words);
    return first && { talk: first.item, at: new Set(first.at) };
  };
}
