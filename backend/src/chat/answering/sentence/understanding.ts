import type { QueryWord } from '../../knowledge/term-groups.js';
import type { FindAspects, FoundAspect } from '../aspects/find-aspects.js';
import type { FindSubjects, FoundSubjects } from '../subjects/find-subjects.js';
import { isTimeWord } from '../understand/asked-time.js';
import type { Reader } from '../understand/reader.js';
import { modelPlaces } from '../understand/vehicle-names.js';

/** What of a sentence was understood, and what was not. */
export interface Understanding {
  readonly words: readonly QueryWord[];
  readonly subjects: FoundSubjects;
  readonly aspects: readonly FoundAspect[];
  /** The words that say something. */
  readonly content: readonly QueryWord[];
  /** Those of them that are not the subject's name. */
  readonly rest: readonly QueryWord[];
  /** Those that neither a subject nor an aspect is recognised by. */
  readonly foreign: readonly QueryWord[];
}

/** Reads a sentence by the tables of subjects and aspects. */
export type Understand = (words: readonly QueryWord[]) => Understanding;

export function createUnderstand(
  { isCommon, isLight }: Reader,
  findSubjects: FindSubjects,
  findAspects: FindAspects,
): Understand {
  const says = (word: QueryWord) => !isCommon(word);
  return (words) => {
    const subjects = findSubjects(words);
    const aspects = findAspects(words);
    const understood = new Set([...subjects.hinted, ...aspects.flatMap(({ at }) => at)]);
    const models = modelPlaces(words, (at) => {
      const word = words[at];
      return understood.has(at) || word === undefined || isCommon(word);
    });
    return {
      words,
      subjects,
      aspects,
      content: words.filter(says),
      rest: words.filter((word, at) => says(word) && !subjects.at.has(at)),
      foreign: words.filter(
        (word, at) => says(word) && !understood.has(at) && !models.has(at) && !isLight(word) && !isTimeWord(word),
      ),
    };
  };
}
