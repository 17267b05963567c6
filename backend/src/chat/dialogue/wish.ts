import { businessProfile } from '@fahrzeugpflege/contracts/without-schemas';
import type { Answer, EnquiryWish } from '../answers/answer.js';
import { asksSomething, contentWords, isActivity, isQuestion, sentencesOf } from '../reading/is-question.js';
import { plainText } from '../reading/plain-text.js';
import { readDetails } from '../reading/read-details.js';
import { readBegunPhone } from '../reading/read-phone.js';
import { asksForPerson, wantsCallback } from '../reading/read-request.js';
import { readService } from '../reading/read-service.js';
import { wholeWords } from '../reading/whole-words.js';
import { requestIn } from './requested-work.js';

/** «Wie viele Plätze sind noch frei?» asks to know it, and for no place. */
const HOW = wholeWords('wie|w[iy]e?vi(?:e?l+e?|u)');
const NAMED: readonly (readonly [wish: EnquiryWish, pattern: RegExp])[] = [
  ['offer', wholeWords('offert\\p{L}*|kostenvoranschlag')],
  ['appointment', wholeWords('termin|reservation|reservierung|besichtigungstermin')],
];
/** «Wenn ich keinen Termin bekomme, …» threatens, and one that was made is no other. */
const NOT_WISHED =
  /verschieb|verschoben|absag|verleg|storn|umbuch|danke für|(?<!\p{L})(?:wenn|we|falls|kein\p{L}*)(?!\p{L})/iu;
/** Signs of a number or an address, be it spelled. */
const MAY_REACH = /@|\d[\d ./()'-]{6,}|(?<!\p{L})(?:at|ät|punkt|klammeraffe|null|nuu?l|plus)(?!\p{L})/iu;
/** «Ist 079 … eure Nummer?» speaks of an address and leaves none. */
const OF_ADDRESS = wholeWords(
  'ihre?|eure?|eui|öii|stimmt|stimmts|richtig|gültig|falsch|nummer|nummere|adresse|mailadresse|anrufen|wählen|erreiche',
);

/**
 * What a message wants from people, by what the engine heard; whoever leaves a number or an address waits for them as well.
 *
 * @returns null where nothing but the engine's answer is wanted
 */
export function wishOf(message: string, { kind, wish, begins }: Answer): EnquiryWish | null {
  if (kind === 'enquiry') return wish ?? 'offer';
  if (begins !== undefined && asksSomething(message) && !HOW.test(message)) return begins;
  const contact = contactLeft(message);
  if (contact === null) return kind === 'unknown' && !asksSomething(message) ? namedIn(message) : null;
  const isWork = readService(message) !== undefined || isActivity(message);
  return isWork ? 'offer' : contact === 'phone' ? 'callback' : 'person';
}

/** What is asked for in so many words, where the engine did not hear it. */
function namedIn(message: string): EnquiryWish | null {
  if (asksForPerson(message)) return 'person';
  if (wantsCallback(message)) return 'callback';
  return NAMED.find(([, pattern]) => pattern.test(message) && !NOT_WISHED.test(message))?.[0] ?? null;
}

/** The way to be reached that the message leaves: not the business' own, nor one that is asked about. */
function contactLeft(message: string): 'phone' | 'email' | null {
  if (!MAY_REACH.test(message)) return null;
  const { phone, email } = readDetails(message, 'message').details;
  const words = phone ?? email;
  if (words === undefined) return null;
  const sentence = sentencesOf(message).find(({ text }) => text.includes(words))?.text ?? '';
  const isAskedAbout = isOurs(words) || (isQuestion(sentence) && OF_ADDRESS.test(sentence));
  return isAskedAbout ? null : phone === undefined ? 'email' : 'phone';
}

function isOurs(words: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9);
  const isPhone = digits(words).length === 9 && digits(words) === digits(businessProfile.phone);
  return isPhone || words.toLowerCase() === businessProfile.email.toLowerCase();
}

/** True if a message is a name or a vehicle, and tells of nothing else: «Vreni Hugentobler», «Ja, BMW 320d 2018». */
export function isNameOrVehicleAlone(message: string): boolean {
  const text = plainText(message);
  if (asksSomething(text)) return false;
  const reading = readDetails(text, 'message');
  const { name, vehicle } = reading.details;
  const isName = name !== undefined && contentWords(reading.rest).length === 0;
  return isName || (vehicle !== undefined && requestIn(text, reading, 1) === '');
}

/** True if a message is the beginning of a phone number, whose end is still to come: «079 123». */
export function isPhoneBegun(message: string): boolean {
  return !/\p{L}/u.test(message) && readBegunPhone(message) !== undefined;
}

/** True if a message says how its writer is to be reached, and tells of nothing else but the details. */
export function isContactAlone(message: string): boolean {
  const text = plainText(message);
  return !asksSomething(text) && contactLeft(text) !== null && requestIn(text, readDetails(text, 'message'), 1) === '';
}
