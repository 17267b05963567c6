import type { Line } from '../conversation/conversation.js';
import { contentWords } from '../reading/content-words.js';
import { plainText } from '../reading/plain-text.js';
import { asksSomething } from '../reading/read-acts.js';
import { type Details, readDetails } from '../reading/read-details.js';
import { namesWork, readService, TRADE } from '../reading/read-service.js';
import { sentencesOf } from '../reading/sentences-of.js';
import { KINDS_APART } from '../reading/vehicle-vocabulary.js';
import { wholeWords } from '../reading/whole-words.js';
import type { Enquiry } from './enquiry.js';
import { detailsAlone, kindWishedIn } from './enquiry-kind.js';
import { fillSlots } from './fill-slots.js';

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

/**
 * What the visitor wrote.
 *
 * @param since messages since an enquiry was closed, the present one counted: what was given for that one does not count
 */
export function linesSince(lines: readonly Line[], since = Number.POSITIVE_INFINITY): readonly Line[] {
  const own = lines.filter(({ role }) => role === 'user');
  return own.slice(Math.max(0, own.length + 1 - since));
}

/** What is taken over of what was said before an enquiry. */
export type EarlierDetails = Pick<Details, 'name' | 'vehicle' | 'dimensions' | 'desiredDate'>;

/** «Unser Hymer», «ich fahre einen …», «für en Porsche»: whose vehicle it is. */
const OWN = wholeWords(
  [
    'mein\\p{L}*|unser\\p{L}*|mi[nsm]|mine[rm]?|mini|mym|mys|üs\\p{L}*|hani|hämmer',
    '(?:ich|wir|mir|mer|i|ig) (?:habe?|haben|ha|han|händ|hend|hei|fahren?|fahr|besitzen?)|(?:habe?|haben|ha|han|händ|hend|hei|fahren?|besitzen?) (?:ich|wir|mir|mer|i|ig)',
    // «Ig bi d Ruth Bieri und ha e Porsche»
    '(?:und|u) (?:habe?|ha|han|fahre?) (?:eine?[nms]?|en|e|es)',
    '(?:für|mit|vo|von) (?:eine?[nmrs]?|en|e|es|eme|emene|em)',
  ].join('|'),
);
/** What is for sale, and what is only supposed. */
const SOUGHT =
  '(?:suche|sueche|suchen|besichtigen|anschauen|aaluege|probefahrt|zum beispiel|beispielsweise|angenommen)|(?:ich|wir|mir|mer|i) [^.?!]{0,80}(?:kaufen|chaufe)|(?:auf|an|uf|a) lager';
const SEEKS = wholeWords(SOUGHT);
/** What others own as well. */
const OF_OTHERS = wholeWords(
  [
    '(?:nachbar|kolleg|freund|fründ|inser|occasion|verkäufer|händler)\\p{L}*|bruder|brüeder|schwester|schwöschter|sohn|suhn|tochter|vater|vatter|mutter|mueter|muetter|schwager|schwägerin|bekannte[rnm]?|verwandte[rnm]?|chef|jemand\\p{L}*|öpper\\p{L}*|(?:er|sie) (?:hat|het|fährt)',
    SOUGHT,
  ].join('|'),
);
const PLACE = /pl[aä]tz|halle|garage/iu;

/** True if a text looks for a vehicle: «Haben Sie Hymer auf Lager?», «Suche ein Wohnmobil»; it is not the visitor's. */
export function seeksVehicle(text: string): boolean {
  return SEEKS.test(text) && !OWN.test(text) && !PLACE.test(text) && (readService(text) ?? TRADE) === TRADE;
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
  return {
    ...(name !== undefined && { name }),
    ...(desiredDate !== undefined && { desiredDate }),
    ...(isOtherKind(message, own.join('\n')) ? {} : ofVehicle),
  };
}

const OF_SPAN = wholeWords('ab|von|vom|vo|bis');

/** What one sentence tells. */
function ownDetails(text: string): EarlierDetails {
  const { name, vehicle, dimensions, desiredDate: date = '' } = readDetails(text, 'message').details;
  const isOfOthers = OF_OTHERS.test(text);
  // «Toyota Yaris 2010» and nothing else: nobody names another's so.
  const isAlone = detailsAlone(text) !== null;
  const isOwn = OWN.test(text) || (isAlone && vehicle !== undefined);
  // «Was kostet die Einlagerung von Dezember bis März?»
  const desiredDate = namesWork(text) && !isOfOthers && OF_SPAN.test(date) ? date : undefined;
  return {
    ...(name !== undefined && { name }),
    ...(desiredDate !== undefined && { desiredDate }),
    ...(vehicle !== undefined && isOwn && !isOfOthers && { vehicle }),
    ...(dimensions !== undefined && !isOfOthers && (isOwn || !OF_PLACE.test(text)) && { dimensions }),
  };
}

/** True if a message names a kind of vehicle, and what was said before another one. */
function isOtherKind(message: string, before: string): boolean {
  const named = KINDS_APART.filter((kind) => kind.test(message));
  const known = KINDS_APART.filter((kind) => kind.test(before));
  return named.length > 0 && known.length > 0 && !named.some((kind) => known.includes(kind));
}
