import { describe, expect, it } from '@jest/globals';
import { answerDue as answerDueIn, latestDue as latestDueIn } from './answer-due.js';
import { profileFacts } from './business-facts.js';

const answerDue = (receivedAt: Date) => answerDueIn(receivedAt, profileFacts);
const latestDue = (now: Date) => latestDueIn(now, profileFacts);

/** Times as they stand on the wall in Roggwil; opening hours are those of the specification. */
describe('answerDue', () => {
  it.each([
    ['on a working morning: the same time a day later', '2026-03-03T09:00:00+01:00', '2026-03-04T09:00:00+01:00'],
    ['at noon: after the break', '2026-03-03T12:00:00+01:00', '2026-03-04T13:30:00+01:00'],
    ['in the evening: the second morning', '2026-03-03T20:15:30+01:00', '2026-03-05T08:30:00+01:00'],
    ['in the night before dawn: that morning', '2026-03-03T03:00:00+01:00', '2026-03-04T08:30:00+01:00'],
    ['on Friday morning: on Saturday', '2026-03-06T10:00:00+01:00', '2026-03-07T10:00:00+01:00'],
    ['on Friday afternoon: on Monday', '2026-03-06T15:00:00+01:00', '2026-03-09T08:30:00+01:00'],
    ['on Saturday: on Monday', '2026-03-07T11:00:00+01:00', '2026-03-09T08:30:00+01:00'],
    ['on Sunday morning: on Monday morning', '2026-03-08T09:30:00+01:00', '2026-03-09T09:30:00+01:00'],
    ['over the begin of summer time', '2026-03-27T16:00:00+01:00', '2026-03-30T08:30:00+02:00'],
    ['over the end of summer time', '2026-10-24T10:00:00+02:00', '2026-10-26T08:30:00+01:00'],
    ['at the minute of closing', '2026-03-03T17:30:00+01:00', '2026-03-05T08:30:00+01:00'],
    ['at the minute of opening', '2026-03-03T08:30:00+01:00', '2026-03-04T08:30:00+01:00'],
  ])('%s', (_, receivedAt, due) => {
    expect(answerDue(new Date(receivedAt))).toEqual(new Date(due));
  });
});

describe('with closed days', () => {
  const closedDays = [{ firstDay: '2026-12-24', lastDay: '2027-01-03', reason: 'Betriebsferien' }];
  const hours = { ...profileFacts, closedDays };

  it('an answer is due when the business opens after them', () => {
    const due = answerDueIn(new Date('2026-12-23T10:00:00+01:00'), hours);
    expect(due).toEqual(new Date('2027-01-04T08:30:00+01:00'));
  });

  it('what came in last before them is due no sooner than they end', () => {
    const line = latestDueIn(new Date('2026-12-30T12:00:00+01:00'), hours);
    expect(line).toEqual(new Date('2026-12-22T17:29:59.999+01:00'));
  });
});

describe('latestDue', () => {
  const HOUR = 3_600_000;
  const start = Date.parse('2026-03-20T00:00:00Z');
  const moments = Array.from({ length: 24 * 14 * 3 }, (_, index) => new Date(start + (index * HOUR) / 3));

  it('draws the line exactly between what is due and what is not, at every hour, over a change of summer time', () => {
    for (const now of moments) {
      const line = latestDue(now);
      expect(answerDue(line).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(answerDue(new Date(line.getTime() + 1)).getTime()).toBeGreaterThan(now.getTime());
    }
  });
});
