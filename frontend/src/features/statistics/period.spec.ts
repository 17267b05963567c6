import { addDays, countDays } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { daysOf, isReversed, type Period } from './period.ts';

/** A Saturday; in Switzerland already the day that it is not yet in UTC. */
const now = new Date('2026-11-20T23:30:00Z');

describe('a period', () => {
  it.each<[Period, string | undefined]>([
    ['30-tage', '2026-10-23'],
    ['12-wochen', '2026-08-31'],
    ['12-monate', '2025-12-01'],
    ['alles', undefined],
  ])('«%s» begins on %s and goes on until today', (period, from) => {
    expect(daysOf({ period }, now)).toEqual(from ? { from } : {});
  });

  it('counts whole weeks on a Monday and a Sunday alike', () => {
    const first = (iso: string) => daysOf({ period: '12-wochen' }, new Date(iso)).from;
    expect([first('2026-11-16T12:00:00Z'), first('2026-11-22T12:00:00Z')]).toEqual(['2026-08-31', '2026-08-31']);
  });

  it('begins in the right month on the last day of a long one', () => {
    expect(daysOf({ period: '12-monate' }, new Date('2026-01-31T12:00:00Z')).from).toBe('2025-02-01');
  });

  it('is what somebody chose, as far as they did', () => {
    expect(daysOf({ from: '2026-01-01', to: '2026-02-01' }, now)).toEqual({ from: '2026-01-01', to: '2026-02-01' });
    expect(daysOf({ to: '2026-02-01' }, now)).toEqual({ to: '2026-02-01' });
  });

  it.each([
    [{ from: '2026-02-01', to: '2026-01-31' }, true],
    [{ from: '2026-02-01', to: '2026-02-01' }, false],
    [{ from: '2026-02-01' }, false],
    [{ to: '2026-02-01' }, false],
  ])('%p is the wrong way round: %p', (days, expected) => {
    expect(isReversed(days)).toBe(expected);
  });

  it('counts days over months, years and the change of summer time', () => {
    expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1), addDays('2026-03-29', 1)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2026-03-30',
    ]);
    expect([countDays('2026-03-28', '2026-03-30'), countDays('2026-01-01', '2026-01-01')]).toEqual([3, 1]);
  });
});
