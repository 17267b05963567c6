import type { EnquiryKind } from '../answers/answer.js';
import { inStandardGerman } from '../language/dialect.js';
import { spelled } from '../language/spelled.js';
import { isDateAlone, isDayAlone, leavesDayOpen, namesDay, withoutTime } from '../reading/date-words.js';
import { ENQUIRY_SLOTS, type EnquiryAsked, type EnquirySlot, isFinal } from '../reading/enquiry-slots.js';
import { isFirstName } from '../reading/names.js';
import { partsTakenBack } from '../reading/plain-text.js';
import { isOnlyQuestion } from '../reading/read-acts.js';
import { type Details, type Reading, readDetails } from '../reading/read-details.js';
import { mergeDimensions } from '../reading/read-dimensions.js';
import { isOneSlip, wholeWords } from '../reading/whole-words.js';
import { BESIDES, OTHERWISE } from './corrections.js';
import { type Enquiry, setSlot } from './enquiry.js';
import { isYear, mergeVehicle } from './merge-vehicle.js';

/**
 * Puts details into their slots; what was said before gives way, but for what the new words leave open. A message that
 * takes back what it said is read as two: «Sunlight T 67, oder 68? doch T 68».
 */
export function fillSlots(enquiry: Enquiry, details: Details, text = ''): Enquiry {
  const [before, after] = partsTakenBack(text) ?? [];
  if (before === undefined || after === undefined) return mergeSlots(enquiry, details, text);
  const again = given(readDetails(after, 'correction').details, details);
  const first = given(readDetails(before, enquiry.asked).details, again);
  return mergeSlots(mergeSlots(enquiry, { ...details, ...first }, text), again, text);
}

function given(details: Details, others: Details): Details {
  return Object.fromEntries(Object.entries(details).filter(([slot]) => others[slot as keyof Details] !== undefined));
}

/** «Lieber am 5. März», «Wunschtermin März»: the wish goes without saying. */
const RATHER =
  /^(?:wunschtermin|(?:(?:doch|am) )?(?:lieber|lieb(?:st|scht)en?|best(?:en?)|beschte|gerne?|gärn)) (?=\S)/iu;

function mergeSlots(enquiry: Enquiry, details: Details, text: string): Enquiry {
  return ENQUIRY_SLOTS.reduce((filled, slot) => {
    const read = slot === 'message' ? undefined : details[slot];
    const words = slot === 'desiredDate' ? read?.replace(RATHER, '') : read;
    const merged = words === undefined ? undefined : mergeSlot(slot, enquiry, words, text);
    return merged === undefined ? filled : setSlot(filled, slot, merged);
  }, enquiry);
}

/**
 * What a message tells an enquiry of a kind. Who wants to be called back wishes to be called at that time; of others it is no
 * wish to come. «Höchstens 7 m» of a vehicle that is looked for is part of the wish.
 */
export function readingFor(kind: EnquiryKind, reading: Reading): Reading {
  const { details, callTime, rest } = reading;
  const { dimensions, ...others } = details;
  if (kind === 'search' && dimensions !== undefined)
    return { ...reading, details: others, rest: `${rest}\n${dimensions}` };
  const isWish = kind === 'callback' && callTime !== undefined && details.desiredDate === undefined;
  return isWish ? { ...reading, details: { ...details, desiredDate: callTime } } : reading;
}

const CALLS_A_NAME = /nam+e|heiss|grüss|gruss|kontakt|ansprech|(?<!\p{L})lg(?!\p{L})/iu;

/**
 * Of what was read, the details that a message gives, not those that it only mentions: «Was würde es für einen Fiat kosten?»
 * asks about another vehicle, «079 …, am besten abends» says when to call, and «Ich bin Bäcker» is no other name. A name
 * that takes nobody's place («Meine Tochter macht das: Petra Frei») is left to the rest.
 */
export function detailsThatCount({ slots, kind }: Enquiry, asked: EnquiryAsked, text: string, read: Reading): Reading {
  const reading = readingFor(kind, read);
  const { name, ...others } = reading.details;
  const isMention = isOnlyQuestion(text);
  // «Geht auch Donnerstag?»
  const isAdded = (slot: string) => slot === 'desiredDate' && isFinal(asked);
  const isGiven = (slot: string) => slots[slot as EnquirySlot] === undefined || !isMention || isAdded(slot);
  const details: Details = Object.fromEntries(Object.entries(others).filter(([slot]) => isGiven(slot)));
  if (name === undefined) return { ...reading, details };
  const isCorrected = asked === 'correction' || (isFinal(asked) && OTHERWISE.test(inStandardGerman(text)));
  const isNamed = asked === 'name' || CALLS_A_NAME.test(text) || completesName(slots.name, name) || isCorrected;
  if (slots.name === undefined || (isNamed && !isMention)) return { ...reading, details: { ...details, name } };
  return { ...reading, details, rest: slots.name.includes(name) ? reading.rest : `${reading.rest}\n${name}` };
}

/** What a slot holds once new words are given; undefined where they say nothing of their own. */
function mergeSlot(slot: EnquirySlot, enquiry: Enquiry, words: string, text: string): string | undefined {
  const before = enquiry.slots[slot];
  if (before === undefined) return slot === 'vehicle' && isYear(words) && enquiry.asked !== slot ? undefined : words;
  if (slot === 'vehicle') return mergeVehicle(before, words, text);
  if (slot === 'dimensions') return mergeDimensions(before, words);
  if (slot === 'name') return mergeName(before, words, text);
  return slot === 'desiredDate' ? mergeDate(before, words, text) : words;
}

