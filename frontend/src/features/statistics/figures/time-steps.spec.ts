import type { TimeStep } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { isUnderWay, stepsOf } from './time-steps.ts';

const none = { contact: 0, promo: 0, chatbot: 0, vehicle: 0 };
const axis = (step: TimeStep, ...days: string[]) => ({
  step,
  overTime: days.map((from) => ({ from, byFormType: none })),
});

describe('the steps of the time axis', () => {
  it.each<[TimeStep, string, string, string, string]>([
    ['day', '2026-08-12', '12.8.', '12. August 2026', 'am 12. August 2026'],
    ['week', '2026-08-10', '10.8.', 'Woche vom 10. August 2026', 'in der Woche vom 10. August 2026'],
    ['month', '2026-08-01', 'Aug', 'August 2026', 'im August 2026'],
    ['month', '2026-01-01', '2026', 'Januar 2026', 'im Januar 2026'],
    ['year', '2026-01-01', '2026', '2026', 'im Jahr 2026'],
  ])('a %s from %s is «%s», «%s», «%s»', (step, day, tick, name, when) => {
    expect(stepsOf({ ...axis(step, day), to: day })).toEqual([{ from: day, to: day, tick, name, when, counts: none }]);
  });

  it('end before the next one, the last with the period', () => {
    const steps = stepsOf({ ...axis('month', '2026-01-15', '2026-02-01', '2026-03-01'), to: '2026-03-10' });
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-15', '2026-01-31'],
      ['2026-02-01', '2026-02-28'],
      ['2026-03-01', '2026-03-10'],
    ]);
  });

  it.each<[TimeStep, string, string, boolean]>([
    ['month', '2026-02-01', '2026-02-27', true],
    ['month', '2026-02-01', '2026-02-28', false],
    ['month', '2026-02-01', '2026-03-15', false],
    ['week', '2026-11-16', '2026-11-21', true],
    ['week', '2026-11-16', '2026-11-22', false],
    ['week', '2026-11-22', '2026-11-22', false],
    ['year', '2026-01-01', '2026-11-21', true],
    ['day', '2026-11-21', '2026-11-21', false],
  ])('a last %s from %s is under way on %s: %p', (step, from, today, expected) => {
    expect(isUnderWay(axis(step, from), today)).toBe(expected);
  });
});
