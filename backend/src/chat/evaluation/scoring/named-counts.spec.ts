import { describe, expect, it } from '@jest/globals';
import { namedCounts } from './named-counts.js';

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
