import { expect, it } from '@jest/globals';
import { isEarlyBookingOver } from './early-booking.js';

it.each([
  ['before the campaign', '2025-08-01T12:00:00Z', false],
  ['on its last day, a minute before midnight in Zurich', '2025-10-31T22:59:00Z', false],
  ['the minute after', '2025-10-31T23:00:00Z', true],
])('judges the campaign %s', (_, moment, over) => {
  expect(isEarlyBookingOver(new Date(moment))).toBe(over);
});
