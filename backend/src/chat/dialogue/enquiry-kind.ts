import { businessProfile } from '@fahrzeugpflege/contracts/without-schemas';
import type { Answer, EnquiryKind } from '../answers/answer.js';
import type { Offered } from '../conversation/conversation.js';
import { WordList } from '../language/dialect.js';
import { asksSomething, contentWords, isQuestion } from '../reading/is-question.js';
import { plainText } from '../reading/plain-text.js';
import { type Details, readDetails } from '../reading/read-details.js';
import { isClearYes, isMerelyHeard } from '../reading/read-intent.js';
import { readBegunPhone } from '../reading/read-phone.js';
import { asksForPerson, wantsCallback } from '../reading/read-request.js';
import { namesWork } from '../reading/read-service.js';
import { sentencesOf } from '../reading/sentences-of.js';
import { wholeWords, wordsOf } from '../reading/whole-words.js';
import { requestIn } from './requested-work.js';
import type { Said } from './sentences.js';

/** «Wie viele Plätze sind noch frei?» asks to know it, and for no place. */
const HOW = wholeWords('wie|w[iy]e?vi(?:e?l+e?|u)');
const NAMED: readonly (readonly [kind: EnquiryKind, pattern: RegExp])[] = [
  ['offer', wholeWords('offert\\p{L}*|kostenvoranschlag')],
  ['appointment', wholeWords('termine?|reservation|reservierung|besichtigungstermin')],
];
/** «Wenn ich keinen Termin bekomme, …» threatens, and one that was made is no other. */
const NOT_WISHED =
  /verschieb|verschoben|absag|verleg|storn|umbuch|danke für|(?<!\p{L})(?:wenn(?! ja)|we|falls|kein\p{L}*)(?!\p{L})/iu;

/**
 * The enquiry that a message asks for, by what the engine understood; whoever leaves a number or an address waits for people
 * as well.
 *
 * @returns null where nothing but the engine's answer is wanted
 */
export function enquiryWanted(message: string, { kind, enquiryKind, begins }: Answer): EnquiryKind | null {
  // «Offerte Dampfreinigung, 079 …»: a number by itself asks for no call.
  const isNumberAlone = enquiryKind === 'callback' && !wantsCallback(message);
  const isAtHour = AT_AN_HOUR.test(message) && namesWork(message) && !wantsCallback(message);
  const named = kindNamedIn(message) ?? (isAtHour ? 'appointment' : undefined);
  const isAppointment = enquiryKind === 'offer' && named === 'appointment';
  if (kind === 'enquiry') return (isNumberAlone || isAppointment ? named : undefined) ?? enquiryKind ?? 'offer';
  if (begins !== undefined && asksSomething(message) && !HOW.test(message)) return begins;
  const contact = contactLeft(message);
  if (contact !== null) return named ?? (namesWork(message) ? 'offer' : contact === 'phone' ? 'callback' : 'person');
  if (asksSomething(message)) return null;
  // «Könnt ihr mich am Donnerstag zurückrufen?»
  if (wantsCallback(message)) return 'callback';
  if (kind !== 'unknown') return null;
  if (asksForPerson(message)) return 'person';
  return named ?? (isWorkOnVehicle(message) ? 'offer' : null);
}

/** «Sunlight T68, 2018, Keramik». */
function isWorkOnVehicle(message: string): boolean {
  return namesWork(message) && readDetails(message, 'message').details.vehicle !== undefined;
}

/** The enquiry that a text names: an appointment or an offer. */
export function kindNamedIn(text: string): EnquiryKind | undefined {
  return NAMED.find(([, pattern]) => pattern.test(text) && !NOT_WISHED.test(text))?.[0];
}

/** Comes to what is wished, and takes nobody's place. */
const FURTHER = wholeWords('dazu|zusätzlich|ausserdem|noch (?:eine?n?|en)');
const CALL = wholeWords('rückruf|anruf(?:en)?|zurückrufen');

