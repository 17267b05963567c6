import { describe, expect, it } from '@jest/globals';
import { Circuit, TokenBudget } from './language-model.js';

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1_000);

function brokenAt(seconds: number): Circuit {
  const circuit = new Circuit();
  for (let failure = 0; failure < 3; failure += 1) circuit.failed(at(seconds));
  return circuit;
}

describe('the circuit', () => {
  it('opens after three failures in a row, and not after others', () => {
    expect(brokenAt(0).allows(at(29))).toBe(false);
    const circuit = new Circuit();
    for (const went of ['failed', 'failed', 'succeeded', 'failed', 'failed'] as const) circuit[went](at(0));
    expect(circuit.allows(at(0))).toBe(true);
  });

  it('lets one question try after the pause, and closes when that went well', () => {
    const circuit = brokenAt(0);
    expect([circuit.allows(at(31)), circuit.allows(at(31))]).toEqual([true, false]);
    circuit.succeeded();
    expect([circuit.allows(at(31)), circuit.allows(at(31))]).toEqual([true, true]);
  });

  it('pauses longer each time that the trial fails, up to ten minutes', () => {
    const circuit = brokenAt(0);
    expect(circuit.allows(at(31))).toBe(true);
    circuit.failed(at(31));
    expect(circuit.allows(at(31 + 59))).toBe(false);
    expect(circuit.allows(at(31 + 61))).toBe(true);
    for (let trial = 0; trial < 20; trial += 1) circuit.failed(at(100));
    expect(circuit.allows(at(100 + 599))).toBe(false);
    expect(circuit.allows(at(100 + 601))).toBe(true);
  });
});

describe('the budget of a day', () => {
  /** Midnight in Zurich is an hour before that of UTC. */
  const lateEvening = new Date('2026-03-03T22:59:59Z');
  const nextDay = new Date('2026-03-03T23:00:00Z');

  it('counts what is under way as spent, and in the end what was used, less or more', () => {
    const budget = new TokenBudget(100);
    const settle = budget.reserve(60, lateEvening);
    expect(budget.reserve(60, lateEvening)).toBeUndefined();
    settle?.(10);
    const settleOther = budget.reserve(90, lateEvening);
    expect(budget.reserve(1, lateEvening)).toBeUndefined();
    settleOther?.(500);
    expect(budget.reserve(1, lateEvening)).toBeUndefined();
  });

  it('begins anew at midnight of the business, without what was under way then', () => {
    const budget = new TokenBudget(100);
    const settleOverMidnight = budget.reserve(100, lateEvening);
    expect(budget.reserve(50, nextDay)).toBeDefined();
    settleOverMidnight?.(0);
    expect(budget.reserve(60, nextDay)).toBeUndefined();
  });
});
