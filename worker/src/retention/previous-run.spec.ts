import { describe, expect, it } from '@jest/globals';
import { previousRun } from './previous-run.js';

describe('the run before a moment', () => {
  it.each([
    ['2026-01-15T12:00:00Z', '2026-01-15T02:30:00Z'],
    ['2026-01-15T02:30:00Z', '2026-01-15T02:30:00Z'],
    ['2026-01-15T02:29:59Z', '2026-01-14T02:30:00Z'],
    ['2026-07-15T01:29:00Z', '2026-07-14T01:30:00Z'],
    ['2026-07-15T23:30:00Z', '2026-07-15T01:30:00Z'],
    // Summer time begins on 29 March and ends on 25 October, both in the hour before.
    ['2026-03-29T12:00:00Z', '2026-03-29T01:30:00Z'],
    ['2026-03-29T01:00:00Z', '2026-03-28T02:30:00Z'],
    ['2026-10-25T12:00:00Z', '2026-10-25T02:30:00Z'],
    ['2026-10-25T02:00:00Z', '2026-10-24T01:30:00Z'],
  ])('%s is %s', (now, expected) => {
    expect(previousRun(new Date(now))).toEqual(new Date(expected));
  });
});
