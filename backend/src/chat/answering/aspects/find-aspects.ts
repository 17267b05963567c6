import type { Word } from '../../language/read-text.js';
import { subjectNames } from '../subjects/subject-names.js';
import type { StemOf } from '../understand/pattern.js';
import { createPatternTable } from '../understand/pattern-table.js';
import type { Aspect } from './aspect.js';
import { aspects } from './aspects.js';

/** An aspect that a sentence asks for. */
export interface FoundAspect {
  readonly aspect: Aspect;
  readonly at: readonly number[];
}

/** Finds what is asked, in the order of the table, without what others cover. */
export type FindAspects = (words: readonly Word[]) => FoundAspect[];

export function createFindAspects(stemOf: StemOf): FindAspects {
  const find = createPatternTable(
    aspects.map((aspect) => ({ item: aspect, patterns: aspect.patterns })),
    stemOf,
  );
  const names = subjectNames(stemOf);
  return (sentence) => {
    // What a service is called says nothing else: «Dampfreinigung» asks for no cleaning of one's own.
    const words = sentence.map((word) => (names.has(word.stem) ? { ...word, parts: [] } : word));
    return find(words).map(({ item, at }) => ({ aspect: item, at }));
  };
}
