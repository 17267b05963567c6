import { describe, expect, it } from '@jest/globals';
import { namedCounts, namedNumbers } from './named-numbers.js';

describe('namedNumbers', () => {
  it.each([
    ["Reichen 1'000 Franken?", [1000]],
    ['Reichen 1’500.- oder 80.50?', [1500, 80.5]],
    ['Ig ha tuusig Franke', [1000]],
    ['für fünfhundert oder hundert Franken', [500, 100]],
    ['zwöituusig', [2000]],
    ['Was kostet das?', []],
  ])('reads «%s»', (text, numbers) => {
    expect(namedNumbers(text)).toEqual(numbers);
  });
});

describe('namedCounts', () => {
  it.each([
    ['Was kostet das?', [1]],
    ['für 4 Monate', [1, 4]],
    ['vier Monet', [1, 4]],
    ['ein halbes Jahr', [1, 6, 12, 72]],
    ["für 1'000 Franken", [1]],
    ['drei Autos, 4 Monate', [1, 3, 4, 12]],
  ])('counts «%s»', (text, counts) => {
    expect([...namedCounts(text)].toSorted((a, b) => a - b)).toEqual(counts);
  });
});
