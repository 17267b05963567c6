import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import type { QueryWord } from '../../knowledge/term-groups.js';
import { subjects } from '../subjects/subjects.js';
import { patternWords } from './pattern.js';
import type { Reader } from './reader.js';

/** Marks the words of a question that say little of what is asked: those of any question, and the names of subjects. */
export type MarkWords = (words: readonly QueryWord[]) => readonly QueryWord[];

export function createMarkWords({ isCommon, stemOf }: Reader): MarkWords {
  const named = new Map<string, SubjectId>(
    subjects.flatMap(({ id, names }) => names.flatMap(nouns).map((noun) => [stemOf(noun), id] as const)),
  );
  return (words) =>
    words.map((word) => {
      const names = named.get(word.stem);
      return { ...word, isCommon: isCommon(word), ...(names && { names }) };
    });
}

/** The words of a pattern that name a subject each by itself. */
function nouns(pattern: string): readonly string[] {
  return pattern.includes(' ')
    ? []
    : pattern
        .split('|')
        .filter((word) => !word.includes('_'))
        .flatMap(patternWords);
}
