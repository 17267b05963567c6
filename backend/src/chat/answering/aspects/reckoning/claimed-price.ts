import { numberOf } from '../../understand/numbers.js';
import type { Asked, Aspect } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { costOfMessage } from './cost.js';

/** In francs; a smaller number counts something else. */
const LEAST = 50;
const MEASURE = /^(?:km|kilometer|meter|m|cm|mm|kg|tage?n?|wochen?|prozent|ps|uhr|grad|jahre?n?|kunden?)$/;

/** «Mein Schwager sagt 1500 für die Keramik, stimmt das?»: the price itself is told, and no yes to another. */
export const claimedPrice: Aspect = {
  id: 'claimedPrice',
  about: 'subject',
  patterns: ['stimmen|stimmt|richtig|korrekt|wahr|wirklich|gell|gäll|heisst|sagt|gehört|gelesen'],
  covers: ['price', 'overview', 'offered', 'benefit', 'duration'],
  answer: (asked) => {
    const priced = asked.subjects.filter(({ price }) => price !== undefined);
    if (priced.length === 0 || !namesAmount(asked)) return undefined;
    return { text: costOfMessage(asked) ?? priced.map(priceSentence).join(' ') };
  },
};

/** The same where hardly more than a price is said: «So um die 900, für die Versiegelung, hat er recht?» */
export const statedPrice: Aspect = {
  ...claimedPrice,
  id: 'statedPrice',
  isGeneral: true,
  patterns: [
    'recht|meint|gemeint|deal|doch|ja|oder|nur|bloss|so|ungefähr|etwa|war|waren|abmachung|kosten|zahlen|zahle|pauschal|fix|alles|egal|festhalten',
  ],
};

function namesAmount({ words }: Asked): boolean {
  return words.some((word, at) => {
    const next = words[at + 1]?.standard ?? '';
    // «1.2k»
    const amount = (numberOf(word) ?? 0) * (next === 'k' ? 1000 : 1);
    return amount >= LEAST && !MEASURE.test(next);
  });
}
