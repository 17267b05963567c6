import type { Word } from '../../language/read-text.js';

const SMALL: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ein: 1,
    eins: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    anderthalb: 1.5,
    anderthalbe: 1.5,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    zwanzig: 20,
    dreissig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    tausend: 1000,
  }),
);
/** Only a word that ends so can be put together of others. */
const COMPOSED = /(?:hundert|tausend|zig|dreissig|zehn|einhalb)/;

/** The number that a word is: «7.5», «7,5», «sechs», «1'000», «siebeneinhalb», «zweihundertfünfzig»; undefined for none. */
export function numberOf(word: Word | undefined): number | undefined {
  if (!word) return undefined;
  const digits = /^(\d{1,7}(?:[.,]\d{1,2})?)(?=$|[a-z]{1,3}$)/.exec(word.standard)?.[1];
  return digits === undefined ? spelledNumber(word.standard) : Number(digits.replace(',', '.'));
}

/** The number that is written in letters; undefined for any other word. */
export function spelledNumber(word: string): number | undefined {
  const small = SMALL.get(word);
  if (small !== undefined || !COMPOSED.test(word)) return small;
  return (
    sum(/^(.*?)(tausend)(?:und)?(.*)$/.exec(word)) ??
    sum(/^(.*?)(hundert)(?:und)?(.*)$/.exec(word)) ??
    added(/^(.+)und(.+)$/.exec(word)) ??
    added(/^(.+?)(einhalb)$/.exec(word))
  );
}

/** «zwei-hundert-fünfzig» */
function sum(found: RegExpExecArray | null): number | undefined {
  if (!found) return undefined;
  const [, head = '', unit = '', tail = ''] = found;
  const count = head === '' ? 1 : spelledNumber(head);
  const rest = tail === '' ? 0 : spelledNumber(tail);
  return count === undefined || rest === undefined ? undefined : count * (SMALL.get(unit) ?? 0) + rest;
}

/** «fünf-und-zwanzig», «sieben-einhalb» */
function added(found: RegExpExecArray | null): number | undefined {
  if (!found) return undefined;
  const [, first = '', second = ''] = found;
  const one = spelledNumber(first);
  const other = second === 'einhalb' ? 0.5 : spelledNumber(second);
  return one === undefined || other === undefined ? undefined : one + other;
}
