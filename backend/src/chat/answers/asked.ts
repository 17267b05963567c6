import type { BusinessFacts } from '@fahrzeugpflege/contracts';
import type { Topic } from '../knowledge/entries/entry.js';
import type { Slots } from '../understand/slots/slots.js';

/** What an answer is reckoned from. */
export interface Asked {
  /** What the message says, and the turn before it where this one leaves it out. */
  readonly slots: Slots;
  /** What it is about, in the order of naming. */
  readonly topics: readonly Topic[];
  readonly facts: BusinessFacts;
  readonly now: Date;
}
