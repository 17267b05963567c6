/** What an enquiry is made of, each in the visitor's own words. */
export const ENQUIRY_SLOTS = ['name', 'email', 'phone', 'vehicle', 'dimensions', 'desiredDate', 'message'] as const;
export type EnquirySlot = (typeof ENQUIRY_SLOTS)[number];

/**
 * What was asked for last. `contact`: mail or phone; `extras`: size and date, both optional; `confirmation`: it was read
 * back and waits for a yes; `correction`: what is to be changed; `resume`: whether to go on at all.
 */
export type EnquiryAsked = EnquirySlot | 'contact' | 'extras' | 'confirmation' | 'correction' | 'resume';

export type ContactSlot = 'phone' | 'email';

/** True where it was asked how to reach the visitor. */
export function asksForContact(asked: EnquiryAsked): asked is ContactSlot | 'contact' {
  return asked === 'contact' || asked === 'phone' || asked === 'email';
}

/** The read-back and what follows it: a refusal there is about the whole enquiry. */
export function isFinal(asked: EnquiryAsked): asked is 'confirmation' | 'correction' | 'resume' {
  return asked === 'confirmation' || asked === 'correction' || asked === 'resume';
}
