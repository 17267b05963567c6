import { describe, expect, it } from '@jest/globals';
import { spelledNumber } from './numbers.js';

describe('spelledNumber', () => {
  it.each([
    ['eins', 1],
    ['zwölf', 12],
    ['fünfundzwanzig', 25],
    ['zweihundert', 200],
    ['zweihundertfünfzig', 250],
    ['tausendzweihundert', 1200],
    ['fünfzehnhundert', 1500],
    ['zweitausendfünfhundert', 2500],
    ['siebeneinhalb', 7.5],
    ['eineinhalb', 1.5],
    ['anderthalb', 1.5],
  ])('«%s» is %d', (word, number) => {
    expect(spelledNumber(word)).toBe(number);
  });

  it.each(['hundertprozentig', 'jahrhundert', 'kurz', 'constructor', 'und', ''])('«%s» is none', (word) => {
    expect(spelledNumber(word)).toBeUndefined();
  });
});
