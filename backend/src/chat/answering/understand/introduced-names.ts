import type { Word } from '../../language/read-text.js';

/** «Ich bin die Monika», «hier ist der Hans», «mein Name ist Keller», «ich heisse Anja». */
const INTRODUCED =
  /(?:^| )(?:(?:ich bin|hier ist|da ist|hier schreibt) (?:der|die|dr|de)|(?:mein )?name ist|ich heisse) $/;
const FARTHEST = 4;

/** The places of the words by which people introduce themselves: of them nothing is asked. */
export function introducedNames(words: readonly Word[]): ReadonlySet<number> {
  const places = words.flatMap((_, at) => {
    const before = words.slice(Math.max(0, at - FARTHEST), at).map(({ standard }) => `${standard} `);
    return INTRODUCED.test(before.join('')) ? [at] : [];
  });
  return new Set(places);
}
