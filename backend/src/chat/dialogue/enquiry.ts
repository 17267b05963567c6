import type { EnquiryWish } from '../answers/answer.js';

/** What an enquiry is made of, each in the visitor's own words. */
export const ENQUIRY_SLOTS = ['name', 'email', 'phone', 'vehicle', 'dimensions', 'desiredDate', 'message'] as const;
export type EnquirySlot = (typeof ENQUIRY_SLOTS)[number];

/**
 * What was asked for last. `contact`: mail or phone; `extras`: size and date, both optional; `confirmation`: it was read
 * back and waits for a yes; `correction`: what is to be changed; `resume`: whether to go on at all.
 */
export type EnquiryAsked = EnquirySlot | 'contact' | 'extras' | 'confirmation' | 'correction' | 'resume';

/** What was explained once and is not explained again. */
export type EnquiryHint = 'domain' | 'name' | 'contact' | 'email' | 'phone' | 'vehicle' | 'message';

/** An enquiry that is being taken up in a conversation. JSON. */
export interface Enquiry {
  readonly wish: EnquiryWish;
  /** Title of a service, where it is known. */
  readonly serviceType?: string;
  /** Titles of services that are wished beside it. */
  readonly furtherServices?: readonly string[];
  readonly slots: Readonly<Partial<Record<EnquirySlot, string>>>;
  /** Slots that the visitor would not or could not fill: not asked for again. */
  readonly declined: readonly EnquirySlot[];
  readonly asked: EnquiryAsked;
  /** Messages since the enquiry was last brought further: some end it. */
  readonly idle: number;
  readonly hints?: readonly EnquiryHint[];
  /** The beginning of a phone number of which the rest was not told yet: no number by itself. */
  readonly phoneBegun?: string;
  /**
   * The visitor was asked whether to go on, and went on with something else. Nothing reminds of the enquiry any more; it
   * goes on when the visitor comes back to it, and what has a contact in it is kept for staff.
   */
  readonly left?: boolean;
}

/** True if staff could answer: there is a mail address or a phone number. */
export function hasContact({ slots }: Enquiry): boolean {
  return slots.email !== undefined || slots.phone !== undefined;
}

/** The read-back and what follows it: a refusal there is about the whole enquiry. */
export function isFinal(asked: EnquiryAsked): boolean {
  return asked === 'confirmation' || asked === 'correction' || asked === 'resume';
}
