import { describe, expect, it } from '@jest/globals';
import { toSmallGroup } from './small-groups.js';
import type { QueryWord } from './term-groups.js';

const word = (standard: string, more: Partial<QueryWord> = {}): QueryWord => ({
  typed: standard,
  standard,
  stem: standard,
  parts: [],
  ...more,
});

describe('toSmallGroup', () => {
  it('weighs what is asked after more than other small words', () => {
    expect(toSmallGroup(word('womit')).weight).toBeGreaterThan(toSmallGroup(word('noch')).weight);
  });

  it('takes words of address and of oneself for each other', () => {
    expect(toSmallGroup(word('ihr')).metBy(new Set(['sie']))).toBe(1);
    expect(toSmallGroup(word('wir')).metBy(new Set(['ich']))).toBe(1);
    expect(toSmallGroup(word('ihr')).metBy(new Set(['ich']))).toBe(0);
  });

  it('takes all names of a subject for each other', () => {
    const { whole, metBy } = toSmallGroup(word('keramik', { names: 'keramikversiegelung-wohnmobile' }));
    expect(metBy(toSmallGroup(word('coating', { names: 'keramikversiegelung-wohnmobile' })).whole)).toBe(1);
    expect(toSmallGroup(word('keramik')).metBy(whole)).toBe(0);
  });
});
