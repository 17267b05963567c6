import type { Line } from '../conversation/conversation.js';
import { asksSomething, sentencesOf } from '../reading/is-question.js';
import { plainText } from '../reading/plain-text.js';
import { type Details, readDetails } from '../reading/read-details.js';
import { readIntroducedName } from '../reading/read-name.js';
import { KIND } from '../reading/vehicle-words.js';
import { wholeWords } from '../reading/whole-words.js';
import type { Enquiry } from './enquiry.js';
import { fillSlots } from './fill-slots.js';
import { requestIn } from './requested-work.js';

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
  const { name, ...ofVehicle } = agreed(told);
  const isOther = isOtherKind(message, own.map(({ content }) => content).join('\n'));
  return { ...(name !== undefined && { name }), ...(isOther ? {} : ofVehicle) };
}

const SLOTS = ['name', 'vehicle', 'dimensions'] as const;

/** All of it, the fuller words of two («Beat», and then «Beat Kunz»), the length of one message with the height of another. */
function agreed(all: readonly Told[]): Told {
  const blank: Enquiry = { wish: 'offer', slots: {}, declined: [], asked: 'message', idle: 0 };
  const disputed = new Set<string>();
  const { slots } = all.reduce((before, told) => {
    const after = fillSlots(before, told);
    for (const slot of SLOTS) {
      const [words = '', was = '', now = ''] = [told[slot], before.slots[slot], after.slots[slot]].map(folded);
      if (!now.includes(was) && !was.includes(words)) disputed.add(slot);
    }
    return after;
  }, blank);
  return Object.fromEntries(
    SLOTS.filter((slot) => slots[slot] !== undefined && !disputed.has(slot)).map((slot) => [slot, slots[slot]]),
  );
}

function folded(words: string | undefined): string | undefined {
  return words?.toLowerCase();
}

/** What one sentence tells. */
function toldIn(text: string): Told {
  const reading = readDetails(text, 'message');
  const { vehicle, dimensions } = reading.details;
  const isOfOthers = OF_OTHERS.test(text);
  // «Toyota Yaris 2010» and nothing else: nobody names another's so.
  const isNoWish = requestIn(text, reading, 1) === '';
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
function isOtherKind(message: string, before: string): boolean {
  const named = KINDS.filter((kind) => kind.test(message));
  const known = KINDS.filter((kind) => kind.test(before));
  return named.length > 0 && known.length > 0 && !named.some((kind) => known.includes(kind));
}
