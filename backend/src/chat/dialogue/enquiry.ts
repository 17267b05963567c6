import { CHAT_MESSAGE_LIMIT, TEXT_LIMITS } from '@fahrzeugpflege/contracts/without-schemas';
import type { EnquiryKind } from '../answers/answer.js';
import type { EnquiryAsked, EnquirySlot } from '../reading/enquiry-slots.js';
import { oneLine, wellFormed } from '../reading/plain-text.js';
import { likelyDomain } from '../reading/read-email.js';
import { serviceById } from '../reading/read-service.js';

/** What was explained once and is not explained again. */
export type EnquiryHint = 'domain' | 'name' | 'contact' | 'email' | 'phone' | 'vehicle' | 'message' | 'wait';

/** An enquiry that is being taken up in a conversation. JSON. */
export interface Enquiry {
  readonly kind: EnquiryKind;
  /** Title of a service, where it is known. */
  readonly serviceType?: string;
  /** Titles of services that are wished beside it. */
  readonly furtherServices?: readonly string[];
  readonly slots: Readonly<Partial<Record<EnquirySlot, string>>>;
  /** Slots that the visitor would not or could not fill: not asked for again. */
  readonly declined: readonly EnquirySlot[];
  readonly asked: EnquiryAsked;
  /** How often in a row it was asked, where it was more than once. */
  readonly times?: number;
  /** Messages since the enquiry was last brought further: some end it. */
  readonly idle: number;
  readonly hints?: readonly EnquiryHint[];
  /** The beginning of a phone number whose rest has not come yet: no number by itself. */
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

/** For these the price depends on the size, and a place on the date. */
const SIZE_MATTERS = ['keramikversiegelung-wohnmobile', 'autohotel', 'einlagerung'].map(serviceById);

/** True where people want to be talked to: then less is asked. */
export function isShort({ kind }: Enquiry): boolean {
  return kind === 'callback' || kind === 'person';
}

/** True where the work depends on the visitor's own vehicle: neither to be called nor to look for one. */
export function needsVehicle(enquiry: Enquiry): boolean {
  return !isShort(enquiry) && enquiry.kind !== 'search';
}

/**
 * What to ask for next. Name and a contact are needed; what was declined is not asked for again. An appointment is
 * nothing without its date. Of an offer size and date are only asked about at the read-back: whoever leaves before has
 * left a contact.
 *
 * @returns `confirmation` where nothing is missing
 */
export function nextAsk(enquiry: Enquiry): EnquiryAsked {
  const isOpen = (slot: EnquirySlot) => isMissing(enquiry, slot);
  const name = enquiry.slots.name === undefined ? 'name' : null;
  const contact = nextContact(enquiry);
  const isSearch = enquiry.kind === 'search';
  // The service by itself says what it is about, but for what is looked for.
  const message = isOpen('message') && (enquiry.serviceType === undefined || isSearch) ? 'message' : null;
  if (isShort(enquiry)) return name ?? contact ?? message ?? 'confirmation';
  if (isSearch) return message ?? name ?? contact ?? 'confirmation';
  const vehicle = isOpen('vehicle') ? 'vehicle' : null;
  const extra = enquiry.kind === 'appointment' ? nextExtra(enquiry) : null;
  return message ?? vehicle ?? extra ?? name ?? contact ?? 'confirmation';
}

/** True for a slot that is neither filled nor declined. */
export function isMissing({ slots, declined }: Enquiry, slot: EnquirySlot): boolean {
  return slots[slot] === undefined && !declined.includes(slot);
}

/** Size and date, where they matter and are neither given nor declined. */
export function nextExtra(enquiry: Enquiry): 'extras' | 'dimensions' | 'desiredDate' | null {
  const sizeMatters = SIZE_MATTERS.includes(enquiry.serviceType);
  const size = sizeMatters && isMissing(enquiry, 'dimensions') && !enquiry.declined.includes('vehicle');
  const date = (sizeMatters || enquiry.kind === 'appointment') && isMissing(enquiry, 'desiredDate');
  if (size && date) return 'extras';
  if (size) return 'dimensions';
  return date ? 'desiredDate' : null;
}

/** True for an address like «anna@gmial.com» until the visitor was asked about it. */
function isDoubtful({ slots, hints }: Enquiry): boolean {
  const isAsked = hints?.includes('domain') ?? false;
  return !isAsked && slots.email !== undefined && likelyDomain(slots.email) !== null;
}

/** A call back needs the number; else mail or phone will do, and what was declined leaves the other. */
function nextContact(enquiry: Enquiry): EnquiryAsked | null {
  const { slots, declined, kind } = enquiry;
  if (isDoubtful(enquiry)) return 'email';
  if (slots.phone !== undefined) return null;
  if (kind === 'callback' && !declined.includes('phone')) return 'phone';
  if (slots.email !== undefined) return null;
  if (declined.includes('phone') === declined.includes('email')) return 'contact';
  return declined.includes('phone') ? 'email' : 'phone';
}

/** Characters of the wish over all messages; what comes later stands in the transcript alone. */
export const REQUEST_LIMIT = 3 * CHAT_MESSAGE_LIMIT;

/** Characters that a slot holds at most. */
export function slotLimit(slot: EnquirySlot): number {
  if (slot === 'message') return REQUEST_LIMIT;
  return slot === 'email' ? TEXT_LIMITS.email : TEXT_LIMITS.line;
}

/** Puts words into a slot, whatever stood there before. */
export function setSlot(enquiry: Enquiry, slot: EnquirySlot, words: string): Enquiry {
  const limit = slotLimit(slot);
  const bounded = slot === 'message' ? wellFormed(words.slice(0, limit)) : oneLine(words, limit);
  const declined = enquiry.declined.filter((other) => other !== slot);
  return { ...enquiry, slots: { ...enquiry.slots, [slot]: bounded }, declined };
}

/** The enquiry with an empty slot. */
export function withoutSlot(enquiry: Enquiry, slot: EnquirySlot): Enquiry {
  const { [slot]: _removed, ...slots } = enquiry.slots;
  return { ...enquiry, slots };
}

/** Adds words to what is wished. */
export function addToMessage(enquiry: Enquiry, words: string): Enquiry {
  const before = enquiry.slots.message;
  if (words === '' || before?.includes(words)) return enquiry;
  return setSlot(enquiry, 'message', [before, words.slice(0, CHAT_MESSAGE_LIMIT)].filter(Boolean).join('\n'));
}

/** Notes that slots are not to be asked for again. */
export function decline(enquiry: Enquiry, ...slots: readonly EnquirySlot[]): Enquiry {
  return { ...enquiry, declined: [...new Set([...enquiry.declined, ...slots])] };
}
