import type { QueryWord } from '../../knowledge/term-groups.js';
import type { FoundAspect } from '../aspects/find-aspects.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import { isTimeWord } from '../understand/asked-time.js';
import { joinedAspects } from './joined-aspects.js';
import type { Understanding } from './understanding.js';

/** Longer ones say themselves what they ask. */
const MOST_WORDS = 8;

/**
 * The words of a follow-up behind those of the question that it goes on with; of that the name of what it was about is
 * left out, as the talk may have come to something else since.
 */
export function continuedWords(
  { words }: Understanding,
  left: readonly QueryWord[],
  findSubjects: FindSubjects,
): readonly QueryWord[] {
  const { at, isNamed } = findSubjects(left);
  return [...left.filter((_, place) => !(isNamed && at.has(place))), ...words];
}

/**
 * What is recognised only by a follow-up and the question before it together: «Muss der Kühlschrank leer sein?» «Und Whatever it says itself must belong to it, for of a word that nobody knows the question before says nothing; and of that
 * one more than small words.
 */
export function continuedAspects(own: Understanding, whole: Understanding): readonly FoundAspect[] {
  if (own.words.length > MOST_WORDS) return [];
  const telling = own.content.filter((word) => !isTimeWord(word));
  const left = whole.content.filter((word) => !own.words.includes(word));
  return joinedAspects(own.words, own.aspects, whole, ({ isGeneral }) => !isGeneral).filter(({ at }) => {
    const said = new Set(at.map((place) => whole.words[place]));
    return telling.every((word) => said.has(word)) && left.some((word) => said.has(word));
  });
}
