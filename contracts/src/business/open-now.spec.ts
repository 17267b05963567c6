import { describe, expect, it } from '@jest/globals';
import { profileFacts } from './business-facts.js';
import { openingState } from './open-now.js';

const open = (closesAt: string) => ({ isOpen: true, closesAt });
const later = (opensAt: string, opensOn: string) => ({ isOpen: false, opensOn, opensAt, opensToday: true });
const closed = (opensOn: string, opensAt = '08:30') => ({ isOpen: false, opensOn, opensAt, opensToday: false });

// Moments in UTC; Zurich is an hour ahead in winter, two in summer.
describe('the opening state', () => {
  it.each([
    ['a minute before opening on a Monday', '2026-11-23T07:29:59Z', later('08:30', 'Montag')],
    ['at the minute of opening', '2026-11-23T07:30:00Z', open('11:30')],
    ['in the last minute of the morning', '2026-11-23T10:29:59Z', open('11:30')],
    ['at the start of the lunch break', '2026-11-23T10:30:00Z', later('13:30', 'Montag')],
    ['in the last minute of the lunch break', '2026-11-23T12:29:59Z', later('13:30', 'Montag')],
    ['in the afternoon', '2026-11-23T12:30:00Z', open('17:30')],
    ['in the evening', '2026-11-23T16:30:00Z', closed('Dienstag')],
    ['at midnight, when the day is new', '2026-11-23T23:00:00Z', later('08:30', 'Dienstag')],
    ['on a Friday evening', '2026-11-27T17:00:00Z', closed('Samstag')],
    ['on a Saturday morning', '2026-11-28T10:59:00Z', open('12:00')],
    ['on a Saturday afternoon, over Sunday', '2026-11-28T11:00:00Z', closed('Montag')],
    ['on a Sunday', '2026-11-29T12:00:00Z', closed('Montag')],
    ['in summer, two hours ahead of UTC', '2026-07-06T06:30:00Z', open('11:30')],
    ['the morning after the clocks went forward', '2026-03-30T06:29:00Z', later('08:30', 'Montag')],
    ['in the hour that the clocks skip', '2026-03-29T01:00:00Z', closed('Montag')],
    ['the day before the clocks go back', '2026-10-24T06:30:00Z', open('12:00')],
    ['in the hour that the clocks repeat', '2026-10-25T01:30:00Z', closed('Montag')],
    ['the morning after the clocks went back', '2026-10-26T07:30:00Z', open('11:30')],
    ['on the evening of the last day of the year', '2026-12-31T22:59:00Z', closed('Freitag')],
    ['in the first minute of the new year', '2026-12-31T23:00:00Z', later('08:30', 'Freitag')],
    ['on the 29th of February', '2028-02-29T07:30:00Z', open('11:30')],
  ])('%s', (_, moment, state) => {
    expect(openingState(new Date(moment), profileFacts)).toEqual(state);
  });

  it('heeds closed days, and says the date where it opens in a week or later', () => {
    const closedDays = [
      { firstDay: '2026-11-23', lastDay: '2026-11-23', reason: '' },
      { firstDay: '2026-12-24', lastDay: '2027-01-03', reason: 'Betriebsferien' },
    ];
    const hours = { ...profileFacts, closedDays };
    expect(openingState(new Date('2026-11-23T08:00:00Z'), hours)).toEqual(closed('Dienstag'));
    expect(openingState(new Date('2026-12-24T08:00:00Z'), hours)).toEqual(closed('Montag, 4. Januar 2027'));
  });

  it('is not known where the business never opens', () => {
    const openingHours = profileFacts.openingHours.map(({ day }) => ({ day, times: [] }));
    expect(openingState(new Date('2026-11-23T08:00:00Z'), { openingHours, closedDays: [] })).toBeUndefined();
  });
});
