import { describe, expect, it } from '@jest/globals';
import { answerDue as answerDueIn, isLastDay, latestDue as latestDueIn } from './answer-due.js';
import { profileFacts } from './business-facts.js';

const answerDue = (receivedAt: Date) => answerDueIn(receivedAt, profileFacts);
const latestDue = (now: Date) => latestDueIn(now, profileFacts);

/** Times as they stand on the wall in Roggwil; opening hours are those of the specification. */
describe('answerDue', () => {
  it.each([
    ['on a working day: the same time a day later', '2026-03-03T09:00:00+01:00', '2026-03-04T09:00:00+01:00'],
    ['in the evening: the next evening', '2026-03-03T20:15:30+01:00', '2026-03-04T20:15:30+01:00'],
    ['on Friday: on Saturday, which is a working day', '2026-03-06T15:00:00+01:00', '2026-03-07T15:00:00+01:00'],
    ['on Saturday: on Monday', '2026-03-07T11:00:00+01:00', '2026-03-09T11:00:00+01:00'],
    ['on Sunday: until the end of Monday', '2026-03-08T09:30:00+01:00', '2026-03-09T23:59:59.999+01:00'],
    ['before the begin of summer time', '2026-03-28T23:40:00+01:00', '2026-03-30T23:40:00+02:00'],
    ['on the day that summer time begins', '2026-03-29T12:00:00+02:00', '2026-03-30T23:59:59.999+02:00'],
    ['before the end of summer time', '2026-10-24T00:10:00+02:00', '2026-10-26T00:10:00+01:00'],
    ['on the day that summer time ends', '2026-10-25T00:30:00+02:00', '2026-10-26T23:59:59.999+01:00'],
  ])('%s', (_, receivedAt, due) => {
    expect(answerDue(new Date(receivedAt))).toEqual(new Date(due));
  });
});

describe('with closed days', () => {
  const closedDays = [{ firstDay: '2026-12-24', lastDay: '2027-01-03', reason: 'Betriebsferien' }];
  const hours = { ...profileFacts, closedDays };

  it('what came in before them is due on the first day after them', () => {
    const due = answerDueIn(new Date('2026-12-23T10:00:00+01:00'), hours);
    expect(due).toEqual(new Date('2027-01-04T10:00:00+01:00'));
  });

  it('meanwhile nothing becomes due', () => {
    const line = latestDueIn(new Date('2026-12-30T12:00:00+01:00'), hours);
    expect(line).toEqual(new Date('2026-12-22T23:59:59.999+01:00'));
  });

  it('who never opens has a day', () => {
    const never = { openingHours: [], closedDays };
    expect(answerDueIn(new Date('2026-12-23T10:00:00Z'), never)).toEqual(new Date('2026-12-24T10:00:00Z'));
    expect(latestDueIn(new Date('2026-12-24T10:00:00Z'), never)).toEqual(new Date('2026-12-23T10:00:00Z'));
    const isLastDayAt = (now: string) => isLastDay(new Date('2026-12-24T10:00:00Z'), new Date(now), never);
    expect([isLastDayAt('2026-12-23T22:59:00Z'), isLastDayAt('2026-12-23T23:01:00Z')]).toEqual([false, true]);
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
