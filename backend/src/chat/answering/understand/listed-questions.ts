import type { Word } from '../../language/read-text.js';
import { isFunctionWord } from './function-words.js';

/** Says of a thing what it is: «Ist die Halle …», «Wird sie …». */
const COPULA = /^(?:ist|sind|seid|wird|werden|war|waren)$/;
const LONGEST_ITEM = 3;

/**
 * Each question of a list: «Ist die Halle geheizt, überwacht und versichert?» asks three.
 *
 * @param clauses the sentence from comma to comma
 * @returns none where it is no list
 */
export function listedQuestions([first = [], ...others]: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const head = first.slice(0, -1);
  if (!COPULA.test(first[0]?.standard ?? '') || head.length < 2 || others.length === 0) return [];
  const items = others.map((clause) => clause.filter(({ standard }) => standard !== 'und'));
  const isList = items.every(
    (item, at) => item.length > 0 && isBare(item) && (others[at]?.length ?? 0) <= LONGEST_ITEM,
  );
  return isList ? [first, ...items.flat().map((item) => [...head, item])] : [];
}

function isBare(words: readonly Word[]): boolean {
  return words.every(({ standard }) => !isFunctionWord(standard));
}
