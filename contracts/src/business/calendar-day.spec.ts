import { expect, it } from '@jest/globals';
import { weekdayIndex } from './calendar-day.js';

it.each([
  ['2026-11-23', 0],
  ['2026-11-28', 5],
  ['2026-11-29', 6],
  ['2028-02-29', 1],
  ['1969-12-31', 2],
])('of a week that begins on Monday, %s is day %i', (day, index) => {
  expect(weekdayIndex(day)).toBe(index);
});
