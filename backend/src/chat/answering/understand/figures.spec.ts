import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { amountOf, readAmounts, writeFrancs } from './amounts.js';
import { inMonths, readPeriod } from './periods.js';

const vocabulary = createVocabulary(['mitte oktober april monat monate woche wochen jahr jahre halbes november märz']);
const wordsOf = (text: string) => readText(text, vocabulary).words;

describe('readAmounts', () => {
  it.each([
    ["CHF 1'000", [1000]],
    ['1000 Franken', [1000]],
    ['für 450 Fr', [450]],
    ['chf500', [500]],
    ['hundert Franken', [100]],
    ['ein Tausender', [1000]],
    ['zwei Hunderternoten', [200]],
    ['aus den zwanziger Jahren', []],
    ['mit 600.–', [600]],
    ['zweihundertfünfzig Franken', [250]],
    ['6 Monate', []],
    ['für 400 Franken zwei Monate', [400]],
    ['zwei Monate CHF 400', [400]],
  ])('reads %s', (text, expected) => {
    expect(readAmounts(wordsOf(text))).toEqual(expected);
  });
});

describe('writeFrancs', () => {
  it.each([
    [80, 'CHF 80'],
    [1200, "CHF 1'200"],
    [1359.2, "CHF 1'359.20"],
    [1234567, "CHF 1'234'567"],
  ])('writes %d', (amount, expected) => {
    expect(writeFrancs(amount)).toBe(expected);
    expect(amountOf(expected)).toBe(amount);
  });
});

describe('readPeriod', () => {
  it.each([
    ['für 6 Monate', 6],
    ['sechs Monate', 6],
    ['ein halbes Jahr', 6],
    ['anderthalb Jahre', 18],
    ['ein Jahr', 12],
    ['ein ganzes Jahr', 12],
    ['pro Jahr', 12],
    ['im Halbjahr', 6],
    ['pro Quartal', 3],
    ['ein Vierteljahr', 3],
    ['von November bis März', 5],
    ['von Ende Oktober bis Ende März', 5],
    ['von Anfang November bis Anfang März', 4],
    ['von Mitte Oktober bis Mitte April', 6],
    ['von Oktober bis März, 5 Monate', 5],
    ['ein Dreivierteljahr', 9],
    ['dreieinhalb Monate', 3.5],
    ['52 Wochen', 12],
    ['vom 15. November bis am 15. März', 4],
    ['am 1. Oktober bringen und am 31. März abholen', 6],
    ['von 1.10. bis 15.11.', 1.5],
    ['Mitte Oktober bis Ende April', 6.5],
    ['Oktober–März', 6],
    ['aufs Jahr gerechnet', 12],
    ['vier Monate lang', 4],
  ])('«%s» is %d months', (text, months) => {
    const period = readPeriod(wordsOf(text));
    expect(period && inMonths(period)).toBeCloseTo(months);
  });

  it.each(['pro Monat', 'im Monat', 'vor zwei Jahren gekauft', 'seit drei Monaten', 'im März', 'nichts'])(
    '«%s» is no span',
    (text) => {
      expect(readPeriod(wordsOf(text))).toBeUndefined();
    },
  );
});
