import { withoutUndefined } from '@fahrzeugpflege/contracts/without-schemas';
import type { Line } from '../conversation/conversation.js';
import { contentWords } from '../reading/content-words.js';
import { plainText } from '../reading/plain-text.js';
import { actsOf, asksSomething } from '../reading/read-acts.js';
import { type Details, readDetails } from '../reading/read-details.js';
import { namesWork, readService, TRADE } from '../reading/read-service.js';
import { IN_STOCK } from '../reading/read-topics.js';
import { sentencesOf } from '../reading/sentences-of.js';
import { KINDS_APART } from '../reading/vehicle-vocabulary.js';
import { wholeWords } from '../reading/whole-words.js';
import type { Enquiry } from './enquiry.js';
import { kindWishedIn } from './enquiry-kind.js';
import { fillSlots } from './fill-slots.js';
import { requestIn } from './requested-work.js';

/** The matter of a conversation: what the visitor last said of it, behind what names the work if that does not. */
export function matterOf(lines: readonly Line[]): string | undefined {
  const contents = lines.filter(tellsOfMatter).map(({ content }) => content);
  const last = contents.at(-1);
  const isWish = (content: string) => namesWork(content) || seeksVehicle(content);
  const before = contents.slice(0, -1).findLast(isWish);
  // «Geht das?»
  return last === undefined || before === undefined || isWish(last) ? last : `${before}\n${last}`;
}

/** The same where all questions were answered: of «Und wie lange dauert das?» staff learn nothing. */
export function takenMatterOf(lines: readonly Line[]): string | undefined {
  const tells = ({ content }: Line) =>
    !asksSomething(content) || namesWork(content) || kindWishedIn(content) !== undefined;
  return matterOf(lines.filter(tells)) ?? matterOf(lines);
}

const REFERS_BACK = wholeWords('beides|beidi|beidem|dafür|derfür|defür|davon|dervo|dazu|derzue');

/** «Eine Offerte für beides» wishes what was said before. */
export function referredTo(lines: readonly Line[], message: string): string | undefined {
  return REFERS_BACK.test(message) && readService(message) === undefined ? takenMatterOf(lines) : undefined;
}

/** Not a name, an address or a vehicle that was given before it was asked for. */
function tellsOfMatter({ role, content }: Line): boolean {
  if (role !== 'user') return false;
  const { details, rest } = readDetails(content, 'extras');
  const tellsWho = details.name !== undefined && !asksSomething(content) && !namesWork(content);
  return (contentWords(rest.replace(/\S*@\S*/g, ' ')).length > 0 || seeksVehicle(content)) && !tellsWho;
}

/** Each line that is read takes time, which a thread has little of. Of older ones staff can read in the transcript. */
const MOST_LINES = 12;
const MOST_CHARACTERS = 3_000;

/**
 * What the visitor wrote last.
 *
 * @param since messages since an enquiry was closed, the present one counted: what was given for that one does not count
 */
export function linesSince(lines: readonly Line[], since = Number.POSITIVE_INFINITY): readonly Line[] {
  const own = lines.filter(({ role }) => role === 'user');
  const last = own.slice(Math.max(0, own.length + 1 - since, own.length - MOST_LINES));
  return last.filter((_, index) => lengthOf(last.slice(index)) <= MOST_CHARACTERS);
}

function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((length, { content }) => length + content.length, 0);
}

/** Of older messages staff can read in the transcript. */
const MOST_TOLD = 4;

/** How long something is wished for. */
const OF_SPAN = wholeWords('monate?n?|mönet|mönät|jahre?n?|jaar|wochen?|wuche|wuchä');

/**
 * What visitors told before an enquiry beside its details; questions where they tell how much or how long.
 *
 * @param matter lines that count as told in any case
 */
export function toldBefore(lines: readonly Line[], matter = ''): readonly string[] {
  const known = `\n${plainText(matter)}\n`;
  const tells = (text: string) =>
    known.includes(`\n${text}\n`) ||
    requestIn(text, readDetails(text, 'message'), 1) !== '' ||
    ((namesWork(text) || OF_SPAN.test(text)) && /\d/.test(text));
  return lines
    .slice(-MOST_TOLD)
    .map(({ content }) => plainText(content))
    .filter(tells);
}

