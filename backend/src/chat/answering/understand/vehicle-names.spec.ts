import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../language/read-text.js';
import { isVehicleName, modelPlaces } from './vehicle-names.js';

const wordsOf = (text: string): Word[] =>
  text.split(' ').map((word) => ({ typed: word, standard: word, stem: word, parts: [] }));

describe('names of vehicles', () => {
  it.each(['hymer', 'knaus', 'wohnmobil', 'camper', 'california', 'cabrio', 'vw'])('%s is one', (word) => {
    expect(wordsOf(word).every(isVehicleName)).toBe(true);
  });

  it.each(['polster', 'team', 'clever', 'stellplatz', 'morgan'])('%s is none', (word) => {
    expect(wordsOf(word).some(isVehicleName)).toBe(false);
  });

  it('finds the model behind its make, up to a word that says something else', () => {
    const words = wordsOf('meinen knaus sky ti mit jahrgang');
    expect([...modelPlaces(words, (at) => words[at]?.standard === 'mit')]).toEqual([2, 3]);
  });
});
