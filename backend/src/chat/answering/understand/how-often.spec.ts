import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { howOften } from './how-often.js';

const vocabulary = createVocabulary(['dampfreinigung dampfreinigungen zweimal dreimal auto']);
const wordsOf = (text: string) => readText(text, vocabulary).words;

describe('howOften', () => {
  it.each([
    ['zweimal Dampfreinigung', 2],
    ['drei Mal Dampfreinigung', 3],
    ['2x Dampfreinigung', 2],
    ['4 mal', 4],
    ['zwei Dampfreinigungen', 2],
    ['zwöimol Dampfreinigung', 2],
  ])('reads «%s» as %d', (text, expected) => {
    expect(howOften(wordsOf(text))).toBe(expected);
  });

  it.each(['einmal Dampfreinigung', 'die Dampfreinigung', 'schon zweimal angerufen', 'zwei Autos', 'tausend Mal'])(
    '«%s» asks for one',
    (text) => {
      expect(howOften(wordsOf(text))).toBe(1);
    },
  );
});
