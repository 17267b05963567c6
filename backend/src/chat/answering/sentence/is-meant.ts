import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import type { WordingMatch } from '../../knowledge/wording.js';

/** How much of a question of the site must be asked for it to be meant. */
const TITLE_ASKED = 0.6;
/** Words alone that both have make no question like another. */
const LEAST_ALIKE = 0.42;
/** How alike questions must be that share one word only, or none but small ones. */
const ALIKE_BY_ONE = 0.6;
/** «Wer hat einen Schlüssel?» is not «Brauchen Sie einen Schlüssel?»: much of what is asked is in the small word. */
const ALIKE_BY_KIND = 0.75;
const ASKED_BY_ONE = 0.55;
const ALIKE_BY_SMALL = 0.85;
/** «Dürfen Kinder gleich wieder in die Sitze?»: what many texts speak of makes no question like another by itself. */
const USUAL_WEIGHT = 3.6;
const ALIKE_BY_USUAL = 0.75;
/** From where on all of a question of the site is asked, and how much less of what is asked it then must have. */
const WHOLLY_ASKED = 0.85;
const IN_STORY = 0.7;

/**
 * Whether a visitor means a question of the site by what they ask.
 *
 * @param inTitle how much of what is asked must stand in the site's question: 0 to 1
 * @param asksWhich whether somebody or something of a kind is asked for
 */
export function isMeant(
  { wordingAsked, askedInWording, shared, sharedWeight, isOfDeed, likeness }: WordingMatch,
  inTitle: number,
  asksWhich: boolean,
): boolean {
  if (likeness < LEAST_ALIKE) return false;
  // A story around it does no harm to a question that is asked as a whole.
  if (shared > 1 && wordingAsked >= WHOLLY_ASKED) return askedInWording >= inTitle * IN_STORY;
  if (wordingAsked < TITLE_ASKED || askedInWording < inTitle) return false;
  if (shared === 1) {
    const isUsual = isOfDeed || sharedWeight < USUAL_WEIGHT;
    const least = asksWhich ? ALIKE_BY_KIND : isUsual ? ALIKE_BY_USUAL : ALIKE_BY_ONE;
    return askedInWording >= ASKED_BY_ONE && likeness >= least;
  }
  return shared > 1 || likeness >= ALIKE_BY_SMALL;
}

/** How alike a question about what is talked about must be, where a word that nobody knows stands beside it. */
const ALIKE_ON_SUBJECT = 0.55;

/** «Versiegelt ihr auch Chrom und Alufelgen?»: all of a question of the site is asked, about its only subject. */
export function isWhollyAsked(
  { passage, wordingAsked, askedInWording, shared, likeness }: WordingMatch,
  subjects: readonly SubjectId[],
  asksWhich: boolean,
): boolean {
  const isOn = subjects.length === 1 && subjects[0] === passage.subject;
  if (!isOn || asksWhich || shared === 0 || askedInWording >= ASKED_BY_ONE) return false;
  return wordingAsked >= WHOLLY_ASKED && likeness >= ALIKE_ON_SUBJECT;
}
