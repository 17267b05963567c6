import { wholeWords } from '../enquiry/whole-words.js';

/** Kinds of vehicles that nobody calls by each other's names. */
const KINDS = [
  '(?:wohn|reise)mobil\\p{L}*|womo|camper\\p{L}*|kastenwagen|campingbus|alkoven|\\p{L}+integrierte[rns]?',
  'wohnwage[nu]?|wohnwaage|anhänger|ahänger|aahänger',
  'motorrad|motorräder|töff|roller|vespa',
  'auto|autos|pw|personenwagen|sportwagen|cabrio|limousine|kombi|suv|geländewagen|oldtimer|youngtimer|zweitwagen',
  'boot|boote|schiff',
].map((words) => wholeWords(words));

/**
 * True if a message names a kind of vehicle, and what was told before another one.
 *
 * @param before all that was told
 */
export function isOtherKind(message: string, before: string): boolean {
  const named = KINDS.filter((kind) => kind.test(message));
  const known = KINDS.filter((kind) => kind.test(before));
  return named.length > 0 && known.length > 0 && !named.some((kind) => known.includes(kind));
}
