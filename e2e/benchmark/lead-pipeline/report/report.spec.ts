import { describe, expect, it } from '@jest/globals';
import { withBlock } from '../../../support/docs-block.js';
import { percentile, type Results, spread } from '../figures.js';
import { apart, drawPicture } from './line-picture.js';
import { figureTable, ratioTable } from './tables.js';

const results: Results = new Map([
  ['ours', [{ figures: { accepted: 1_100, p99: 20 } }, { figures: { accepted: 900, p99: 10 } }]],
  ['theirs', [{ figures: { accepted: 500 } }, { figures: { accepted: 600 } }]],
]);

describe('figures', () => {
  it.each([
    [0, 1],
    [0.5, 5],
    [0.99, 10],
    [1, 10],
  ])('the value below which a share of %d lies', (share, value) => {
    expect(percentile([10, 1, 3, 2, 5, 4, 7, 6, 9, 8], share)).toBe(value);
  });

  it('spread is half the way from lowest to highest, as a share of the median', () => {
    expect(spread([90, 110, 100])).toEqual({ median: 100, plusMinus: 0.1 });
  });
});

describe('tables', () => {
  it('show medians with their spread, and a dash for what was not measured', () => {
    expect(figureTable(['accepted', 'p99'], results)).toBe(
      [
        '|  | accepted/s | p99 ms |',
        '| --- | ---: | ---: |',
        '| ours | 900 ±11 % | 10.0 ±50 % |',
        '| theirs | 500 ±10 % | – |',
      ].join('\n'),
    );
  });

  it('compare figures of the same round, not medians', () => {
    const ratio = {
      name: 'accepted',
      wanted: '≥ 2',
      of: (round: (name: string, figure: 'accepted') => number) =>
        round('ours', 'accepted') / round('theirs', 'accepted'),
    };
    expect(ratioTable([ratio], results)).toContain('| accepted | 1.50 ±23 % | ≥ 2 |');
  });
});

describe('pictures', () => {
  it('names of lines that end at one height stand apart, in their order', () => {
    expect(apart([100, 102, 300])).toEqual([100, 118, 300]);
  });

  it('place values on the scales, and take no name for markup', () => {
    const x = { title: 'x', place: Math.log10, marks: [1, 10, 100].map((value) => ({ value, text: String(value) })) };
    const lines = [{ name: 'a < b', isOurs: true, points: [[1, 1] as const, [10, 100] as const] }];
    const picture = drawPicture({ title: 'A & B', x, y: x, lines });
    expect(picture).toContain('points="64,360 292,48"');
    expect(picture).toContain('a &lt; b');
    expect(picture).toContain('<title>A &amp; B</title>');
  });
});

describe('a block of a page', () => {
  const page = 'before\n<!-- bench: one -->\nold\n<!-- /bench -->\n<!-- bench: two -->\nkept\n<!-- /bench -->\n';

  it('is replaced, and nothing else', () => {
    const expected = page.replace('\nold\n', '\n\nnew\n\n');
    expect(withBlock(page, 'bench: one', 'new')).toBe(expected);
    expect(withBlock(expected, 'bench: one', 'new')).toBe(expected);
  });

  it('that is not there is no place to write to', () => {
    expect(() => withBlock(page, 'bench: three', 'new')).toThrow('three');
  });
});
