import { CHAT_MESSAGE_LIMIT, TEXT_LIMITS } from '@fahrzeugpflege/contracts';
import { ENQUIRY_SLOTS, type Enquiry, type EnquirySlot } from './enquiry.js';
import { mergeSlot } from './merge-slot.js';
import { oneLine, wellFormed } from './plain-text.js';
import { type Details } from './read-details.js';

/** Characters of the wish over all messages; what comes later stands in the transcript alone. */
export const WISH_LIMIT = 3 * CHAT_MESSAGE_LIMIT;

/** Characters that a slot holds at most. */
export const SLOT_LIMITS: Readonly<Record<EnquirySlot, number>> = {
  name: TEXT_LIMITS.line,
  email: TEXT_LIMITS.email,
  phone: TEXT_LIMITS.line,
  vehicle: TEXT_LIMITS.line,
  dimensions: TEXT_LIMITS.line,
  desiredDate: TEXT_LIMITS.line,
  message: WISH_LIMIT,
};

const DETAIL_SLOTS = ENQUIRY_SLOTS.filter((slot) => slot !== 'message');

/**
 * Puts details into their slots; what was said before gives way, but for what the new words leave open.
 *
 * @param text the message that tells them
 */
export function fillSlots(enquiry: Enquiry, details: Details, text = ''): Enquiry {
  return DETAIL_SLOTS.reduce((filled, slot) => {
    const words = details[slot];
    const merged = words === undefined ? undefined : mergeSlot(slot, enquiry, words, text);
    return merged === undefined ? filled : setSlot(filled, slot, merged);
  }, enquiry);
}

/** Puts words into a slot, whatever stood there before. */
export function setSlot(enquiry: Enquiry, slot: EnquirySlot, words: string): Enquiry {
  const limit = SLOT_LIMITS[slot];
  const bounded = slot === 'message' ? wellFormed(words.slice(0, limit)) : oneLine(words, limit);
  const declined = enquiry.declined.filter((other) => other !== slot);
  return { ...enquiry, slots: { ...enquiry.slots, [slot]: bounded }, declined };
}

/** The enquiry with an empty slot. */
export function withoutSlot(enquiry: Enquiry, slot: EnquirySlot): Enquiry {
  const { [slot]: _removed, ...slots } = enquiry.slots;
  return { ...enquiry, slots };
}

/** Adds a message's words to the wish. */
export function addWish(enquiry: Enquiry, words: string): Enquiry {
  const before = enquiry.slots.message;
  if (words === '' || before?.includes(words)) return enquiry;
  return setSlot(enquiry, 'message', [before, words.slice(0, CHAT_MESSAGE_LIMIT)].filter(Boolean).join('\n'));
}

/** Notes that slots are not to be asked for again. */
export function decline(enquiry: Enquiry, ...slots: readonly EnquirySlot[]): Enquiry {
  return { ...enquiry, declined: [...new Set([...enquiry.declined, ...slots])] };
}