/** «Am Donnerstag geht auch». */
const GOES_TOO = /(?:geht|gaht|goht|geit|gieng|ging|passt|wäre?) (?:es )?(?:auch|au|ou|o)(?!\p{L})/iu;

const BEGINS = /^(?:ab|vom?|von) /iu;
const ENDS = /^(?:nur |nume )?(?=bis )/iu;
/** «Am 19», «erst ab 11.», but not «um 10». */
const DAY_ALONE = /^\D*(?:(?<!\d)\d{1,2}\.|(?<!\p{L})(?:am|den|de|em) \d{1,2})$/iu;
/** What stands behind the number of a day: its month. */
const MONTH_AT_END = /(?<=\d)(?:\.\d|\.? \p{L}).*$/u;

/** «Geht auch Donnerstag» and «Dienstag» of «nächste Woche» come to it; «aber erst ab 17 Uhr» leaves the day. */
function mergeDate(before: string, words: string, text: string): string {
  if (before.includes(words)) return before;
  const ofSpan = namesDay(words) && BEGINS.test(before) ? mergeSpan(before, words) : undefined;
  if (ofSpan !== undefined) return ofSpan;
  if (BESIDES.test(words) || GOES_TOO.test(text)) return `${before}, ${words}`;
  // «Nächste Woche, Dienstag», and then «Freitag»
  const [first = '', ...days] = before.split(', ');
  if (isDayAlone(words) && leavesDayOpen(first) && days.every(isDayAlone)) return `${first}, ${words}`;
  // «Dienstag um 9», and then «doch Donnerstag»
  const [day, time] = withoutTime(before);
  const [nextDay, nextTime] = withoutTime(words);
  // «Am 18. Januar», and then «doch am 19.»
  const month = DAY_ALONE.test(nextDay) ? MONTH_AT_END.exec(day)?.[0] : undefined;
  if (month !== undefined) return `${nextDay.replace(/\.$/, '')}${month}${nextTime || time}`;
  // «Ab 10 Uhr», and then «am Montag»
  const hour = /\d/.test(before) && !namesDay(before) ? `, ${before}` : '';
  if (isDateAlone(words)) return `${words}${time || hour}`;
  return namesDay(day) && !namesDay(words) ? `${day}, ${words}` : words;
}

/** «Ab 15. Dezember» leaves the end of a span, «bis 15. April» its beginning. */
function mergeSpan(before: string, words: string): string | undefined {
  const [start = '', end] = before.split(/ (?=bis )/u);
  if (BEGINS.test(words) && end !== undefined && !words.includes(' bis ')) return `${words} ${end}`;
  return ENDS.test(words) ? `${start} ${words.replace(ENDS, '')}` : undefined;
}

const CALLS_SURNAME = wholeWords('(?:n[ao]+ch|familien|zu|gschlächts|geschlechts)nam+en?');
const CALLS_FIRST_NAME = wholeWords('(?:vor|ruf)namen?');
/** Whom to turn to where the name is a company's. */
const CALLS_PERSON = /kontakt|ansprech/iu;
/** «Keller», «von Gunten». */
const ONE_PART = /^(?:(?:von|van|de|di|del|della|da|du|zu|zum|zur|der|den|la|le) )*\S+$/iu;

/** True if the words make a name whole: «Doris Huber» for one word of before, «Peter» for «Müller», «Keller» for «Sandra». */
function completesName(before = '', words = ''): boolean {
  const isWhole = words.includes(' ') && (!before.includes(' ') || words.startsWith(before));
  return isWhole || isFirstNameOf(before, words) || isSurnameOf(before, words) || respells(before, words);
}

function isFirstNameOf(before: string, words: string): boolean {
  return !/ /.test(`${before}${words}`) && isFirstName(words) && !isFirstName(before);
}

function isSurnameOf(before: string, words: string): boolean {
  return isFirstName(before) && !isFirstName(words) && ONE_PART.test(words);
}

/** «Nachname ist Ferrari» comes to the first name, «Vorname ist Luka» takes its place, and so does another name of all. */
function mergeName(before: string, words: string, text: string): string {
  const [first = '', ...surname] = before.split(' ');
  const callsFirst = CALLS_FIRST_NAME.test(text);
  const isFirst = isFirstName(first);
  const isKnown = before.includes(words.split(' ').at(-1) ?? '');
  if (CALLS_PERSON.test(text) && (isKnown || !isFirst)) return isKnown ? before : `${words}, ${before}`;
  if (CALLS_SURNAME.test(text) && !callsFirst) {
    // Of one word given before it is the first name, unless that is a surname by itself.
    const isSurname = surname.length === 0 && !isFirst;
    // «Huber Anna»
    const [last = ''] = surname;
    if (surname.length === 1 && !isFirst && isFirstName(last) && !words.includes(' ')) return `${words} ${last}`;
    return isSurname || words.startsWith(`${first} `) ? words : `${first} ${words}`;
  }
  const isForFirst = !words.includes(' ') && (callsFirst || isFirstName(words));
  if (isForFirst && (isFirst || surname.length > 0)) return [words, ...surname].join(' ');
  if (isForFirst) return `${words} ${before}`;
  if (isSurnameOf(before, words)) return `${before} ${words}`;
  // «Der Name ist Meyer mit y», «Frei-Hess»
  const isSame = surname.length > 0 && respells(before, words) && !words.includes(first);
  return isSame ? [first, ...surname.slice(0, -1), words].join(' ') : words;
}

/** «Meyer» for «Anna Meier», «Frei-Hess» for «Anna Frei». */
function respells(before: string, words: string): boolean {
  const last = before.split(' ').at(-1) ?? '';
  const [next = ''] = words.split(' ');
  return last !== '' && (next.startsWith(`${last}-`) || isOneSlip(spelled(next), spelled(last)));
}
