import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { readPlace } from './place-of-two.js';

const vocabulary = createVocabulary(['zweite erste andere letzteres auto kostet']);
const placeIn = (text: string) => readPlace(readText(text, vocabulary).words);

describe('readPlace', () => {
  it.each([
    ['Was kostet das Zweite?', 'second'],
    ['Und das Erste pro Jahr?', 'first'],
    ['Isch s zwöite au günschtiger?', 'second'],
    ['Und das andere?', 'other'],
  ])('«%s» means the %s', (text, expected) => {
    expect(placeIn(text)).toBe(expected);
  });

  it.each(['Was kostet das zweite Auto?', 'Ist es das erste Mal?', 'zweite Wahl', 'Was kostet das?'])(
    '«%s» refers to none of two',
    (text) => {
      expect(placeIn(text)).toBeUndefined();
    },
  );
});
