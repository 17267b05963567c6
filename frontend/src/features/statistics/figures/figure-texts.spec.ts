import { describe, expect, it } from '@jest/globals';
import { formatShare, formatWait, formatWithin } from './figure-texts.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

describe('how long something took', () => {
  it.each([
    [0, '1 Minute'],
    [45, '1 Minute'],
    [44 * 60, '44 Minuten'],
    [1.49 * HOUR, '89 Minuten'],
    [1.5 * HOUR, '1.5 Stunden'],
    [3.3 * HOUR, '3.5 Stunden'],
    [9.8 * HOUR, '10 Stunden'],
    [26.4 * HOUR, '26 Stunden'],
    [47.6 * HOUR, '2 Tage'],
    [2.4 * DAY, '2.5 Tage'],
    [12.2 * DAY, '12 Tage'],
  ])('%p seconds are «%s»', (seconds, expected) => {
    expect(formatWait(seconds)).toBe(expected);
  });

  it('is bent where a word asks for it', () => {
    expect([formatWithin(3 * HOUR), formatWithin(3 * DAY)]).toEqual(['innert 3 Stunden', 'innert 3 Tagen']);
  });
});

it.each([
  [41, 100, '41%'],
  [1, 3, '33%'],
  [2, 3, '67%'],
  [0, 7, '0%'],
  [7, 7, '100%'],
  [1, 1_000, '< 1%'],
  [999, 1_000, '> 99%'],
  [0, 0, '–'],
])('%p of %p is «%s»', (part, whole, expected) => {
  expect(formatShare(part, whole).replaceAll('\u00a0', ' ')).toBe(expected);
});
