import { matchMake } from '@fahrzeugpflege/contracts';
import { ENQUIRY_SLOTS, type EnquiryAsked, type EnquirySlot } from '../reading/enquiry-slots.js';
import { asksSomething, contentWords, isKeywords, isQuestion } from '../reading/is-question.js';
import { isCapitalised, isFirstName, isNameWord } from '../reading/known-names.js';
import { plainText } from '../reading/plain-text.js';
import { isDayAlone, readDate } from '../reading/read-date.js';
import { type Details, type Reading, readDetails } from '../reading/read-details.js';
import { type Intent, readIntent } from '../reading/read-intent.js';
import { joinPhone } from '../reading/read-phone.js';
import { findNamed } from '../reading/read-request.js';
import { isMakeAlone, readModel, readYearApart } from '../reading/read-vehicle.js';
import { withYearsInFigures } from '../reading/spelled-numbers.js';
import { KIND, MODEL_WORDS } from '../reading/vehicle-words.js';
import { correctInPlace, type Replacement, replacementIn, slotHolding } from './corrections.js';
import { type Enquiry, isFinal } from './enquiry.js';
import { detailsThatCount, fillSlots, withAnswered, withDropped, withoutSlot } from './fill-slots.js';
import { changesMind, namesSupposed, withService, withWish } from './told-wish.js';

/** A message and what it does to the enquiry's contents, before anything is answered. */
export interface Heard {
  readonly text: string;
  /** The text without the details in it. */
  readonly rest: string;
  readonly intent: Intent;
  /** The enquiry with what the message told; `asked` is still what it answers. */
  readonly enquiry: Enquiry;
  /** Slots that hold other words than before. */
  readonly changed: readonly EnquirySlot[];
  /** True if the message brought the enquiry further. */
  readonly hasNews: boolean;
  /** True if something is asked that no detail answers: «Hymer B 678?» asks nothing. */
  readonly isQuestion: boolean;
}

/** Reads a message for all that it tells about an enquiry. */
export function hear(before: Enquiry, message: string): Heard {
  const typed = withBegunPhone(before, plainText(message));
  const replaced = replacementIn(typed, before);
  const text = replaced?.text ?? typed;
  const held = replaced === null ? undefined : slotHolding(replaced.old, before);
  const asked: EnquiryAsked = held ?? before.asked;
  const reading = withContext(readDetails(text, asked), before);
  const { rest } = reading;
  const intent = intentOf(typed, before.asked);
  const open = held === 'vehicle' && takesMakeBack(replaced) ? withoutSlot(before, 'vehicle') : before;
  const counting = detailsThatCount(before, asked, text, reading);
  const filled = fillSlots(open, counting, text);
  const corrected = replaced === null ? filled : correctInPlace(before, withoutOther(filled, replaced), replaced, held);
  const told =
    held === 'message' ? corrected : withWish(corrected, text, withDropped(reading, counting, before), intent);
  const isMeant = replaced !== null || asked === 'message' || changesMind(text, asked) || namesSupposed(before, text);
  const enquiry = withoutBegun(withService(told, replaced?.next ?? text, isMeant), before);
  const changed = ENQUIRY_SLOTS.filter((slot) => enquiry.slots[slot] !== before.slots[slot]);
  const isQuestion = asksSomething(rest) || (before.asked !== 'message' && isKeywords(text));
  const hasNews = changed.some((slot) => slot !== 'message' || isOpenFor(before.asked)) || isOther(enquiry, before);
  const isAnswered = hasNews || !isQuestion;
  return {
    text,
    rest,
    intent,
    enquiry: isAnswered ? withAnswered(enquiry, changed) : enquiry,
    changed,
    hasNews,
    isQuestion,
  };
}

/** «079 123», and then «45 67»: a number that came in parts is read as one. */
function withBegunPhone({ phoneBegun, asked }: Enquiry, text: string): string {
  const isAsked = asked === 'phone' || asked === 'contact';
  const joined = phoneBegun !== undefined && isAsked ? joinPhone(phoneBegun, text) : undefined;
  return joined?.isWhole ? joined.words : text;
}

/** Once there is a number its beginning is of no use. */
function withoutBegun({ phoneBegun, ...enquiry }: Enquiry, before: Enquiry): Enquiry {
  const isOpen = phoneBegun !== undefined && enquiry.slots.phone === before.slots.phone;
  return isOpen ? { ...enquiry, phoneBegun } : enquiry;
}

/** «Telefon 079 … statt Mail»: one way is enough, and the other one is not wished. */
function withoutOther(filled: Enquiry, { old }: Replacement): Enquiry {
  const [called] = findNamed(old);
  const isOther = (called === 'email' && filled.slots.phone) || (called === 'phone' && filled.slots.email);
  return isOther && called !== undefined && contentWords(old).length === 0 ? withoutSlot(filled, called) : filled;
}

