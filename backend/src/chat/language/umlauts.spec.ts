import { describe, expect, it } from '@jest/globals';
import { foldUmlauts, umlautSpellings } from './umlauts.js';

describe('umlautSpellings', () => {
  it.each([
    ['fuer', ['für']],
    ['oeffnungszeiten', ['öffnungszeiten']],
    ['ueber', ['über']],
    ['steuer', []],
    ['frequenz', []],
    ['preis', []],
    ['ueberpruefen', ['überprüfen', 'überpruefen', 'ueberprüfen']],
    ['ae'.repeat(1000), []],
  ])('%.20s', (typed, spellings) => {
    expect(umlautSpellings(typed)).toEqual(spellings);
  });
});

describe('foldUmlauts', () => {
  it('leaves the letters below the dots', () => {
    expect(foldUmlauts('größe für männer')).toBe('grosse fur manner');
  });
});
