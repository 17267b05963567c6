import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import * as copyStreams from 'pg-copy-streams';

/** Where rows go. */
export interface CopyTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Values of a row, in the order of its table's columns. */
export type Row = readonly (string | number | null)[];

/** Characters that are handed over at once: many small writes cost more than the rows. */
const WRITE = 65_536;

const SPECIAL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A row in the text format of `COPY`, with its line end. */
export function copyLine(row: Row): string {
  return `${row.map(copyValue).join('\t')}\n`;
}

function copyValue(value: Row[number]): string {
  if (value === null) return '\\N';
  return typeof value === 'number' ? String(value) : value.replace(SPECIAL, (character) => ESCAPES[character] ?? '');
}

/**
 * Writes lines into a table by `COPY`, as fast as the database takes them.
 *
 * @param schema where the table lies
 */
export async function copyRows(
  client: Client,
  schema: string,
  table: CopyTable,
  lines: readonly string[],
): Promise<void> {
  const stream = client.query(
    copyStreams.from(`COPY ${schema}.${table.name} (${table.columns.join(', ')}) FROM STDIN`),
  );
  await pipeline(Readable.from(inBlocks(lines)), stream);
}

function* inBlocks(lines: readonly string[]): Generator<Buffer> {
  let block = '';
  for (const line of lines) {
    block += line;
    if (block.length < WRITE) continue;
    yield Buffer.from(block);
    block = '';
  }
  if (block !== '') yield Buffer.from(block);
}
