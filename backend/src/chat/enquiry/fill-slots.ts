import { CHAT_MESSAGE_LIMIT, parseDimensions, TEXT_LIMITS } from '@fahrzeugpflege/contracts';
import { readYearApart } from './details/read-vehicle.js';
import { ENQUIRY_SLOTS, type Enquiry, type EnquirySlot } from './enquiry.js';
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

/** Puts details into their slots; what was said before gives way, but for what the new words leave open. */
export function fillSlots(enquiry: Enquiry, details: Details): Enquiry {
  return DETAIL_SLOTS.reduce((filled, slot) => {
    const words = details[slot];
    const merged = words === undefined ? undefined : merge(slot, enquiry, words);
    return merged === undefined ? filled : setSlot(filled, slot, merged);
  }, enquiry);
}

function merge(slot: EnquirySlot, enquiry: Enquiry, words: string): string | undefined {
  const before = enquiry.slots[slot];
  if (slot === 'vehicle') return mergeVehicle(before, words, enquiry.asked === 'vehicle');
  if (slot === 'dimensions' && before !== undefined) return mergeDimensions(before, words);
  if (slot === 'name' && before !== undefined) return mergeName(before, words);
  return words;
}

/** A building year alone changes the year of the vehicle and nothing else. */
function mergeVehicle(before: string | undefined, words: string, isAsked: boolean): string | undefined {
  const isYear = readYearApart(words)?.rest.trim() === '';
  if (!isYear) return words;
  if (before === undefined) return isAsked ? words : undefined;
  const year = readYearApart(before)?.words ?? /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(before)?.[0];
  return year === undefined ? `${before}, ${words}` : before.replace(year, words);
}

/** The height comes to the length that was said before, and the other way round. */
function mergeDimensions(before: string, words: string): string {
  const said = parseDimensions(before);
  const next = parseDimensions(words);
  const isHeight = said.heightMetres === null && next.heightMetres !== null && next.lengthMetres === null;
  const isLength = said.lengthMetres === null && next.lengthMetres !== null && next.heightMetres === null;
  return isHeight || isLength ? `${before}, ${words}` : words;
}

/** «Meier mit y» spells the surname and leaves the first name. */
function mergeName(before: string, words: string): string {
  const spelt = /^(\S+) (?:mit|ohne) \S/iu.exec(words)?.[1];
  const parts = before.split(' ');
  const isSurname =
    spelt !== undefined && parts.length > 1 && parts.at(-1)?.[0]?.toLowerCase() === spelt[0]?.toLowerCase();
  return isSurname ? `${parts.slice(0, -1).join(' ')} ${words}` : words;
}

/** Puts words into a slot, whatever stood there before. */
export function setSlot(enquiry: Enquiry, slot: EnquirySlot, words: string): Enquiry {
  const limit = SLOT_LIMITS[slot];
  const bounded = slot === 'message' ? wellFormed(words.slice(0, limit)) : oneLine(words, limit);
  const declined = enquiry.declined.filter((other) => other !== slot);
  return { ...enquiry, slots: { ...enquiry.slots, [slot]: bounded }, declined };
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
