import { businessProfile } from '@fahrzeugpflege/contracts/without-schemas';
import type { Answer, EnquiryKind } from '../answers/answer.js';
import type { Offered } from '../conversation/conversation.js';
import { isClearYes, isMerelyHeard } from '../reading/clear-yes.js';
import { contentWords } from '../reading/content-words.js';
import { plainText } from '../reading/plain-text.js';
import { type Act, type Acts, actsOf, asksSomething, CLEAR, REFUSALS } from '../reading/read-acts.js';
import { type Details, readDetails } from '../reading/read-details.js';
import { readBegunPhone } from '../reading/read-phone.js';
import { namesWork, serviceById } from '../reading/read-service.js';
import { sentencesOf } from '../reading/sentences-of.js';
import { wholeWords, wordsOf } from '../reading/whole-words.js';
import { requestIn } from './requested-work.js';
import type { Said } from './sentences.js';

/** «Wie viele Plätze sind noch frei?» asks to know it, and for no place. */
const HOW = wholeWords('wie|w[iy]e?vi(?:e?l+e?|u)');
/** What is wished of people. */
const KINDS: Readonly<Partial<Record<Act, EnquiryKind>>> = {
  call: 'callback',
  appointment: 'appointment',
  offer: 'offer',
  person: 'person',
  search: 'search',
};

/**
 * The kinds of enquiry that are wished by these acts: a call first, else the likeliest. «Suche einen Stellplatz» looks for
 * no vehicle.
 *
 * @param least how likely it has to be
 */
export function kindsWished(acts: Acts, least = Number.NEGATIVE_INFINITY): readonly EnquiryKind[] {
  const isWork = (acts.get('work') ?? -1) > (acts.get('search') ?? 1);
  const sure = [...acts].filter(([act, score]) => score >= least && !(act === 'search' && isWork));
  const kinds = sure.map(([act]) => KINDS[act]).filter((kind) => kind !== undefined);
  return kinds.toSorted((one, other) => Number(other === 'callback') - Number(one === 'callback'));
}

/** The enquiry that a text of before wished, but for a call and a talk. */
export function kindWishedIn(text: string): EnquiryKind | undefined {
  return kindsWished(actsOf(text, 'free'), CLEAR).find((kind) => kind !== 'callback' && kind !== 'person');
}

/**
 * The enquiry that a message wishes, by what is done by it and what the engine understood; whoever leaves a number or an
 * address waits for people as well.
 *
 * @returns null where nothing but the engine's answer is wanted
 */
export function enquiryWanted(
  message: string,
  acts: Acts,
  { kind, enquiryKind, begins, context }: Answer,
): EnquiryKind | null {
  // Where the engine knows an answer, or something is asked, it has to be wished clearly.
  const isKnown = kind === 'answer' || kind === 'talk';
  const isDoubtful = isKnown || acts.has('question') || message.includes('?');
  const [wished] = kindsWished(acts, isDoubtful ? CLEAR : 0);
  // «Kann ich am Samstag vorbeikommen?» is answered by the hours, and whether it is to be an appointment is asked.
  const isAnswered = wished === 'appointment' ? kind === 'answer' : wished === 'person' && isKnown;
  if (wished !== undefined && !isAnswered) return wished;
  const asks = acts.has('question');
  if (begins !== undefined && asks && !HOW.test(message)) return begins;
  const contact = contactLeft(message);
  const isAboutWork = namesWork(message) || acts.has('work') || serviceById(context.subject) !== undefined;
  if (contact !== null) return isAboutWork ? 'offer' : contact === 'phone' ? 'callback' : 'person';
  if (kind === 'enquiry') return enquiryKind;
  // «Sunlight T68, 2018, Keramik»
  return kind === 'unknown' && !asks && namesWork(message) && tellsVehicle(message) ? 'offer' : null;
}

function tellsVehicle(message: string): boolean {
  return readDetails(message, 'message').details.vehicle !== undefined;
}

/** Comes to what is wished, and takes nobody's place. */
const FURTHER = wholeWords('dazu|zusätzlich|ausserdem|noch (?:eine?n?|en)');

/** The kind that is wished in the place of the one that was read back: «Rückruf statt Termin», «Kein Termin, bitte anrufen» */
export function kindInstead(text: string, acts: Acts, kind: EnquiryKind): EnquiryKind | undefined {
  const wished = kindsWished(acts);
  // «Ja, aber rufen Sie erst nach 18 Uhr an» leaves it as it is, and so does a time to call.
  const isTime = kind === 'callback' && wished[0] === 'appointment' && !acts.has('change');
  const isOther = !wished.includes(kind) && !acts.has('question') && !acts.has('yes') && !isTime;
  return isOther && !FURTHER.test(text) ? wished[0] : undefined;
}

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
  if (asksSomething(sentence) && OF_ADDRESS.test(sentence)) return null;
  return phone === undefined ? 'email' : 'phone';
}

