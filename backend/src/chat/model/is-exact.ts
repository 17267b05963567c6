import { readStatements } from './judge/facts/read-statements.js';

const EXACT = ['money', 'percent', 'measure', 'time', 'date', 'clock'];
const OPENING = /(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?<!\p{L})(?:heute|offen|geöffnet|geschlossen)/iu;

/**
 * Whether an answer of the knowledge states figures or opening hours. These are read off the site or computed by rules, and
 * no model could word them better than right.
 */
export function isExact(reply: string): boolean {
  return (
    OPENING.test(reply) ||
    readStatements(reply).some(({ kind, key }) => EXACT.includes(kind) && !key.startsWith('some '))
  );
}
