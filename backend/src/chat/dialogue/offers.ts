import type { Answer, AnswerContext } from '../answers/answer.js';
import type { Line, Offered } from '../conversation/conversation.js';
import { asksSomething, contentWords, isActivity } from '../reading/is-question.js';
import { plainText } from '../reading/plain-text.js';
import { readDetails } from '../reading/read-details.js';
import { isClearYes } from '../reading/read-intent.js';
import { readService, serviceById } from '../reading/read-service.js';
import { KIND } from '../reading/vehicle-words.js';
import { wholeWords, wordSet, wordsOf } from '../reading/whole-words.js';
import type { Enquiry } from './enquiry.js';
import { isContactAlone, isNameOrVehicleAlone, isPhoneBegun } from './wish.js';
import type { Said } from './wording.js';

const BARE_WISH = wholeWords('of+er+t\\p{L}*|ange?bot|agebot|anfrage|aafrag');

/** Not a name, an address or a vehicle that was told before it was asked for. */
function tellsOfMatter({ role, content }: Line): boolean {
  if (role !== 'user') return false;
  const { details, rest } = readDetails(content, 'extras');
  const tellsWho = details.name !== undefined && !asksSomething(content);
  return contentWords(rest.replace(/\S*@\S*/g, ' ')).length > 0 && !tellsWho;
}

/**
 * True for a yes to what was offered, or for how to be reached, which says as much, as does a name or a vehicle where it was
 * asked whether to take it up.
 */
export function accepts({ isAsked, isEarlier }: Offered, message: string): boolean {
  if (isClearYes(message)) return true;
  if (isEarlier) return false;
  if (isBareWish(message) || isContactAlone(message)) return true;
  return isAsked === true && (isNameOrVehicleAlone(message) || isPhoneBegun(message));
}

/** Verbs that take what was talked about, and words that stand for it. */
const TAKING = wordSet(`
  nehme nehmen nime nimme nimm näme nämed nämet nähmet nähmed nehmt nemmt nämmet nehmed mache machen mached machemer mach buche
  buchen bestelle bestellen will wott wett möchte möcht hätt hätte wollen wänd wei dabei derbi derbii interessiert interesse
  überzeugt dafür derfür defür dazu derzue
`);
/** Beside these, they say nothing else. */
const AROUND = wordSet(`
  ich wir i mir mer ig sie ihr es das s den ihn dies so eins sowas was genau denn dann also auch gerne gern gärn auf uf uuf ok
  okay gut guet super ja jo bitte doch grad mal haben ha bin bi sind si hab habe han mich mit da
`);
/** «Ja gern» says more than «ja», where nothing was offered. */
const GLADLY = wholeWords('gern|gerne|gärn|bitte');

/** True if somebody takes what was just told: «ok, dann nehme ich das», «das möcht i». What it is, was said before. */
export function takesIt(message: string): boolean {
  const words = wordsOf(message);
  if (message.includes('?') || !words.every((word) => TAKING.has(word) || AROUND.has(word))) return false;
  return words.some((word) => TAKING.has(word)) || (isClearYes(message) && words.length > 1 && GLADLY.test(message));
}

/** «Gut, dann dafür»: what was asked about in between is what is wished. */
export function withAsked(enquiry: Enquiry, message: string, { subject }: AnswerContext): Enquiry {
  const serviceType = enquiry.asked === 'message' && takesIt(message) ? serviceById(subject) : undefined;
  return enquiry.serviceType !== undefined || serviceType === undefined ? enquiry : { ...enquiry, serviceType };
}

/** «Offerte bitte»: agrees in so many words. */
function isBareWish(message: string): boolean {
  return BARE_WISH.test(message) && contentWords(message).length === 0 && !asksSomething(message);
}

/** What the visitor last said of the matter. */
export function matterOf(lines: readonly Line[]): string | undefined {
  return lines.findLast(tellsOfMatter)?.content;
}

const REFERS_BACK = wholeWords('beides|beidi|beidem|dafür|derfür|defür|davon|dervo|dazu|derzue');

/** «Eine Offerte für beides» wishes what was said before. */
export function referredTo(lines: readonly Line[], message: string): string | undefined {
  return REFERS_BACK.test(message) && readService(message) === undefined ? takenMatterOf(lines) : undefined;
}

/** The same where all questions were answered: of «Und wie lange dauert das?» staff learn nothing. */
export function takenMatterOf(lines: readonly Line[]): string | undefined {
  const namesWork = ({ content }: Line) => readService(content) !== undefined || isActivity(content);
  return lines.findLast((line) => tellsOfMatter(line) && (!asksSomething(line.content) || namesWork(line)))?.content;
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
const KINDS = new RegExp(KIND.source, 'giu');

/** A reply, and what it offers. */
interface Offering {
  readonly says: readonly Said[];
  readonly offered?: Offered;
}

/** What is said where no enquiry is open and none begins; who says what is to be done is asked whether to take it up. */
export function replyTo(message: string, { kind, reply, offers }: Answer): Offering {
  const offered = offers && { wish: offers };
  const told = kind === 'unknown' ? toldIn(plainText(message)) : undefined;
  if (told !== undefined) return { says: [[told]], offered: { wish: 'offer' } };
  const isOpen = kind === 'answer' && offered === undefined && wishesWork(message);
  if (isOpen) return { says: [['answer', reply], ['offer']], offered: { wish: 'offer', isAsked: true } };
  return { says: [['answer', reply]], ...(offered && { offered }) };
}

function wishesWork(message: string): boolean {
  const isWork = readService(message) !== undefined || isActivity(message) || PLACE.test(message);
  return isWork && (asksSomething(message) ? TO_HAVE_DONE : REQUEST).test(message) && !TO_KNOW.test(message);
}

/** «Ich bin der Beat Kunz», «Wir haben einen Hymer» asks nothing that could not be known. */
function toldIn(text: string): 'vehicleTold' | 'nameTold' | undefined {
  const { details, rest } = readDetails(text, 'message');
  if (asksSomething(text) || contentWords(rest.replace(KINDS, ' ')).length > 0) return undefined;
  if (details.vehicle !== undefined || details.dimensions !== undefined) return 'vehicleTold';
  return details.name === undefined ? undefined : 'nameTold';
}
