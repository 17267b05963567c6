import type { Computation, Topic } from '../knowledge/entries/entry.js';
import { type Cue, noSlots, type Slots } from '../reading/slots.js';
import { campaignReply } from './campaign.js';
import { filledSlots } from './carried-turn.js';
import { durationReply } from './duration.js';
import { holidaysReply, hoursReply } from './hours.js';
import { periodCostReply, priceReply, totalReply } from './price-replies.js';
import { affordableReply, claimedPriceReply, comparedPricesReply } from './price-verdicts.js';
import { type Asked, topicsOfSums } from './priced.js';

/** A question whose answer is reckoned or looked up. */
interface ComputedQuestion extends Asked {
  /** Of the turn before; what this one leaves out is taken from there. */
  readonly carried?: Slots;
}

const REPLIES: Readonly<Record<Computation, (asked: Asked) => string | undefined>> = {
  price: priceReply,
  'period-cost': periodCostReply,
  total: totalReply,
  affordable: affordableReply,
  'compare-prices': comparedPricesReply,
  'claimed-price': claimedPriceReply,
  duration: durationReply,
  hours: hoursReply,
  holidays: holidaysReply,
  campaign: campaignReply,
};

/** Asked with a sum, that is a price; elsewhere it is a budget or a claim. */
const OF_PRICES: readonly Computation[] = ['price', 'period-cost'];

/** What is asked of everything on offer, whatever was spoken of before. */
const OF_ALL: readonly Cue[] = ['all', 'cheapest', 'dearest'];

/**
 * The answer that is reckoned from the typed facts at a moment, in plain text; undefined where the question lacks what it
 * would be reckoned with.
 */
export function compute(computation: Computation, question: ComputedQuestion): string | undefined {
  const { carried = noSlots, slots: said, topics: named, facts, now } = question;
  const slots = filledSlots(said, carried);
  if (computation === 'total') return totalReply({ slots, topics: addedUp(named, carried), facts, now });
  const asksOfAll = OF_ALL.some((cue) => said.cues.has(cue)) && said.topics.length === 0;
  const isAboutAll = asksOfAll && (computation === 'price' || computation === 'compare-prices');
  const known = [named, carried.topics, OF_PRICES.includes(computation) ? topicsOfSums(said.francs, facts) : []];
  const topics = isAboutAll ? [] : (known.find((each) => each.length > 0) ?? []);
  const isSpan = said.francs.length === 0 && said.periods.some(({ isShort }) => !isShort);
  const isOfSpan = computation === 'price' && topics.length === 0 && isSpan;
  return REPLIES[isOfSpan ? 'period-cost' : computation]({ slots, topics, facts, now });
}

/** «Und mit der Dampfreinigung zusammen?» adds to what was spoken of; «alles zusammen?» is all of it. */
function addedUp(named: readonly Topic[], { topics, earlierTopics = [] }: Slots): readonly Topic[] {
  if (named.length > 1) return named;
  const before = named.length === 0 && topics.length < 2 ? [...earlierTopics, ...topics] : topics;
  return [...new Set([...before, ...named])];
}
