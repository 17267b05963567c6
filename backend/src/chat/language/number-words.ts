import { NUMBERS } from './dialect/times.js';
import { toLexicon } from './dialect.js';

const ONES = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const TEENS = 'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const TENS = 'zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

const NAMED = new Set(['eins', 'hundert', 'tausend']);

const VALUES = new Map<string, number>([
  ...[...ONES, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** By how they are typed; ordinals are none of them. */
const STANDARD = new Map(
  [...toLexicon(NUMBERS)]
    .flatMap(([typed, [word = '']]) => [typed, word].map((each) => [each, word] as const))
    .filter(([, word]) => VALUES.has(word) || NAMED.has(word)),
);
/** The longest first: «nünzg» is no «nün». */
const PARTS = new RegExp([...STANDARD.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'gu');
/** «nün-e-siebzig», «acht-und-dreissigi», «einundzwanzig». */
const TENS_BEHIND_ONES = new RegExp(`^(.+?)(?:und|en|[eäau])?(${TENS.join('|')})i?$`, 'u');

/**
 * The number that a word spells, in standard German or as Swiss people write it: «zweihundertfünfzig» is 250,
 * «nünenünzgi» 99, «anderthalb» 1.5. An article is none.
 */
export function numberOfWord(word: string): number | undefined {
  const typed = folded(word);
  if (/^ein(?:e\p{L}?)?$/u.test(typed)) return undefined;
  if (/^ei[ns]?si?$/.test(typed)) return 1;
  if (/^anderthalbe?$/.test(typed)) return 1.5;
  const standard = STANDARD.get(typed) ?? typed.replace(PARTS, (part) => STANDARD.get(part) ?? part);
  const [, whole] = /^(.+?)(?:und)?einhalb$/.exec(standard) ?? [];
  return whole === undefined ? belowMillion(standard) : plus(belowMillion(whole), 0.5);
}

function belowMillion(word: string): number | undefined {
  return splitAt(word, 'tausend', 1_000, belowTenThousand);
}

/** «siebzehnhundert» is a number too. */
function belowTenThousand(word: string): number | undefined {
  return splitAt(word, 'hundert', 100, belowHundred);
}

function belowHundred(word: string): number | undefined {
  const [, ones = '', tens = ''] = TENS_BEHIND_ONES.exec(word) ?? [];
  if (tens !== '') return plus(VALUES.get(tens), VALUES.get(ones));
  return VALUES.get(word === 'eins' ? 'ein' : word);
}

function splitAt(word: string, name: string, value: number, read: (part: string) => number | undefined) {
  const at = word.indexOf(name);
  if (at < 0) return read(word);
  const before = word.slice(0, at);
  const after = word.slice(at + name.length).replace(/^und/, '');
  const count = before === '' ? 1 : read(before);
  return plus(count === undefined ? undefined : count * value, after === '' ? 0 : read(after));
}

function plus(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}

function folded(word: string): string {
  const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü', ß: 'ss', '-': '' };
  return word.toLowerCase().replace(/[aou]e|ß|-/g, (found) => umlauts[found] ?? found);
}
