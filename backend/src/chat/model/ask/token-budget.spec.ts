import { describe, expect, it } from '@jest/globals';
import { TokenBudget } from './token-budget.js';

const noon = new Date('2026-03-03T11:00:00Z');
/** Midnight in Zurich is an hour before that of UTC. */
const lateEvening = new Date('2026-03-03T22:59:59Z');
const nextDay = new Date('2026-03-03T23:00:00Z');

describe('the budget of a day', () => {
  it('counts what is under way as spent', () => {
    const budget = new TokenBudget(100);
    expect(budget.reserve(60, noon)).toBeDefined();
    expect(budget.reserve(60, noon)).toBeUndefined();
    expect(budget.reserve(40, noon)).toBeDefined();
    expect(budget.reserve(1, lateEvening)).toBeUndefined();
  });

  it('counts in the end what was used, less or more', () => {
    const budget = new TokenBudget(100);
    budget.reserve(80, noon)?.settle(10);
    const second = budget.reserve(90, noon);
    expect(second).toBeDefined();
    second?.settle(500);
    expect(budget.reserve(1, noon)).toBeUndefined();
  });

  it('begins anew at midnight of the business, without what was under way then', () => {
    const budget = new TokenBudget(100);
    const overMidnight = budget.reserve(100, lateEvening);
    const today = budget.reserve(50, nextDay);
    expect(today).toBeDefined();
    overMidnight?.settle(0);
    expect(budget.reserve(60, nextDay)).toBeUndefined();
  });
});
