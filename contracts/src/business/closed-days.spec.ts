import { expect, it } from '@jest/globals';
import { announcedClosedDays } from './closed-days.js';

const closedDays = [{ firstDay: '2026-12-24', lastDay: '2027-01-03', reason: 'Betriebsferien' }];

it.each([
  ['four weeks and a day before', '2026-11-25T12:00:00Z', false],
  ['four weeks before, from midnight in Zurich', '2026-11-25T23:00:00Z', true],
  ['while they last', '2026-12-28T12:00:00Z', true],
  ['to the end of the last of them', '2027-01-03T22:59:59Z', true],
  ['when they are over', '2027-01-03T23:00:00Z', false],
])('closed days are announced %s: %s, %s', (_, now, isAnnounced) => {
  expect(announcedClosedDays(closedDays, new Date(now))).toEqual(isAnnounced ? closedDays : []);
});
