const ONES = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fuenf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwoelf',
];
const TEENS = ['dreizehn', 'vierzehn', 'fuenfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'];
const TENS = ['zwanzig', 'dreissig', 'vierzig', 'fuenfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

const SMALL = new Map<string, number>([
  ...[...ONES, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['zwo', 2],
]);

/** Articles and numbers at once: numbers only before a unit. */
const ONE = /^ein(?:e[rnms]?|s)?$/;

/**
 * The number that a German word spells, or undefined: «zweihundertfünfzig» is 250, «anderthalb» 1.5, «ein», «eine» and
 * their other forms 1.
 */
export function numberOfWord(word: string): number | undefined {
  const folded = fold(word);
  if (ONE.test(folded)) return 1;
  if (/^anderthalbe?$/.test(folded)) return 1.5;
  const half = /^(.+?)(?:und)?einhalb$/.exec(folded);
  if (half) return plus(belowMillion(half[1] ?? ''), 0.5);
  return belowMillion(folded);
}

function belowMillion(word: string): number | undefined {
  return splitAt(word, 'tausend', 1_000, belowTenThousand);
}

/** «siebzehnhundert» is a number too. */
function belowTenThousand(word: string): number | undefined {
  return splitAt(word, 'hundert', 100, belowHundred);
}

function belowHundred(word: string): number | undefined {
  const [, ones = '', tens = ''] = /^(.+?)und(.+)$/.exec(word) ?? [];
  if (TENS.includes(tens)) return plus(SMALL.get(tens), SMALL.get(ones));
  return SMALL.get(word === 'eins' ? 'ein' : word);
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

function fold(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('-', '')
    .replaceAll('ß', 'ss')
    .replace(/[äöü]/g, (umlaut) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[umlaut] ?? umlaut);
}
