import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { dayOf } from './calendar.js';
import { namesDates, readToldDate } from './told-date.js';

const vocabulary = createVocabulary(['februar märz juli august uhr meter vierzehnten ersten samstag offen']);
const today = dayOf(new Date('2026-03-20T10:00:00+01:00'));
const wordsOf = (text: string) => readText(text, vocabulary).words;
const dateIn = (text: string) => readToldDate(wordsOf(text), today)?.name;

describe('a date that is told', () => {
  it.each([
    ['am 24. März', '24. März'],
    ['am 14.', '14. April'],
    ['am Vierzehnten', '14. April'],
    ['am ersten August', '1. August'],
    ['am 6.7. offen', '6. Juli'],
    ['am Samstag, 28. März', '28. März'],
    ['am 29. Februar', '29. Februar'],
  ])('«%s» is the next %s', (text, name) => {
    expect(dateIn(text)).toBe(name);
  });

  it.each([
    'am 14 Uhr',
    'um 14 offen',
    'am 9 offen',
    '6.5 Meter',
    'am 45',
    'vom 20. bis 24. Juli und 3. August',
    'am ersten Samstag',
    'am 31. Februar',
  ])('«%s» is none', (text) => {
    expect(dateIn(text)).toBeUndefined();
  });

  it('knows two from one', () => {
    expect(namesDates(wordsOf('vom 6.7. bis 9.8.'))).toBe(true);
    expect(namesDates(wordsOf('am 6.7.'))).toBe(false);
  });
});
