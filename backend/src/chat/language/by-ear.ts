import { typingMistakes } from './distance.js';
import { soundOf } from './sound.js';
import { stem } from './stem.js';
import { foldUmlauts, umlautSpellings } from './umlauts.js';

/** Gives the known word that a word spelt by ear was meant to be, or undefined where that is in doubt. */
export type Hearer = (typed: string) => string | undefined;

/** So short a word of the site sounds like others by chance; what questions are made of does not. */
const SHORTEST = 4;
const LONGEST = 40;
/** What sounds alike may be spelt quite differently. */
const MOST_MISTAKES = 6;
/** Of two words that are spelt equally near the one that stands in every question is meant. */
const FREQUENT = 0.5;

/**
 * A hearer for these words.
 *
 * @param frequent what questions are made of: recognised however short, also without their last «e» («heut»)
 */
export function createHearer(words: Iterable<string>, frequent: ReadonlySet<string>): Hearer {
  const bySound = new Map<string, string[]>();
  const add = (sound: string, word: string) => bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
  for (const word of words) {
    const isFrequent = frequent.has(word);
    if (word.length >= SHORTEST || isFrequent) add(soundOf(word), word);
    if (word.length > SHORTEST && isFrequent && word.endsWith('e')) add(soundOf(word.slice(0, -1)), word);
  }
  return (typed) => {
    if (typed.length < 2 || typed.length > LONGEST) return undefined;
    const isShort = typed.length < SHORTEST;
    for (const spelling of [typed, ...umlautSpellings(typed)]) {
      const heard = (bySound.get(soundOf(spelling)) ?? []).filter((word) => !isShort || frequent.has(word));
      if (heard.length > 0) return nearest(spelling, heard, frequent);
    }
    return undefined;
  };
}

function nearest(typed: string, heard: readonly string[], frequent: ReadonlySet<string>): string | undefined {
  const [best, ...others] = heard
    .map((word) => ({ word, mistakes: mistakesOf(typed, word) - (frequent.has(word) ? FREQUENT : 0) }))
    .sort((one, other) => one.mistakes - other.mistakes);
  if (best === undefined) return undefined;
  const equals = others.filter(({ mistakes }) => mistakes === best.mistakes);
  return equals.every(({ word }) => stem(word) === stem(best.word)) ? best.word : undefined;
}

function mistakesOf(typed: string, word: string): number {
  return typingMistakes(foldUmlauts(typed), foldUmlauts(word), MOST_MISTAKES) ?? MOST_MISTAKES;
}
