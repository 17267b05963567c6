import type { Vocabulary } from './vocabulary.js';

/** They add nothing to the word that they stand behind: «Keramikzüg», «Autohotel-Sache», «Dampfgeschichte». */
const EMPTY = /^(\p{L}{5,}?)s?(?:züü?g|zeugs?|sach[eä]?|gschicht|geschichte|ding|dings|kram)$/u;
/** What somebody does, with some impatience: «Einstellerei», «Putzerei». */
const DOING = /^(\p{L}{4,}?)erei$/u;

/** The word without an ending that says nothing; undefined where it has none, or where it is nothing known without. */
export function withoutEmptyEnd(typed: string, vocabulary: Vocabulary): string | undefined {
  const thing = EMPTY.exec(typed)?.[1];
  if (thing !== undefined) return vocabulary.spelling(thing);
  const doing = DOING.exec(typed)?.[1];
  return doing === undefined ? undefined : vocabulary.spelling(`${doing}en`);
}
