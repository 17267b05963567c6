import { expect, it } from '@jest/globals';
import { type Duration, durationText } from './duration.js';

it.each<[string, Duration]>([
  ['3 bis 5 Arbeitstage', { min: 3, max: 5, unit: 'workdays' }],
  ['1 Arbeitstag', { min: 1, max: 1, unit: 'workdays' }],
  ['2 Stunden', { min: 2, max: 2, unit: 'hours' }],
  ['30 bis 45 Minuten', { min: 30, max: 45, unit: 'minutes' }],
])('reads a duration as «%s»', (text, duration) => {
  expect(durationText(duration)).toBe(text);
});
