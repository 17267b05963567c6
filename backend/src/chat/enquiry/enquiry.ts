import type { EnquiryWish } from '../answering/answer.js';

/** What an enquiry is made of, each in the visitor's own words. */
export const ENQUIRY_SLOTS = ['name', 'email', 'phone', 'vehicle', 'dimensions', 'desiredDate', 'message'] as const;
export type EnquirySlot = (typeof ENQUIRY_SLOTS)[number];

/** An enquiry that is being taken up in a conversation. JSON. */
export interface Enquiry {
  readonly wish: EnquiryWish;
  /** Title of a service, where it is known. */
  readonly serviceType?: string;
  readonly slots: Readonly<Partial<Record<EnquirySlot, string>>>;
  /** Slots that the visitor would not or could not fill: not asked for again. */
  readonly declined: readonly EnquirySlot[];
  /** What was asked for last; `confirmation` once it was read back and waits for a yes. */
  readonly asked: EnquirySlot | 'contact' | 'confirmation';
  /** Messages since the enquiry began that brought it no further: some end it. */
  readonly idle: number;
}

/** What a message did to an enquiry. */
export type EnquiryStep =
  /** Goes on, or ends where `enquiry` is null (called off). */
  | { readonly kind: 'reply'; readonly enquiry: Enquiry | null; readonly reply: string }
  /** The visitor said yes: to be submitted. */
  | { readonly kind: 'confirmed'; readonly enquiry: Enquiry }
  /** The message is none about the enquiry (a question, say): to be answered otherwise, then `reminder` leads back. */
  | { readonly kind: 'aside'; readonly enquiry: Enquiry; readonly reminder: string };
