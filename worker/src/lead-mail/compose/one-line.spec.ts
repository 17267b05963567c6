import { describe, expect, it } from '@jest/globals';
import { clip } from './one-line.js';

describe('clip', () => {
  it.each([
    ['kurz', 10, 'kurz'],
    ['genau zehn', 10, 'genau zehn'],
    ['elf Zeichen', 10, 'elf Zeich…'],
    ['ein Wort mehr', 9, 'ein Wort…'],
    ['abc👨‍👩‍👧def', 8, 'abc…'],
    ['abc👨‍👩‍👧def', 12, 'abc👨‍👩‍👧…'],
    ['', 5, ''],
  ])('cuts «%s» at %i', (text, limit, clipped) => {
    expect(clip(text, limit)).toBe(clipped);
  });

  it('never grows past the limit, however many marks one letter carries', () => {
    expect(clip(`Z${'\u0301'.repeat(500)}`, 60)).toBe('…');
  });
});
