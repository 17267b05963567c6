import { describe, expect, it } from '@jest/globals';
import { followUpMark } from './follow-up-mark.ts';

/** Shortly after midnight on the wall in Roggwil, still the day before in UTC. */
const now = new Date('2026-11-20T23:30:00Z');

describe('the mark of a reminder', () => {
  it.each([
    [null, undefined],
    ['2026-11-21', { isDue: true, text: 'Wiedervorlage heute' }],
    ['2026-11-22', { isDue: false, text: 'Wiedervorlage morgen' }],
    ['2026-12-03', { isDue: false, text: 'Wiedervorlage 3. Dezember' }],
    ['2027-01-15', { isDue: false, text: 'Wiedervorlage 15. Januar 2027' }],
    ['2026-11-18', { isDue: true, text: 'Wiedervorlage seit 18. November' }],
  ])('for %s', (followUpOn, expected) => {
    expect(followUpMark(followUpOn, now)).toEqual(expected);
  });
});
