import { describe, expect, it } from '@jest/globals';
import { quantile } from './times.js';

describe('quantile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2],
    [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.95, 10],
    [[7], 0.95, 7],
    [[], 0.5, 0],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBe(expected);
  });
});
