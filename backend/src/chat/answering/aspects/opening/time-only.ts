import type { Aspect } from '../aspect.js';
import { hours } from './hours.js';

const DAY =
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|heute|übermorgen|wochenende|werktag|werktags|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|uhr|abends|mittags|abend|nachmittags|vormittags|feierabend';
/** No more words are a time alone. */
const MOST_WORDS = 8;

/** «Übermorgen um drei?», «Wochenende auch?»: nothing but a time is said, of the doors. */
export const timeOnly: Aspect = {
  id: 'timeOnly',
  isGeneral: true,
  isStrict: true,
  about: 'business',
  patterns: [DAY],
  answer: (asked) => (asked.words.length <= MOST_WORDS ? hours.answer(asked) : undefined),
};
