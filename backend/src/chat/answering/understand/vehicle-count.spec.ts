import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { vehicleCount } from './vehicle-count.js';

const vocabulary = createVocabulary(['wohnmobile autos stück bruder nachbar beide beiden jeweils']);
const count = (text: string) => vehicleCount(readText(text, vocabulary).words);

describe('vehicleCount', () => {
  it.each([
    ['drei alte Wohnmobile', 3],
    ['Womos, also 2 Stück', 2],
    ['unsere beiden Autos', 2],
    ['beide Wohnmobile', 2],
    ['einen Wohnwagen und ein Auto, beides', 2],
    ['ein Wohnmobil und ein Auto', 1],
    ['mein Bruder und ich haben je ein Wohnmobil', 2],
    ['wir sind zu dritt mit je einem Wohnmobil', 3],
    ['mein Auto', 1],
    ['mein Bruder und ich haben ein Wohnmobil', 1],
    ['je Auto 80 Franken', 1],
    ['25 Autos', 1],
    ['7 Meter Wohnmobil', 1],
    ['2 alte Autos', 2],
  ])('«%s»: %d', (text, expected) => {
    expect(count(text)).toBe(expected);
  });
});