/**
 * The kind that is wished in the place of the one that was read back: «Rückruf statt Termin», «Kein Termin, bitte anrufen», «Offerte!»
 *
 * @param next what stands in the place of something, where the text says so
 */
export function kindInstead(text: string, next: string | undefined, kind: EnquiryKind): EnquiryKind | undefined {
  const kinds = [...NAMED, ['callback', CALL] as const];
  const own = kinds.find(([each]) => each === kind)?.[1];
  const [other, pattern] = kinds.find(([each, named]) => each !== kind && named.test(next ?? text)) ?? [];
  if (other === undefined || pattern === undefined || next !== undefined) return other;
  const isAlone = contentWords(text.replace(pattern, '')).length === 0;
  return (own?.test(text) || isAlone) && !FURTHER.test(text) && !isQuestion(text) ? other : undefined;
}

/** «Dampfreinigung Opel 8.12. 14 Uhr Ivan 076 …» */
const AT_AN_HOUR = /\d\.? ?(?:\d{1,2}\.)? ?(?:um )?\d{1,2}(?:[:.]\d\d)? ?uhr/iu;

/** Signs of a number or an address, be it spelled. */
const MAY_REACH = /@|\d[\d ./()'-]{6,}|(?<!\p{L})(?:at|ät|punkt|klammeraffe|null|nuu?l|plus)(?!\p{L})/iu;
/** «Ist 079 … eure Nummer?» speaks of an address and leaves none. */
const OF_ADDRESS = wholeWords(
  'ihre?|eure?|eui|öii|stimmt|stimmts|richtig|gültig|falsch|nummer|nummere|adresse|mailadresse|anrufen|wählen|erreiche',
);

/** The way to be reached that the message leaves: not the business' own, nor one that is asked about. */
function contactLeft(message: string): 'phone' | 'email' | null {
  if (!MAY_REACH.test(message)) return null;
  const { phone, email } = readDetails(message, 'message').details;
  const words = phone ?? email;
  if (words === undefined || isOurs(words)) return null;
  const sentence = sentencesOf(message).find(({ text }) => text.includes(words))?.text ?? '';
  if (isQuestion(sentence) && OF_ADDRESS.test(sentence)) return null;
  return phone === undefined ? 'email' : 'phone';
}

function isOurs(words: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9);
  const isPhone = digits(words).length === 9 && digits(words) === digits(businessProfile.phone);
  return isPhone || words.toLowerCase() === businessProfile.email.toLowerCase();
}

/** The details of a message that asks nothing and tells nothing else: «Vreni Hugentobler», «Ja, BMW 320d 2018». */
export function detailsAlone(message: string): Details | null {
  const text = plainText(message);
  const reading = readDetails(text, 'message');
  return asksSomething(text) || requestIn(text, reading, 1) !== '' ? null : reading.details;
}

const BARE_REQUEST = wholeWords('of+er+t\\p{L}*|ange?bot|agebot|anfrage|aafrag');

/**
 * True for a yes to what was offered, or for how to be reached, which says as much, as does a name or a vehicle where it was
 * asked whether to take it up.
 */
export function accepts({ isAsked, isEarlier }: Offered, message: string): boolean {
  // «Ok» to what the assistant only mentioned begins nothing.
  if (isClearYes(message)) return isAsked === true || !isMerelyHeard(message);
  if (isEarlier) return false;
  // «Offerte bitte»
  if (BARE_REQUEST.test(message) && contentWords(message).length === 0 && !asksSomething(message)) return true;
  const alone = detailsAlone(message);
  if (alone !== null && contactLeft(message) !== null) return true;
  // «079 123»: the end of the number is still to come.
  const isBegun = !/\p{L}/u.test(message) && readBegunPhone(message) !== undefined;
  return isAsked === true && (isBegun || alone?.name !== undefined || alone?.vehicle !== undefined);
}

