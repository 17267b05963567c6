import type { Topic } from '../knowledge/entries/entry.js';
import { spelled } from '../language/spelled.js';

/** Parts of topics that have a price of their own. */
export type Part = 'compact-motorhome' | 'full-detailing' | 'micro-steam';

/** Stems of the words that name a topic, in the spelling of `spelled`; the first that fits a word counts. */
const NAMES: readonly (readonly [RegExp, Topic])[] = [
  [/fr[uü][hc]*bu(?:ch|ec|k)|fr[uü][hc]*büch|rabat|ak[tz]+i?[oö]i?n|ermäsigung|vergünstigung/u, 'campaign'],
  [/[vf]ersi?e?gl?|kera?ma?i[kg]|keramk|kermi?k|kermaik|nano|coating/u, 'sealing'],
  [/d[aä]m[pf]f?|(?<!druk)reinig|inerein|steam/u, 'steam'],
  [/[ao]u?to?ho[td]?[et]?l|^hotel/u, 'car-hotel'],
  [
    /(?:ein|in|i|g|ge|zu|^)lage?r(?!haus)|einlag|ilag|lagerpla|überwinter|winter(?:pla|lag|quart)|ig?e?ste[lu]+t$|ein?gestelt|^(?:ein|in|i|unter|under)(?:zu)?stel|under?e?bring|unterbring/u,
    'storage',
  ],
  [/[vf]ermit+[ie]?l|kom+is+ion/u, 'brokerage'],
  [/^an?kauf|^a[ck]h?auf/u, 'trade'],
];
/** What only hints at a topic counts where no word names one. */
const HINTS: readonly (readonly [RegExp, Topic])[] = [
  [
    /polst|^siz|rüksiz|vordersi|inenraum|kofer|schmuz|drek|stink|erbroch|ghart|suber|sauber|versaut|^[pb]uz|^inen?$|^himel$/u,
    'steam',
  ],
  [/winter|stelpla|abstel|parki|garag/u, 'storage'],
  [/inserir/u, 'brokerage'],
];
const PART_NAMES: readonly (readonly [RegExp, Part])[] = [
  [/kompakt/u, 'compact-motorhome'],
  [/kompl?et|uf[bp]e?r[ei]+t|^paket|polir(?!t)/u, 'full-detailing'],
  [/mi[kc]ro/u, 'micro-steam'],
];

const WITHOUT = /^(?:on[eiä]?|(?:an)?s(?:ch)?tat)$/u;

/** What a text names, in the order of naming, each once. */
interface NamedTopics {
  readonly topics: readonly Topic[];
  /** Those of them that are named behind «ohne» or «statt». */
  readonly without: readonly Topic[];
  readonly parts: readonly Part[];
}

/** Reads the topics of a text and the parts of them that have a price of their own. */
export function readTopics(text: string): NamedTopics {
  const words = spelledWords(text);
  const parts = named(words, PART_NAMES);
  const found = named(words, NAMES);
  const isOfSealing = parts.includes('full-detailing') || (found.length === 0 && parts.includes('compact-motorhome'));
  const ofPart: readonly Topic[] = isOfSealing ? ['sealing'] : [];
  const topics = [...new Set([...found, ...soldOf(words), ...ofPart])];
  const without = words.flatMap((word, at) =>
    WITHOUT.test(word) ? named(words.slice(at, at + 3), NAMES).slice(0, 1) : [],
  );
  return { topics: topics.length > 0 ? topics : named(words, HINTS).slice(0, 1), without, parts };
}

/** «Habt ihr Hymer auf Lager?» asks for a vehicle and no place. */
export const IN_STOCK = /(?<!\p{L})(?:auf|an|uf|a) lager(?!\p{L})/giu;

/** The words of a text in the spelling that stems are in. */
export function spelledWords(text: string): readonly string[] {
  return (text.replace(IN_STOCK, ' ').match(/\p{L}+/gu) ?? []).map(spelled);
}

/** The topic that a word names, in the spelling of `spelled`. */
export function topicNamedBy(word: string): Topic | undefined {
  return NAMES.find(([stem]) => stem.test(word))?.[1];
}

/** Beside a topic's name these ask nothing. */
const BESIDE = /^(?:und|bite|di|das|der|zur|zum|mer|über|infos?|informationen|womo|wonmobile?)$/u;

/** The topic of a text that is nothing but its name: «Autohotel», «Keramikversiegelung Wohnmobile», «An- und Verkauf». */
export function topicAlone(text: string): Topic | undefined {
  const words = spelledWords(text).filter((word) => !BESIDE.test(word));
  if (words.join(' ') === 'an verkauf') return 'trade';
  const topics = new Set(words.map(topicNamedBy));
  return topics.size === 1 ? [...topics][0] : undefined;
}

function named<T>(words: readonly string[], table: readonly (readonly [RegExp, T])[]): readonly T[] {
  return [...new Set(words.flatMap((word) => table.find(([stem]) => stem.test(word))?.[1] ?? []))];
}

const SELLS = /^[vf]er(?:k|ch)(?:auf|ouf|of|öf)/u;
const PAYS = /^(?:bezal|zal|gebe?n?|git|bit|biten|würdet?)/u;
const YOU = /^(?:ir|er|dir|si)$/u;
const TO_ME = /^(?:mir|mer|üs|uns)$/u;

/** Who sells for others is a broker; who pays the visitor for a vehicle buys it. */
function soldOf(words: readonly string[]): readonly Topic[] {
  const isPaid = words.some((word, at) => {
    const [next = '', third = '', fourth = ''] = words.slice(at + 1, at + 4);
    const isToMe = [next, third, fourth].some((each) => TO_ME.test(each)) || (third === 'für' && /^m[ei]/.test(fourth));
    return PAYS.test(word) && (YOU.test(next) || YOU.test(third)) && isToMe;
  });
  if (isPaid) return ['trade'];
  return words.some((word) => SELLS.test(word)) ? ['brokerage'] : [];
}
