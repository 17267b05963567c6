import type { Line } from './conversation.js';

/** Most that the lines of one conversation may take as JSON, in bytes. */
const LIMIT = 60_000;

/** The last lines that fit, in pairs: a reply never stays without its question. */
export function boundedLines(lines: readonly Line[]): readonly Line[] {
  let first = lines.length;
  let size = 2;
  while (first >= 2) {
    size += sizeOf(lines.slice(first - 2, first));
    if (size > LIMIT) break;
    first -= 2;
  }
  return lines.slice(first);
}

/** In bytes; its brackets are what the commas are in the whole. */
function sizeOf(pair: readonly Line[]): number {
  return Buffer.byteLength(JSON.stringify(pair));
}
