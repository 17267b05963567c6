import { describe, expect, it } from '@jest/globals';
import { namedNumbers } from './named-numbers.js';

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
