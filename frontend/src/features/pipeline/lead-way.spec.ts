import { expect, it } from '@jest/globals';
import { formatDuration } from './lead-way.tsx';

it.each([
  [0, '0 Sekunden'],
  [1, '1 Sekunde'],
  [59.9, '59 Sekunden'],
  [60, '1 Minute'],
  [7_199, '1 Stunde'],
  [172_800, '2 Tage'],
])('%p seconds are %p', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});