/** Verbs that take what was talked about, and words that stand for it. */
const TAKING = new WordList(`
  nehme nehmen nimm nehmt näme nähmet nähme mache machen machemer mach buche buchen bestelle bestellen will wott möchte
  hätt hätte wollen dabei interessiert interesse überzeugt dafür dazu
`);
/** Beside these, they say nothing else. */
const AROUND = new WordList(`
  ich wir i sie ihr es das s den ihn dies so eins sowas was genau denn dann also auch gerne auf okay gut super ja bitte
  doch gerade mal haben habe bin sind mich mit da ein eine einen en
`);
/** «Ja gern» says more than «ja», where nothing was offered. */
const GLADLY = wholeWords('gern|gerne|gärn|bitte');

/** The enquiry by which somebody takes what was just answered: «überzeugt, machen wir einen Termin». */
export function kindTaken(message: string): EnquiryKind | undefined {
  const [kind, pattern] = NAMED.find(([, each]) => each.test(message)) ?? [];
  return pattern !== undefined && takesIt(message.replace(pattern, '')) ? kind : undefined;
}

/** True if somebody takes what was just answered: «ok, dann nehme ich das», «das möcht i». What it is, was said before. */
export function takesIt(message: string): boolean {
  const words = wordsOf(message);
  if (message.includes('?') || !words.every((word) => TAKING.has(word) || AROUND.has(word))) return false;
  return words.some((word) => TAKING.has(word)) || (isClearYes(message) && words.length > 1 && GLADLY.test(message));
}

/** «Ich möchte …», but not «ich möchte wissen, was …», wants more than an answer, as does «Angebot Keramik». */
const REQUEST = wholeWords(
  'brauch|bruuche|bruuchti|suche|sueche|suech|interessiere?|mach|mache|machen|möchte|möcht|hätte|hätt|wett|wott|will|brauche|bruche|bruch|bitte|würden?|gerne|gern|gärn|ange?bot|agebot|aagebot',
);
const TO_KNOW = wholeWords('wissen|wüsse|erfahren|fragen|froge|frage|informieren|informiere|infos?|informationen');
/** «Kann ich mein Auto polieren lassen?», «Kann ich bei Ihnen mein Wohnmobil verkaufen?» */
const TO_HAVE_DONE =
  /^(?:\p{L}+[, ]+)?(?:kann|könnte|chan|chani|chönnt|dürfte) ?(?:ich|i|me|man|wir|mir)?(?!\p{L})[^?.!]* (?:lassen|lah|loh|la|lo|verkaufen|verchaufe|einlagern|iilagere|einstellen|iistelle)\s*\?*$/iu;
const PLACE = /platz|plätzli|unterstell|abstell|parkier|an?ge?bot/iu;

/** A reply, and what it offers. */
interface Offering {
  readonly says: readonly Said[];
  readonly offered?: Offered;
}

/** What is said where no enquiry is open and none begins; who says what is to be done is asked whether to take it up. */
export function replyTo(message: string, { kind, reply, offers }: Answer, said?: string): Offering {
  const offered = offers && { kind: offers };
  // «Wir haben einen Hymer», «Ich bin der Beat Kunz» ask nothing that could not be known, nor anything again.
  const details = detailsAlone(message);
  const isOpen = kind === 'unknown' || reply === said;
  const isVehicle = isOpen && (details?.vehicle !== undefined || details?.dimensions !== undefined);
  if (isVehicle || details?.name !== undefined) {
    return { says: [[isVehicle ? 'vehicleGiven' : 'nameGiven']], offered: { kind: 'offer' } };
  }
  const isRequest = kind === 'answer' && offered === undefined && requestsWork(message);
  if (isRequest) return { says: [['answer', reply], ['offer']], offered: { kind: 'offer', isAsked: true } };
  return { says: [['answer', reply]], ...(offered && { offered }) };
}

function requestsWork(message: string): boolean {
  const isWork = namesWork(message) || PLACE.test(message);
  return isWork && (asksSomething(message) ? TO_HAVE_DONE : REQUEST).test(message) && !TO_KNOW.test(message);
}
