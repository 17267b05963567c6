import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../support/parts.js';
import type { Account } from './audit.js';
import type { Fault } from './fault.js';

const PAGE = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url));
const BLOCK = /(<!-- table of `npm run test:faults -- --write` -->\n)[\s\S]*?(<!-- end of the table -->)/;

/** What came of one fault: its account, why it could not be run, or what failed beside what it is about. */
export interface Row {
  readonly fault: Fault;
  readonly engine: Engine;
  readonly account?: Account;
  readonly notRun?: string;
  readonly error?: Error;
}

const COLUMNS = ['fault', 'queue in', 'sent', 'acknowledged', 'refused', 'no answer'] as const;
const FOUND = ['leads', 'doubled', 'lost', 'mails', 'longest delay'] as const;

/** A row as it is shown while others are still to come. */
export const describeRow = (row: Row): string =>
  `| ${cells(row).join(' | ')} | ${row.account?.broken.join('; ') ?? ''}`;

/** Puts the rows in place of the table of the run before. */
export async function writeTable(rows: readonly Row[]): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const date = new Date().toISOString().slice(0, 10);
  const words = `Run on ${date}, ${cpus().length} cores, Node ${process.versions.node}.\n\n`;
  const lines = [
    [...COLUMNS, ...FOUND],
    [...COLUMNS, ...FOUND].map((_, nth) => (nth < 2 ? '---' : '--:')),
    ...rows.map(cells),
  ];
  const table = lines.map((line) => `| ${line.join(' | ')} |\n`).join('');
  if (!BLOCK.test(page)) throw new Error(`no place for the table in ${PAGE}`);
  await writeFile(
    PAGE,
    page.replace(BLOCK, (_, start: string, end: string) => `${start}\n${words}${table}\n${end}`),
  );
}

function cells({ fault, engine, account, notRun }: Row): string[] {
  const names = [fault.name, engine === 'redis' ? 'Redis' : 'PostgreSQL'];
  if (!account) return [...names, notRun === undefined ? 'failed' : `not run: ${notRun}`, ...Array<string>(8).fill('')];
  const { sent, acknowledged, refused, unanswered, leads, doubled, lost, mails, longestDelay } = account;
  const counts = [sent, acknowledged, refused, unanswered, leads, doubled, lost, mails];
  return [...names, ...counts.map(String), `${(longestDelay / 1_000).toFixed(1)} s`];
}
