import { describe, expect, it } from '@jest/globals';
import { loneLength } from './lone-length.js';

describe('loneLength', () => {
  it.each([
    ['7m', 7],
    ['7.20', 7.2],
    ['ca. 620 cm', 6.2],
    ['siebeneinhalb Meter', 7.5],
    ['3 m', null],
    ['7 m lang', null],
    ['7.2 x 3.1', null],
    ['6 oder 7 m', null],
    ['gross', null],
  ])('«%s»: %s', (size, metres) => {
    expect(loneLength(size)).toBe(metres);
  });
});
