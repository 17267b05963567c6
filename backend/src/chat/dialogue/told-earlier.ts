import { matchMake, parseDimensions } from '@fahrzeugpflege/contracts';
import type { Line } from '../conversation/conversation.js';
import { readIntroducedName } from '../enquiry/details/read-introduced-name.js';
import { KIND } from '../enquiry/details/vehicle-words.js';
import { plainText } from '../enquiry/plain-text.js';
import { type Details, readDetails } from '../enquiry/read-details.js';
import { wholeWords } from '../enquiry/whole-words.js';
import { asksSomething, sentencesOf } from './is-question.js';
import { wishPart } from './told-wish.js';

/** What is taken over of what was told before an enquiry. */
export type Told = Pick<Details, 'name' | 'vehicle' | 'dimensions'>;

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
/** What others own, what is for sale, and what is only supposed. */
const OF_OTHERS = wholeWords(
  [
    '(?:nachbar|kolleg|freund|fründ|inser|occasion|verkäufer|händler)\\p{L}*|bruder|brüeder|schwester|schwöschter|sohn|suhn|tochter|vater|vatter|mutter|mueter|muetter|schwager|schwägerin|bekannte[rnm]?|verwandte[rnm]?|chef|jemand\\p{L}*|öpper\\p{L}*|(?:er|sie) (?:hat|het|fährt)',
    '(?:suche|sueche|suchen|besichtigen|anschauen|aaluege|probefahrt|zum beispiel|beispielsweise|angenommen)|(?:ich|wir|mir|mer|i) [^.?!]{0,80}(?:kaufen|chaufe)',
  ].join('|'),
);
/** «Ist das Tor 3 m hoch?» */
const OF_PLACE =
  /hall[ei]|(?<!\p{L})(?:t[oö]r|einfahrt|durchfahrt|plätze?|platz|raum|decke|höchstens|max|maximal|mindestens)(?!\p{L})/iu;

/**
 * What visitors said of themselves and of their own vehicle before an enquiry begins: what was told once is not asked
 * again. Nothing counts that is said of others or only supposed, nor what is said once so and once otherwise.
 *
 * @param lines the conversation so far
 * @param message what begins the enquiry: «mein Motorrad» is not the motor home of before
 * @param since messages since an enquiry was closed, this one counted: what was told for that one does not count
 */
export function toldEarlier(lines: readonly Line[], message: string, since = Number.POSITIVE_INFINITY): Told {
  const all = lines.filter(({ role }) => role === 'user');
  const own = all.slice(Math.max(0, all.length + 1 - since));
  const told = own.flatMap(({ content }) => sentencesOf(plainText(content)).map(({ text }) => toldIn(text)));
  const isOther = isOtherKind(message, own.map(({ content }) => content).join('\n'));
  const name = theOne(told.map((one) => one.name));
  const vehicle = isOther ? undefined : theVehicle(told.map((one) => one.vehicle));
  const dimensions = isOther ? undefined : theSize(told.map((one) => one.dimensions));
  return {
    ...(name !== undefined && { name }),
    ...(vehicle !== undefined && { vehicle }),
    ...(dimensions !== undefined && { dimensions }),
  };
}

/** What one sentence tells. */
function toldIn(text: string): Told {
  const reading = readDetails(text, 'message');
  const { vehicle, dimensions } = reading.details;
  const isOfOthers = OF_OTHERS.test(text);
  // «Toyota Yaris 2010» and nothing else: nobody names another's so.
  const isNoWish = wishPart(text, reading, 1) === '';
  const isAlone = isNoWish && !asksSomething(text);
  const isOwn = OWN.test(text) || (isAlone && vehicle !== undefined);
  const name = readIntroducedName(text)?.words ?? (isAlone ? reading.details.name : undefined);
  const isSize = isOwn || vehicle !== undefined || KIND.test(text) || isNoWish;
  return {
    ...(name !== undefined && { name }),
    ...(vehicle !== undefined && isOwn && !isOfOthers && { vehicle }),
    ...(dimensions !== undefined && isSize && !isOfOthers && (isOwn || !OF_PLACE.test(text)) && { dimensions }),
  };
}

/** The fullest of several words for the same: «Beat», and then «Beat Kunz»; undefined where they differ. */
function theOne(all: readonly (string | undefined)[], isSame = includes): string | undefined {
  const told = all.filter((words) => words !== undefined);
  const [fullest] = told.toSorted((a, b) => b.length - a.length);
  return told.every((words) => isSame(fullest ?? '', words)) ? fullest : undefined;
}

function includes(words: string, part: string): boolean {
  return words.toLowerCase().includes(part.toLowerCase());
}

function theVehicle(all: readonly (string | undefined)[]): string | undefined {
  return theOne(all, (words, part) => includes(words, part) || isMake(part, words));
}

/** «Unser Hymer» is the «Hymer B 678» of before, and no «Hymer Exsis». */
function isMake(part: string, words: string): boolean {
  const match = matchMake(part);
  return match?.rest.trim() === '' && match.make === matchMake(words)?.make;
}

/** The length of one message and the height of another make one size. */
function theSize(all: readonly (string | undefined)[]): string | undefined {
  const one = theOne(all);
  if (one !== undefined) return one;
  const told = all.filter((words) => words !== undefined);
  const lengths = new Set(told.map((words) => parseDimensions(words).lengthMetres).filter((metres) => metres !== null));
  const heights = new Set(told.map((words) => parseDimensions(words).heightMetres).filter((metres) => metres !== null));
  return lengths.size <= 1 && heights.size <= 1 && told.length > 0 ? told.join(', ') : undefined;
}

/** Kinds of vehicles that nobody calls by each other's names. */
const KINDS = [
  '(?:wohn|reise)mobil\\p{L}*|womo|camper\\p{L}*|kastenwagen|campingbus|alkoven|\\p{L}+integrierte[rns]?',
  'wohnwage[nu]?|wohnwaage|anhänger|ahänger|aahänger',
  'motorrad|motorräder|töff|roller|vespa',
  'auto|autos|pw|personenwagen|sportwagen|cabrio|limousine|kombi|suv|geländewagen|oldtimer|youngtimer|zweitwagen',
  'boot|boote|schiff',
].map((words) => wholeWords(words));

/**
 * True if a message names a kind of vehicle, and what was told before another one.
 *
 * @param before all that was told
 */
export function isOtherKind(message: string, before: string): boolean {
  const named = KINDS.filter((kind) => kind.test(message));
  const known = KINDS.filter((kind) => kind.test(before));
  return named.length > 0 && known.length > 0 && !named.some((kind) => known.includes(kind));
}