/** What is taken over of what was said before an enquiry. */
export type EarlierDetails = Pick<Details, 'name' | 'vehicle' | 'dimensions' | 'desiredDate'>;

/** «Unser Hymer», «mis Auto»: whose vehicle it is, also where something is asked. */
const OWN = wholeWords('mein\\p{L}*|unser\\p{L}*|mi[nsm]|mine[rm]?|mini|mym|mys|üs\\p{L}*');
/** What others own as well. */
const OF_OTHERS = wholeWords(
  '(?:nachbar|kolleg|freund|fründ|inser|occasion|verkäufer|händler)\\p{L}*|bruder|brüeder|schwester|schwöschter|sohn|suhn|tochter|vater|vatter|mutter|mueter|muetter|schwager|schwägerin|bekannte[rnm]?|verwandte[rnm]?|chef|jemand\\p{L}*|öpper\\p{L}*|(?:er|sie) (?:hat|het|fährt)|besichtigen|anschauen|aaluege|probefahrt|zum beispiel|beispielsweise|angenommen',
);

/** True if a text looks for a vehicle: «Haben Sie Hymer auf Lager?», «Suche ein Wohnmobil»; it is not the visitor's. */
export function seeksVehicle(text: string): boolean {
  const isSought = (actsOf(text, 'free').get('search') ?? -1) >= 0 || text.search(IN_STOCK) >= 0;
  return isSought && (readService(text) ?? TRADE) === TRADE;
}

/** «Ist das Tor 3 m hoch?» */
const OF_PLACE =
  /hall[ei]|(?<!\p{L})(?:t[oö]r|einfahrt|durchfahrt|plätze?|platz|raum|decke|höchstens|max|maximal|mindestens)(?!\p{L})/iu;

/**
 * What visitors said of themselves and of their own vehicle before an enquiry begins: what was given once is not asked
 * again, but said again, so that it can be corrected. Nothing counts that is said of others or only supposed.
 *
 * @param lines the conversation so far
 * @param message what begins the enquiry: «mein Motorrad» is not the motor home of before
 * @param since messages since an enquiry was closed, this one counted
 */
export function earlierDetails(lines: readonly Line[], message: string, since?: number): EarlierDetails {
  const own = linesSince(lines, since).map(({ content }) => plainText(content));
  const blank: Enquiry = { kind: 'offer', slots: {}, declined: [], asked: 'message', idle: 0 };
  const sentences = own.flatMap(sentencesOf);
  const { slots } = sentences.reduce((before, { text }) => fillSlots(before, ownDetails(text)), blank);
  const { name, desiredDate, ...ofVehicle } = slots;
  return { ...withoutUndefined({ name, desiredDate }), ...(isOtherKind(message, own.join('\n')) ? {} : ofVehicle) };
}

function ownDetails(text: string): EarlierDetails {
  const { name, vehicle, dimensions, desiredDate } = readDetails(text, 'message').details;
  const isOfOthers = OF_OTHERS.test(text) || seeksVehicle(text);
  // «Was kostet die Einlagerung von Dezember bis März?», but not «Geht das am Samstag?»
  const isOfWork = !asksSomething(text) || namesWork(text);
  const isOwn = isOfWork || OWN.test(text);
  const isOfVehicle = isOwn || !OF_PLACE.test(text);
  return withoutUndefined({
    name,
    desiredDate: isOfWork && !isOfOthers ? desiredDate : undefined,
    vehicle: isOwn && !isOfOthers ? vehicle : undefined,
    dimensions: isOfVehicle && !isOfOthers ? dimensions : undefined,
  });
}

function isOtherKind(message: string, before: string): boolean {
  const named = KINDS_APART.filter((kind) => kind.test(message));
  const known = KINDS_APART.filter((kind) => kind.test(before));
  return named.length > 0 && known.length > 0 && !named.some((kind) => known.includes(kind));
}
