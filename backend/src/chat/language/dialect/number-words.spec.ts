import { describe, expect, it } from '@jest/globals';
import { numberWord } from './number-words.js';

describe('numberWord', () => {
  it.each([
    ['füfhundert', 'fünfhundert'],
    ['zwöituusig', 'zweitausend'],
    ['tuusigzwöihundert', 'tausendzweihundert'],
    ['füfzähhundert', 'fünfzehnhundert'],
    ['füfezwänzg', 'fünfundzwanzig'],
    ['drüehalb', 'dreieinhalb'],
    ['achteinhalb', 'achteinhalb'],
    ['tuusigernötli', 'tausender'],
    ['hunderterli', 'hunderter'],
  ])('reads %s as %s', (typed, standard) => {
    expect(numberWord(typed)).toBe(standard);
  });

  it.each(['eine', 'neue', 'achtung', 'hundertprozentig', 'wagen', 'drei', ''])('reads no number in «%s»', (typed) => {
    expect(numberWord(typed)).toBeUndefined();
  });
});
