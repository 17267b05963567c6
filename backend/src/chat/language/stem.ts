import { stemmer } from '@orama/stemmers/german';
import { foldUmlauts } from './umlauts.js';
import { STEM_FAMILIES } from './words/stem-families.js';
import { VERBS, verbForms } from './words/verbs.js';

/** A word that another word ends with has at least so many letters, so that «auto» says nothing about «ausverkauft». */
const SHORTEST_TAIL = 6;

/** No German word is longer; it also bounds the work. */
const LONGEST = 60;
/** Of participles used as adjectives: «eingelagertes». */
const ENDING = /e[mnrs]?$/;

/** Folded form of a word → its stem, where the general stemmer parts what belongs together. */
const stems = new Map<string, string>();
for (const verb of VERBS) {
  const { root, forms } = verbForms(verb);
  for (const form of forms) stems.set(foldUmlauts(form), foldUmlauts(root));
}
for (const [stem, members] of Object.entries(STEM_FAMILIES)) {
  for (const member of members.split(' ')) stems.set(foldUmlauts(member), stem);
}

/**
 * The stem of a German word in any case or spelling, with umlauts folded: «Preise» gives «preis». Forms of one verb
 * share a stem («kostet», «gekostet»), also at the end of a compound («Keramikversieglung»).
 */
export function stem(word: string): string {
  const folded = foldUmlauts(word.toLowerCase());
  if (folded.length > LONGEST) return folded;
  const own = stems.get(folded) ?? stems.get(folded.replace(ENDING, ''));
  if (own !== undefined) return own;
  for (let start = 3; start <= folded.length - SHORTEST_TAIL; start++) {
    const tail = stems.get(folded.slice(start)) ?? stems.get(folded.slice(start).replace(ENDING, ''));
    if (tail !== undefined) return folded.slice(0, start) + tail;
  }
  return stemmer(folded);
}
