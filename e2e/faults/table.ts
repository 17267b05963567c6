import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withBlock } from '../support/docs-block.js';
import { ENGINES, type Engine } from '../support/parts.js';
import type { Account } from './audit.js';
import type { Fault } from './fault.js';

const PAGE = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url));

/** What came of one fault: its account, why it could not be run, or what failed beside what it is about. */
export interface Row {
  readonly fault: Fault;
  readonly engine: Engine;
  readonly account?: Account;
  readonly notRun?: string;
  readonly error?: Error;
}

const COLUMNS = [
  ...['fault', 'queue in', 'sent', 'acknowledged', 'refused', 'no answer'],
  ...['leads', 'doubled', 'lost', 'mails', 'longest delay'],
];

const NAMES: Record<Engine, string> = { postgres: 'PostgreSQL', redis: 'Redis' };

/** A row as it is shown while others are still to come. */
export const describeRow = (row: Row): string =>
  `${lineOf(cells(row))} ${row.error?.message ?? row.account?.broken.join('; ') ?? ''}`;

/**
 * Puts the rows into the table; those of faults that were not run stay as they are.
 *
 * @param order all faults
 */
export async function writeTable(rows: readonly Row[], order: readonly Fault[]): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const known = new Map(page.split('\n').map((line) => [keyOf(line), line]));
  for (const row of rows) {
    const line = lineOf(cells(row));
    known.set(keyOf(line), line);
  }
  const keys = order.flatMap(({ name }) => ENGINES.map((engine) => keyOf(lineOf([name, NAMES[engine]]))));
  const head = [COLUMNS, COLUMNS.map((_, nth) => (nth < 2 ? '---' : '--:'))].map(lineOf);
  const table = [...head, ...keys.flatMap((key) => known.get(key) ?? [])].join('\n');
  await writeFile(PAGE, withBlock(page, 'faults: table', table));
}

const lineOf = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;

/** The first two cells of a line: fault and engine. */
const keyOf = (line: string) => line.split('|', 3).join('|');

function cells({ fault, engine, account, notRun }: Row): string[] {
  const names = [fault.name, NAMES[engine]];
  if (!account) return [...names, notRun === undefined ? 'failed' : `not run: ${notRun}`, ...Array<string>(8).fill('')];
  const { sent, acknowledged, refused, unanswered, leads, doubled, lost, mails, longestDelay } = account;
  const counts = [sent, acknowledged, refused, unanswered, leads, doubled, lost, mails];
  return [...names, ...counts.map(String), `${(longestDelay / 1_000).toFixed(1)} s`];
}
