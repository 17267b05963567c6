import { type Enquiry, type EnquiryAsked, type EnquirySlot, isFinal } from './enquiry.js';
import { contentWords } from './intent/wish-words.js';
import { completesName } from './merge-name.js';
import type { Details, Reading } from './read-details.js';
import { isOnlyQuestion } from './wish-part.js';

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
