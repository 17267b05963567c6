import type { Word } from '../../language/read-text.js';
import { numberOf, spelledNumber } from './numbers.js';

const FRANCS = /^(?:chf|sfr|fr|franken|fränkli|stutz|stei|steine)$/;
const ABBREVIATED = /^(?:chf|sfr|fr)$/;
const AMOUNT_WITH_UNIT = /^(?:chf|sfr|fr)(\d{1,7})$/;
/** «zwei Riesen», «drei Lappen» */
const SLANG: ReadonlyMap<string, number> = new Map([
  ['riese', 1000],
  ['riesen', 1000],
  ['mille', 1000],
  ['lappen', 100],
  ['hunni', 100],
]);
/** «ein Tausender», «zwei Hunderternoten» */
const NOTE = /^(\p{L}*(?:hundert|tausend)|fünfzig|zwanzig)ern?(?:note|noten|schein|scheine)?$/u;

/** Amounts in francs that somebody names: «CHF 1'000», «1000 Franken», «1000.–». */
export function readAmounts(words: readonly Word[]): number[] {
  return words.flatMap((word, index) => {
    const joined = AMOUNT_WITH_UNIT.exec(word.standard)?.[1];
    if (joined) return [Number(joined)];
    const note = noteAt(words, index);
    if (note !== undefined) return [note];
    if (!FRANCS.test(word.standard)) return [];
    // «CHF 400», but «400 Franken zwei Monate».
    const [first, second] = ABBREVIATED.test(word.standard) ? [index + 1, index - 1] : [index - 1, index + 1];
    const amount = numberOf(words[first]) ?? numberOf(words[second]);
    return amount === undefined ? [] : [amount];
  });
}

/** What the banknotes are worth that are named here; «in den zwanziger Jahren» names none. */
function noteAt(words: readonly Word[], index: number): number | undefined {
  const word = words[index]?.standard ?? '';
  const value = SLANG.get(word) ?? spelledNumber(NOTE.exec(word)?.[1] ?? '');
  if (value === undefined || /^jahre?n?$/.test(words[index + 1]?.standard ?? '')) return undefined;
  return (numberOf(words[index - 1]) ?? 1) * value;
}

/** What a price of the site says in francs: 1699 of «ab CHF 1'699». */
export function amountOf(price: string): number {
  return Number(/\d[\d']*(?:\.\d+)?/.exec(price)?.[0].replaceAll("'", ''));
}

/** Francs in the site's spelling: «CHF 2'400», «CHF 1'359.20». */
export function writeFrancs(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  const [whole = '', rappen] = (Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(2)).split('.');
  return `CHF ${whole.replace(/\B(?=(?:\d{3})+$)/g, "'")}${rappen ? `.${rappen}` : ''}`;
}
