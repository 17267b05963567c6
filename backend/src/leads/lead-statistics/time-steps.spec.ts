import type { TimeStep } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { periodBefore, stepsOf, timeStepOf } from './time-steps.js';

describe('the steps of a period', () => {
  it.each<[string, string, string, TimeStep]>([
    ['a day', '2025-08-10', '2025-08-10', 'day'],
    ['31 days', '2025-08-01', '2025-08-31', 'day'],
    ['31 days with a change of summer time', '2025-03-15', '2025-04-14', 'day'],
    ['32 days', '2025-08-01', '2025-09-01', 'week'],
    ['26 weeks', '2025-01-06', '2025-07-06', 'week'],
    ['a day more than 26 weeks', '2025-01-06', '2025-07-07', 'month'],
    ['a year', '2024-01-01', '2024-12-31', 'month'],
    ['60 months', '2020-01-15', '2025-01-14', 'month'],
    ['a day more than 60 months', '2020-01-15', '2025-01-15', 'year'],
    ['60 months from a leap day', '2020-02-29', '2025-02-28', 'month'],
    ['a day more than 60 months from a leap day', '2020-02-29', '2025-03-01', 'year'],
    ['a hundred years', '2000-01-01', '2099-12-31', 'year'],
  ])('of %s, %s to %s, are a %s long', (_, from, to, step) => {
    expect(timeStepOf({ from, to })).toBe(step);
  });

  it.each<[TimeStep, string, string, string[]]>([
    ['day', '2025-08-10', '2025-08-10', ['2025-08-10']],
    ['day', '2025-03-29', '2025-03-31', ['2025-03-29', '2025-03-30', '2025-03-31']],
    ['day', '2024-02-28', '2024-03-01', ['2024-02-28', '2024-02-29', '2024-03-01']],
    ['week', '2025-08-04', '2025-08-17', ['2025-08-04', '2025-08-11']],
    ['week', '2025-08-10', '2025-08-18', ['2025-08-10', '2025-08-11', '2025-08-18']],
    ['week', '2025-12-30', '2026-01-05', ['2025-12-30', '2026-01-05']],
    ['month', '2025-11-30', '2026-02-01', ['2025-11-30', '2025-12-01', '2026-01-01', '2026-02-01']],
    ['year', '2023-06-15', '2025-01-01', ['2023-06-15', '2024-01-01', '2025-01-01']],
  ])('by %s from %s to %s begin on these days', (step, from, to, days) => {
    expect(stepsOf({ from, to }, step)).toEqual(days);
  });

  it.each([
    ['2000-01-01', '2099-12-31', 100],
    ['2020-01-15', '2025-01-14', 61],
    ['2025-01-05', '2025-07-05', 27],
    ['2025-08-01', '2025-08-31', 31],
  ])('from %s to %s are never too many to look at: %i', (from, to, steps) => {
    expect(stepsOf({ from, to }, timeStepOf({ from, to }))).toHaveLength(steps);
  });
});

describe('the period before', () => {
  it.each([
    ['2025-08-10', '2025-08-10', '2025-08-09', '2025-08-09'],
    ['2025-03-01', '2025-03-31', '2025-01-29', '2025-02-28'],
    ['2024-01-01', '2024-12-31', '2022-12-31', '2023-12-31'],
  ])('of %s to %s is %s to %s', (from, to, fromBefore, toBefore) => {
    expect(periodBefore({ from, to })).toEqual({ from: fromBefore, to: toBefore });
  });
});
