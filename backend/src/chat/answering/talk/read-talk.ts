import type { Word } from '../../language/read-text.js';
import type { StemOf } from '../understand/pattern.js';
import { createPatternTable } from '../understand/pattern-table.js';
import { talks } from './talks/all-talks.js';
import type { Talk } from './talks/talk.js';

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
  const read = (words: readonly Word[]): FoundTalk | undefined => {
    const found = find(words);
    const [first] = found;
    // «Alles klar danke, schönes Wochenende»: beside one kind of small talk there is often another.
    const others = found.filter(({ item }) => item.turn === 'alone');
    return first && { talk: first.item, at: new Set([first, ...others].flatMap(({ at }) => at)) };
  };
  // Of one message the same sentences are looked at in turn for each kind of talk.
  const known = new WeakMap<readonly Word[], { readonly found: FoundTalk | undefined }>();
  return (words) => {
    const entry = known.get(words) ?? { found: read(words) };
    known.set(words, entry);
    return entry.found;
  };
}