function isOurs(words: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9);
  const isPhone = digits(words).length === 9 && digits(words) === digits(businessProfile.phone);
  return isPhone || words.toLowerCase() === businessProfile.email.toLowerCase();
}

/** The details of a message that asks nothing and tells nothing else: «Vreni Hugentobler», «Ja, BMW 320d 2018». */
function detailsAlone(message: string): Details | null {
  const text = plainText(message);
  const reading = readDetails(text, 'message');
  return asksSomething(text) || requestIn(text, reading, 1) !== '' ? null : reading.details;
}

/**
 * True for a yes to what was offered, or for how to be reached, which says as much, as does a name or a vehicle where it was
 * asked whether to take it up.
 */
export function accepts({ isAsked, isEarlier }: Offered, message: string): boolean {
  const acts = actsOf(message, 'offered');
  // «Ok» to what the assistant only mentioned begins nothing.
  if (isClearYes(message)) return isAsked === true || !isMerelyHeard(message);
  if (isEarlier) return false;
  if (acts.has('yes') && !acts.has('question') && !acts.has('goodbye') && !message.includes('?')) return true;
  // «Offerte bitte»
  if (acts.has('offer') && contentWords(message).length === 0) return true;
  const alone = detailsAlone(message);
  if (alone !== null && contactLeft(message) !== null) return true;
  // «079 123»: the end of the number is still to come.
  const isBegun = !/\p{L}/u.test(message) && readBegunPhone(message) !== undefined;
  return isAsked === true && (isBegun || alone?.name !== undefined || alone?.vehicle !== undefined);
}

/** True if somebody wants nothing of what was offered, and nothing else either: «nein, nur so gefragt». */
export function refuses(acts: Acts): boolean {
  return REFUSALS.some((act) => acts.has(act)) && ![...acts.keys()].some((act) => !REFUSALS.includes(act));
}

/** «Ja gern» says more than «ja», where nothing was offered. */
const GLADLY = wholeWords('gern|gerne|gärn|bitte');
const TAKING: readonly Act[] = ['work', 'offer', 'appointment'];
/** Beside what takes something, hardly anything is said of it. */
const MOST_WORDS_BESIDE = 1;

/** True if somebody takes what was just answered, and does not say again what it is: «ok, dann nehme ich das», «machen wir einen Termin». */
export function takesIt(message: string, acts: Acts): boolean {
  const isGladly = isClearYes(message) && GLADLY.test(message) && wordsOf(message).length > 1;
  const isTaken = isGladly || TAKING.some((act) => (acts.get(act) ?? -1) >= 0);
  const isBare = !namesWork(message) && contentWords(message).length <= MOST_WORDS_BESIDE && !/\d/.test(message);
  return isTaken && isBare && !acts.has('question') && !message.includes('?');
}

/** A reply, and what it offers. */
interface Offering {
  readonly says: readonly Said[];
  readonly offered?: Offered;
}

/** What is said where no enquiry is open and none begins; who says what is to be done is asked whether to take it up. */
export function replyTo(message: string, acts: Acts, { kind, reply, offers }: Answer, said?: string): Offering {
  const offered = offers && { kind: offers };
  // «Wir haben einen Hymer», «Ich bin der Beat Kunz» ask nothing that could not be known, nor anything again.
  const details = detailsAlone(message);
  const isOpen = kind === 'unknown' || reply === said;
  const asks = acts.has('question') || message.includes('?');
  const merelyTells = acts.size === 0 && !asks && contentWords(message).length > 0;
  // «Eura Mobil, 2008, stand immer draussen»
  const isTold = kind === 'unknown' && merelyTells && tellsVehicle(message);
  const isVehicle = isTold || (isOpen && (details?.vehicle ?? details?.dimensions) !== undefined);
  if (kind === 'unknown' && refuses(acts)) return { says: [['notTaken']] };
  if (isVehicle || details?.name !== undefined) {
    return { says: [[isVehicle ? 'vehicleGiven' : 'nameGiven']], offered: { kind: 'offer' } };
  }
  // «Man spürt ihn mit dem Fingernagel» asks for nothing, and least for the same once more.
  if (reply === said && kind === 'answer' && merelyTells)
    return { says: [['offer']], offered: { kind: 'offer', isAsked: true } };
  const isVisit = kindsWished(acts, CLEAR).includes('appointment');
  // «Ich suche einen Carthago» asks nothing that could not be known.
  const isOfferable = kind === 'answer' ? offered === undefined : kind === 'unknown' && !asks;
  if (isOfferable && (isVisit || (acts.get('work') ?? -1) >= 0)) {
    const answered: readonly Said[] = kind === 'answer' ? [['answer', reply]] : [];
    return { says: [...answered, ['offer']], offered: { kind: isVisit ? 'appointment' : 'offer', isAsked: true } };
  }
  return { says: [['answer', reply]], ...(offered && { offered }) };
}
