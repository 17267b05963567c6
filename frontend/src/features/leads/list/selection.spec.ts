import { BULK_LIMIT } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { toggled } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const chosen = (ids: string, anchor?: string) => ({ ids: new Set(ids), anchor });

describe('leads are chosen', () => {
  it.each([
    ['one by one', chosen('a', 'a'), 'c', false, 'ac'],
    ['and let go of', chosen('ac', 'c'), 'c', false, 'a'],
    ['from the one before on', chosen('b', 'b'), 'd', true, 'bcd'],
    ['up to it', chosen('d', 'd'), 'b', true, 'bcd'],
    ['alone, where there was none before', chosen(''), 'd', true, 'd'],
    ['alone, where the one before left the list', chosen('', 'x'), 'd', true, 'd'],
    ['and let go of as a range', chosen('abcd', 'a'), 'c', true, 'd'],
  ] as const)('%s', (_, state, id, isRange, expected) => {
    expect([...toggled(state, id, order, isRange).ids].sort().join('')).toBe(expected);
  });

  it('up to so many', () => {
    const many = Array.from({ length: BULK_LIMIT + 50 }, (_, place) => `lead-${place}`);
    const first = toggled(chosen(''), 'lead-0', many, false);
    expect(toggled(first, `lead-${many.length - 1}`, many, true).ids.size).toBe(BULK_LIMIT);
  });
});
