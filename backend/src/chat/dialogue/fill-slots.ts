import { CHAT_MESSAGE_LIMIT, TEXT_LIMITS } from '@fahrzeugpflege/contracts/without-schemas';
import { ENQUIRY_SLOTS, type EnquiryAsked, type EnquirySlot, isFinal } from '../reading/enquiry-slots.js';
import { contentWords, isOnlyQuestion } from '../reading/is-question.js';
import { oneLine, wellFormed } from '../reading/plain-text.js';
import type { Details, Reading } from '../reading/read-details.js';
import type { Enquiry } from './enquiry.js';
import { completesName, mergeSlot } from './merge-slot.js';

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

/**
 * The enquiry once its question was answered, with whatever but a question: what was not told then is not asked again.
 *
 * @param changed slots that the answer filled
 */
export function withAnswered(enquiry: Enquiry, changed: readonly EnquirySlot[]): Enquiry {
  const { asked, slots } = enquiry;
  // A mail address to the question for the phone number says how somebody wants to be reached.
  if (asked === 'phone' && changed.includes('email') && slots.phone === undefined) return decline(enquiry, 'phone');
  if (asked !== 'extras') return enquiry;
  return decline(enquiry, ...(['dimensions', 'desiredDate'] as const).filter((slot) => slots[slot] === undefined));
}

const SAYS_NO = /^(?:nein|nei|sorry)(?!\p{L})/iu;
const CALLS_A_NAME = /name|kontaktperson|ansprechperson|heiss|grüss|gruss|(?<!\p{L})lg(?!\p{L})/iu;

/**
 * Details that a message gives, not those that it only mentions: «Was würde es für einen Fiat kosten?» asks about another
 * vehicle, and «Ich bin Bäcker» is no other name.
 */
export function detailsThatCount({ slots }: Enquiry, asked: EnquiryAsked, text: string, reading: Reading): Details {
  const { details } = reading;
  const isMention = isOnlyQuestion(text);
  const isNamed = asked === 'name' || CALLS_A_NAME.test(text);
  const isCorrected = asked === 'correction' || (isFinal(asked) && SAYS_NO.test(text));
  const isNewName = isNamed || completesName(slots.name, details.name) || isCorrected || isSigned(slots.name, reading);
  const counts = (slot: EnquirySlot) => slots[slot] === undefined || (!isMention && (slot !== 'name' || isNewName));
  return Object.fromEntries(Object.entries(details).filter(([slot]) => counts(slot as EnquirySlot))) as Details;
}

/** «Baumann Fritz, fritz@…, 079 …» and nothing else: who is to be reached says the whole name. */
function isSigned(before: string | undefined, { details, rest }: Reading): boolean {
  const { name = '', email, phone } = details;
  const isWhole = name.includes(' ') && before !== undefined && !before.includes(' ');
  return isWhole && (email !== undefined || phone !== undefined) && contentWords(rest).length === 0;
}

/** «Meine Tochter macht das: Petra Frei, 079 …»: a name that takes nobody's place belongs to what is said. */
export function withDropped(reading: Reading, counting: Details, { slots }: Enquiry): Reading {
  const { name } = reading.details;
  const isDropped = name !== undefined && counting.name === undefined && !slots.name?.includes(name);
  return isDropped ? { details: counting, rest: `${reading.rest}\n${name}` } : reading;
}
