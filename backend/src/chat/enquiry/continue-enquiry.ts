import type { Enquiry, EnquiryStep } from './enquiry.js';
import { hear } from './hear.js';
import { questioned, towardsPeople } from './steps/asking-steps.js';
import { askedToResume, calledOff, confirmed, whileLeft } from './steps/ending-steps.js';
import { disputed, refused } from './steps/refusing-steps.js';
import { noted, unclear, unhelped } from './steps/telling-steps.js';
import { hinted, type Step, type Turn } from './steps/turn.js';

/** What a message may mean, in the order in which it is judged. */
const STEPS: readonly Step[] = [
  whileLeft,
  disputed,
  calledOff,
  confirmed,
  askedToResume,
  towardsPeople,
  questioned,
  unclear,
  refused,
  noted,
];

/**
 * Takes the next message of an enquiry: details in any order, corrections, refusals, a yes. Only a clear yes to the
 * read-back confirms; a yes that also tells something is a correction, and is read back again.
 *
 * @param message as typed, 1 to 2,000 characters; never throws
 */
export function continueEnquiry(state: Enquiry, message: string, now: Date): EnquiryStep {
  // An address that was doubted is taken as the visitor leaves it.
  const isDoubted = state.asked === 'email' && state.slots.email !== undefined;
  const before = isDoubted ? hinted(state, 'domain') : state;
  const turn: Turn = { ...hear(before, message), before, now };
  for (const step of STEPS) {
    const result = step(turn);
    if (result !== null) return result;
  }
  return unhelped(turn);
}
