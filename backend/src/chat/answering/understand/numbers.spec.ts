import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../language/read-text.js';
import { numberOf, spelledNumber } from './numbers.js';

const word = (standard: string): Word => ({ typed: standard, standard, stem: standard, parts: [] });

describe('numberOf', () => {
  it.each([
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['18uhr', 18],
    ['250', 250],
    ['sechs', 6],
    ['siebeneinhalb', 7.5],
    ['zweihundertfünfzig', 250],
  ])('«%s» is %d', (standard, number) => {
    expect(numberOf(word(standard))).toBe(number);
  });
});

describe('spelledNumber', () => {
  it.each(['null', 'kurz', 'und', ''])('«%s» counts nothing', (standard) => {
    expect(spelledNumber(standard)).toBeUndefined();
  });
});
