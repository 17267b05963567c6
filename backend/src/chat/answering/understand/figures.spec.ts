import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { amountOf, readAmounts, writeFrancs } from './amounts.js';
import { inMonths, readPeriod } from './periods.js';

const vocabulary = createVocabulary(['monat monate woche wochen jahr jahre halbes november märz']);
const wordsOf = (text: string) => readText(text, vocabulary).words;

describe('readAmounts', () => {
  it.each([
    ["CHF 1'000", [1000]],
    ['1000 Franken', [1000]],
    ['für 450 Fr', [450]],
    ['chf500', [500]],
    ['hundert Franken', [100]],
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
    ['52 Wochen', 12],
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
