import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { weekdayOf } from './calendar.js';
import { readMoments } from './moments.js';

const vocabulary = createVocabulary([
  'montag freitag samstag juli morgen mittag abend dienstagabend halb zwei sechs uhr',
]);
const TUESDAY = new Date('2026-03-03T10:00:00+01:00');
const read = (text: string) =>
  readMoments(readText(text, vocabulary).words, TUESDAY).map(({ day, minute }) => [weekdayOf(day), minute]);

describe('readMoments', () => {
  it.each([
    [
      'am Montag bringen, am Freitag holen',
      [
        [0, undefined],
        [4, undefined],
      ],
    ],
    [
      'am Freitag um halb zwei, um halb sechs',
      [
        [4, 810],
        [4, 1050],
      ],
    ],
    [
      'am Montag, am Dienstagabend',
      [
        [0, undefined],
        [1, 1080],
      ],
    ],
    [
      'heute um 9 Uhr, um 15 Uhr',
      [
        [1, 540],
        [1, 900],
      ],
    ],
    [
      'am Morgen bringen, am Mittag holen',
      [
        [1, 510],
        [1, 720],
      ],
    ],
    [
      'am 6. Juli, am 15. Juli',
      [
        [0, undefined],
        [2, undefined],
      ],
    ],
    ['für 6 Monate', []],
  ])('reads «%s»', (text, moments) => {
    expect(read(text)).toEqual(moments);
  });

  it('counts a date that is over this year to the next', () => {
    const [past, future] = readMoments(readText('am 1. Juli, am 2.2.', vocabulary).words, TUESDAY);
    expect((future?.day ?? 0) - (past?.day ?? 0)).toBe(216);
  });
});
