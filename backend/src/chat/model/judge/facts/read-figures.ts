import { FIGURE_PATTERNS } from './figure-patterns.js';
import type { Bound, Statement } from './statement.js';

const BOUNDS: readonly (readonly [Bound, RegExp])[] = [
  ['upto', /(?<!\p{L})(?:bis(?: zu)?|höchstens|maximal|max\.|nicht mehr als|innert|innerhalb von|binnen)$/iu],
  ['from', /(?<!\p{L})(?:ab|mindestens|wenigstens|los bei|(?:beginn|start|fang)\p{L}*(?: \p{L}+)? bei|nicht unter)$/iu],
  ['over', /(?<!\p{L})(?:über|mehr als|länger als)$/iu],
  ['about', /(?<!\p{L})(?:ca\.|circa|rund|etwa|ungefähr|gut|knapp|zirka)$/iu],
];
const KINDS_WITH_BOUND = ['money', 'percent', 'measure'];
/** Characters before a figure in which its bound is looked for. */
const REACH = 30;

/**
 * Every figure of a text, in order of place.
 *
 * @param plain as {@link plainFigures} makes it; the places are in it
 */
export function readFigures(plain: string): readonly Statement[] {
  const figures: Statement[] = [];
  let rest = plain;
  for (const { kind, pattern, key } of FIGURE_PATTERNS) {
    rest = rest.replace(pattern, (...match) => {
      const found = String(match[0]);
      const groups = (match.at(-1) ?? {}) as Record<string, string | undefined>;
      const start = Number(match.at(-3));
      const bound = KINDS_WITH_BOUND.includes(kind)
        ? boundOf(found, plain.slice(Math.max(0, start - REACH), start))
        : 'exact';
      figures.push({ kind, key: key(groups), bound, start, end: start + found.length });
      return ' '.repeat(found.length);
    });
  }
  return figures.sort((a, b) => a.start - b.start);
}

function boundOf(found: string, before: string): Bound {
  if (/\d\+/.test(found)) return 'over';
  return BOUNDS.find(([, pattern]) => pattern.test(before.trimEnd()))?.[0] ?? 'exact';
}
