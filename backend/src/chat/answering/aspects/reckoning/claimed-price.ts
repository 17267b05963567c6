import { numberOf } from '../../understand/numbers.js';
import { isVehicle } from '../../understand/vehicle-count.js';
import { type Asked, type Aspect, replyOf } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { costOfMessage } from './cost.js';

/** In francs; a smaller number counts something else. */
const LEAST = 50;
const MEASURE = /^(?:km|kilometer|meter|m|cm|mm|kg|tage?n?|wochen?|prozent|ps|uhr|grad|jahre?n?|kunden?)$/;

const SAID = 'stimmen|stimmt|richtig|korrekt|wahr|wirklich|gell|gäll|heisst|sagt|gehört|gelesen';
/** «Macht ihr es mir auch für 600?», «ich gebe euch 1000, mehr nicht» */
const BIDDEN =
  'geben|gebe|gebt|machen|macht|zahlen|zahle|bezahlen|bezahle|bekommen|kriegen|lassen|nehmen|nehmt|:stand|:steht|:stehen|verlangen|andere =für|=um|zum_preis|=ihr|=euch|=ihnen !wie_viel !wie_viele !was !reichen !budget';
const OF_BID = /^(?:für|um|mit|preis|von)$/;
/** «1000 für die Versiegelung» */
const CURRENCY = /^(?:franken|chf|fr|stutz|frankli|sfr|fürs?|pauschal)$/;

/** «Mein Schwager sagt 1500 für die Keramik, stimmt das?»: the price itself is told, and no yes to another. */
export const claimedPrice: Aspect = {
  id: 'claimedPrice',
  about: 'subject',
  patterns: [SAID, BIDDEN],
  covers: ['price', 'overview', 'offered', 'benefit', 'duration'],
  answer: (asked) => (asked.says(SAID) || isBid(asked) ? replyOf(claimed(asked)) : undefined),
};

/** The same where hardly more than a price is said: «So um die 900, für die Versiegelung, hat er recht?» */
export const statedPrice: Aspect = {
  ...claimedPrice,
  id: 'statedPrice',
  isGeneral: true,
  answer: (asked) => replyOf(claimed(asked)),
  patterns: [
    'recht|meint|gemeint|deal|doch|ja|oder|nur|bloss|so|ungefähr|etwa|war|waren|abmachung|kosten|zahlen|zahle|pauschal|fix|alles|egal|festhalten',
  ],
};

/** The price itself, where an amount is named beside a service that has one. */
function claimed(asked: Asked): string | undefined {
  const priced = asked.subjects.filter(({ price }) => price !== undefined);
  if (priced.length === 0 || !namesAmount(asked)) return undefined;
  return costOfMessage(asked) ?? priced.map(priceSentence).join(' ');
}

/** «für 600», «1000 Franken»: an amount, and no number of anything else. */
function isBid({ words }: Asked): boolean {
  return words.some((word, at) => {
    if ((numberOf(word) ?? 0) < LEAST) return false;
    const next = words[at + 1];
    const isCounted = MEASURE.test(next?.standard ?? '') || (next !== undefined && isVehicle(next));
    return CURRENCY.test(next?.standard ?? '') || (OF_BID.test(words[at - 1]?.standard ?? '') && !isCounted);
  });
}

function namesAmount({ words }: Asked): boolean {
  return words.some((word, at) => {
    const next = words[at + 1]?.standard ?? '';
    // «1.2k»
    const amount = (numberOf(word) ?? 0) * (next === 'k' ? 1000 : 1);
    return amount >= LEAST && !MEASURE.test(next);
  });
}
