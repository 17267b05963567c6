import { type EnquiryAsked, type EnquirySlot, isFinal } from '../reading/enquiry-slots.js';
import { decline, type Enquiry, type EnquiryHint, isMissing, nextAsk } from './enquiry.js';
import type { ReadMessage } from './read-message.js';
import type { Said } from './sentences.js';

/** So many messages in a row that bring nothing, and the visitor is asked whether to go on. */
export const IDLE_LIMIT = 4;

/** A message in its enquiry: what was before, and what it gave. */
export interface StepInput extends ReadMessage {
  readonly before: Enquiry;
  readonly now: Date;
}

/** What a message did to an enquiry. */
export type EnquiryStep =
  /** Goes on, or ends where `enquiry` is null (called off). */
  | { readonly kind: 'reply'; readonly enquiry: Enquiry | null; readonly says: readonly Said[] }
  /** The visitor said yes: to be submitted. */
  | { readonly kind: 'confirmed'; readonly enquiry: Enquiry }
  /**
   * The message is none about the enquiry (a question, say): to be answered otherwise, then `reminder` leads back. It is
   * empty where the enquiry was left.
   */
  | { readonly kind: 'aside'; readonly enquiry: Enquiry; readonly reminder: readonly Said[] };

/** One thing that a message may mean: what follows from it, or null where it means something else. */
export type Step = (turn: StepInput) => EnquiryStep | null;

/** The enquiry got further: on to what is missing. */
export function onward(enquiry: Enquiry, ...leads: readonly Said[]): EnquiryStep {
  const next = ask({ ...enquiry, idle: 0 }, enquiry.asked);
  return { kind: 'reply', enquiry: next.enquiry, says: [...leads, next.says] };
}

/** The enquiry got no further: asked once more, and after some such messages whether to go on. */
export function onceMore(enquiry: Enquiry, ...leads: readonly Said[]): EnquiryStep {
  const next = ask({ ...enquiry, idle: enquiry.idle + 1 }, enquiry.asked);
  if (next.enquiry.idle >= IDLE_LIMIT) {
    const { enquiry: waiting, reminder } = toResume(next.enquiry);
    return { kind: 'reply', enquiry: waiting, says: [...leads, ...reminder] };
  }
  const { asked } = next.enquiry;
  const isShown = asked === 'confirmation' && isFinal(enquiry.asked);
  const question: Said = isShown ? ['ask', next.enquiry, asked] : next.says;
  return { kind: 'reply', enquiry: next.enquiry, says: [...leads, question] };
}

/** Asks for one thing out of turn, in the words given or with the usual question. */
export function askFor(enquiry: Enquiry, asked: EnquiryAsked, ...says: readonly Said[]): EnquiryStep {
  const question: Said = ['ask', enquiry, asked];
  return { kind: 'reply', enquiry: { ...enquiry, asked, idle: 0 }, says: says.length > 0 ? says : [question] };
}

/** Asks whether to go on at all. */
export function toResume(enquiry: Enquiry): { enquiry: Enquiry; reminder: readonly Said[] } {
  return { enquiry: { ...enquiry, asked: 'resume', idle: 0 }, reminder: [['ask', enquiry, 'resume']] };
}

/** Notes that something was explained. */
export function hinted(enquiry: Enquiry, hint: EnquiryHint): Enquiry {
  return { ...enquiry, hints: [...new Set([...(enquiry.hints ?? []), hint])] };
}

export function wasHinted({ hints }: Enquiry, hint: EnquiryHint): boolean {
  return hints?.includes(hint) ?? false;
}

/** An enquiry with what is asked for now, and what asks for it. */
export interface Asking {
  readonly enquiry: Enquiry;
  readonly says: Said;
}

/** How often what can be left out is asked for. */
const MOST_TIMES = 2;
const OPTIONAL: readonly EnquirySlot[] = ['message', 'vehicle', 'dimensions', 'desiredDate'];

/** True where the question that is open was asked often enough. */
export function wasAskedEnough({ times = 1 }: Enquiry): boolean {
  return times >= MOST_TIMES;
}

/**
 * Asks for what is missing next; where nothing is, reads everything back. What can be left out is not asked for a third time.
 *
 * @param before what was asked for last: asked for again, it is asked in other words
 */
export function ask(enquiry: Enquiry, before?: EnquiryAsked): Asking {
  const asked = nextAsk(enquiry);
  const isAgain = asked === before;
  const optional = OPTIONAL.filter((slot) => slot === asked || (asked === 'extras' && isMissing(enquiry, slot)));
  if (isAgain && wasAskedEnough(enquiry) && optional.length > 0) return ask(decline(enquiry, ...optional), before);
  const says: Said = asked === 'confirmation' ? ['readBack', enquiry] : [isAgain ? 'askAgain' : 'ask', enquiry, asked];
  const { times = 1, ...open } = enquiry;
  const next = asked === enquiry.asked ? times + (isAgain ? 1 : 0) : 1;
  return { enquiry: { ...open, asked, ...(next > 1 && { times: next }) }, says };
}

/** What is needed and was refused: why it is needed is said once, then where else to turn. */
export function needed({ now }: StepInput, hint: 'name' | 'contact', enquiry: Enquiry): EnquiryStep {
  const isSaid = wasHinted(enquiry, hint);
  return isSaid ? onceMore(enquiry, ['toPeopleAtBest', now]) : onceMore(hinted(enquiry, hint), ['hint', hint]);
}
