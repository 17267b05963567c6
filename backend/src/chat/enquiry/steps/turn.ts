import { ask } from '../ask.js';
import type { Enquiry, EnquiryAsked, EnquiryHint, EnquiryStep } from '../enquiry.js';
import type { Heard } from '../hear.js';
import { questionFor } from '../wording/questions.js';

/** So many messages in a row that bring nothing, and the visitor is asked whether to go on. */
export const IDLE_LIMIT = 4;

/** A message in its enquiry: what was before, and what it told. */
export interface Turn extends Heard {
  readonly before: Enquiry;
  readonly now: Date;
}

/** One thing that a message may mean: what follows from it, or null where it means something else. */
export type Step = (turn: Turn) => EnquiryStep | null;

/** The enquiry got further: on to what is missing. */
export function onward(enquiry: Enquiry, lead: string): EnquiryStep {
  const next = ask({ ...enquiry, idle: 0 }, enquiry.asked);
  return { kind: 'reply', enquiry: next.enquiry, reply: joined(lead, next.text, next.isReadBack) };
}

/** The enquiry got no further: asked once more, and after some such messages whether to go on. */
export function onceMore(enquiry: Enquiry, lead: string): EnquiryStep {
  const next = ask({ ...enquiry, idle: enquiry.idle + 1 }, enquiry.asked);
  if (next.enquiry.idle >= IDLE_LIMIT) {
    const { enquiry: waiting, reminder } = toResume(next.enquiry);
    return { kind: 'reply', enquiry: waiting, reply: joined(lead, reminder, false) };
  }
  const text = next.isReadBack ? questionFor(next.enquiry, 'confirmation') : next.text;
  return { kind: 'reply', enquiry: next.enquiry, reply: joined(lead, text, false) };
}

/** Asks for one thing out of turn, in the words given or in the usual ones. */
export function askFor(enquiry: Enquiry, asked: EnquiryAsked, words = questionFor(enquiry, asked)): EnquiryStep {
  return { kind: 'reply', enquiry: { ...enquiry, asked, idle: 0 }, reply: words };
}

/** Asks whether to go on at all. */
export function toResume(enquiry: Enquiry): { enquiry: Enquiry; reminder: string } {
  return { enquiry: { ...enquiry, asked: 'resume', idle: 0 }, reminder: questionFor(enquiry, 'resume') };
}

/** Notes that something was explained. */
export function hinted(enquiry: Enquiry, hint: EnquiryHint): Enquiry {
  return { ...enquiry, hints: [...new Set([...(enquiry.hints ?? []), hint])] };
}

export function wasHinted({ hints }: Enquiry, hint: EnquiryHint): boolean {
  return hints?.includes(hint) ?? false;
}

function joined(lead: string, text: string, isOwnLine: boolean): string {
  return [lead, text].filter(Boolean).join(isOwnLine ? '\n' : ' ');
}
