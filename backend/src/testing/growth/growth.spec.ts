import { describe, expect, it } from '@jest/globals';
import { MOST_GROWTH, worstGrowth } from './growth.js';
import { textOf } from './slowest-text.js';

const SEARCH = { length: 400, fragments: ['a', 'b', '-', ' ', '<', '>', 'jg', '2019'], tries: 400, seed: 1 };

/** Steps, where each «<» looks for its «>» to the end of the text: the square of its length for «<<<<». */
function stepsToPair(text: string): number {
  let steps = text.length;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '<') continue;
    const end = text.indexOf('>', at);
    steps += (end === -1 ? text.length : end) - at;
  }
  return steps;
}

/** The same, where only a beginning that nobody would think of makes it slow. */
const stepsToPairInList = (text: string) => (text.startsWith('-') ? stepsToPair(text) : text.length);

const growthOf = (cost: (text: string) => number, change: Partial<typeof SEARCH> = {}) =>
  worstGrowth({ ...SEARCH, ...change, doubled: 800, cost, measure: cost });

describe('the search for what grows faster than its text', () => {
  it.each([1, 2, 3, 4, 5])('finds a reading that takes the square of the length (seed %d)', (seed) => {
    const { factor, shape } = growthOf(stepsToPair, { seed });
    expect(factor).toBeGreaterThan(MOST_GROWTH);
    expect(textOf(shape, 400)).toContain('<<');
  });

  it('finds it behind a condition, too', () => {
    expect(growthOf(stepsToPairInList, { tries: 2_000 }).factor).toBeGreaterThan(MOST_GROWTH);
  });

  it('passes a reading that takes so many steps for each character', () => {
    const steps = (text: string) => 50 + [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
    expect(growthOf(steps).factor).toBeLessThan(MOST_GROWTH);
  });

  it('tries the same for the same seed', () => {
    const tried = (seed: number) => {
      const texts: string[] = [];
      growthOf((text) => texts.push(text), { seed });
      return texts;
    };
    expect(tried(7)).toEqual(tried(7));
    expect(tried(7)).not.toEqual(tried(8));
  });
});
