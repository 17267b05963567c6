import { isCalendarDay } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { formatAge, formatDay } from './format.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('dates', () => {
  it.each([
    ['2026-11-21T11:59:40Z', 'gerade eben'],
    ['2026-11-21T11:58:00Z', 'vor 2 Minuten'],
    ['2026-11-21T09:00:00Z', 'vor 3 Stunden'],
    ['2026-11-20T11:00:00Z', 'gestern'],
    ['2026-11-19T19:00:00Z', 'vorgestern'],
    ['2026-11-16T11:00:00Z', 'vor 5 Tagen'],
    ['2026-11-09T11:00:00Z', 'vor 1 Woche'],
    ['2026-11-01T11:00:00Z', 'vor 2 Wochen'],
    ['2026-10-20T11:00:00Z', 'vor 1 Monat'],
    ['2025-11-20T11:00:00Z', 'vor 1 Jahr'],
  ])('%s was %s', (iso, expected) => {
    expect(formatAge(iso, now)).toBe(expected);
  });

  it('writes a day in Swiss German', () => {
    expect(formatDay('2025-10-31')).toBe('31. Oktober 2025');
  });
});

describe('a day', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['0202-01-01', false],
    ['', false],
  ])('«%s»: %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });
});