/** «Nicht Hymer, sondern Zebra 500»: of the old vehicle nothing stays. */
function takesMakeBack(replaced: Replacement | null): boolean {
  return replaced !== null && matchMake(replaced.old) !== null;
}

/** «Ich weiss nicht, ob die Politur reicht» refuses nothing where the wish was asked for. */
function intentOf(text: string, asked: EnquiryAsked): Intent {
  const intent = readIntent(text, isFinal(asked));
  const isWish = intent === 'decline' && asked === 'message' && contentWords(text).length > 1;
  return isWish ? 'none' : intent;
}

/** Where more about the wish is an answer; elsewhere it is kept, and what was asked for is still open. */
function isOpenFor(asked: EnquiryAsked): boolean {
  return asked === 'message' || isFinal(asked);
}

function isOther(enquiry: Enquiry, before: Enquiry): boolean {
  return enquiry.serviceType !== before.serviceType;
}

/** What stands in front of other words for something; it may be nothing. */
const CORRECTS = /^(?:(?:nein|nei|doch|sorry|lieber|besser|eher|aber)[ ,]+)*/iu;
/** Asked for these, a word with a capital by itself is none of their answers. */
const FOR_CONTACT: ReadonlySet<EnquiryAsked> = new Set(['contact', 'phone', 'email']);

/**
 * What a message tells in the light of what was told before: «es ist ein B-MC T 580» or «Ducato» of the make, «Gerber» of
 * the first name.
 */
function withContext(reading: Reading, enquiry: Enquiry): Reading {
  const { vehicle, ...slots } = enquiry.slots;
  if (vehicle === undefined && enquiry.asked === 'message') return withKind(reading);
  const told = vehicle === undefined ? reading : withModel(reading, vehicle, enquiry.asked);
  const named = slots.name === undefined ? told : withSurname(told, slots.name, enquiry.asked);
  // At the read-back it is asked about what is still open.
  const isOpen = slots.desiredDate === undefined && enquiry.asked !== 'confirmation' && !isDayAlone(named.rest);
  return isOpen ? named : withDate(named, enquiry.asked);
}

/** «Ich habe einen Camper» tells the vehicle, and not yet what is wished. */
function withKind(reading: Reading): Reading {
  const kind = reading.details.vehicle === undefined ? KIND.exec(reading.rest) : null;
  const others = reading.rest.slice(0, kind?.index) + reading.rest.slice((kind?.index ?? 0) + (kind?.[0].length ?? 0));
  const isAlone = kind !== null && contentWords(others).length === 0 && !isQuestion(reading.rest);
  return isAlone ? { details: { ...reading.details, vehicle: kind[0] }, rest: others } : reading;
}

/** «Nein, Samstag 10 Uhr»: bare days count where a date was told and is corrected. */
function withDate(reading: Reading, asked: EnquiryAsked): Reading {
  const { details, rest } = reading;
  const corrected = CORRECTS.exec(rest)?.[0];
  const isFree = Object.keys(details).length === 0 && !isQuestion(rest);
  // «Dienstag» by itself says when, whatever was asked for.
  const isBare = corrected === '' && !isFinal(asked) && !isDayAlone(rest);
  if (!isFree || corrected === undefined || isBare) return reading;
  const found = readDate(rest.slice(corrected.length), 'extras');
  return found === null ? reading : { details: { desiredDate: found.words }, rest: found.rest };
}

function withModel(reading: Reading, vehicle: string, asked: EnquiryAsked): Reading {
  const { name, ...others } = reading.details;
  const year = others.vehicle;
  // «T5, Jahrgang 2010»
  if (year !== undefined && readYearApart(year)?.rest.trim() !== '') return reading;
  if (year === undefined && name !== undefined && isMakeAlone(vehicle) && isOnlyModel(name)) {
    return { ...reading, details: { ...others, vehicle: name } };
  }
  const found = readModel(withYearsInFigures(reading.rest), vehicle, asked);
  if (found === null) return reading;
  const words = [found.words, year].filter(Boolean).join(', ');
  return { details: { ...reading.details, vehicle: words }, rest: found.rest };
}

function isOnlyModel(name: string): boolean {
  return MODEL_WORDS.has(name.toLowerCase()) && !isFirstName(name);
}

function withSurname(reading: Reading, before: string, asked: EnquiryAsked): Reading {
  const word = reading.rest.trim();
  const isFree = FOR_CONTACT.has(asked) && Object.keys(reading.details).length === 0 && isFirstName(before);
  const isSurname = isCapitalised(word) && isNameWord(word) && readIntent(word, false) === 'none';
  if (!isFree || !isSurname) return reading;
  const details: Details = { name: word };
  return { details, rest: '' };
}
