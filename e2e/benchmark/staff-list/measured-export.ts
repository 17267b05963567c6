import { median } from '../../lighthouse/median.js';
import { timed } from './compare.js';
import type { SeededSite } from './seeded-site.js';

/** Medians in milliseconds, of runs that took turns, and resident memory of the API in MB. */
export interface ExportFigures {
  readonly rows: number;
  readonly call: number;
  /** The bare query, read through a cursor of the database, by as many rows at a time as the API does. */
  readonly cursor: number;
  /** The same as CSV that PostgreSQL makes. */
  readonly copy: number;
  readonly before: number;
  readonly highest: number;
  readonly after: number;
}

const RUNS = 3;
const ROWS_AT_ONCE = 200;

/** How often memory is looked at, in milliseconds. */
const LOOK = 100;

/** Exports the newest leads, so many of them, beside the bare query. */
export async function measureExport(site: SeededSite, leads: number): Promise<ExportFigures> {
  const from = await momentOf(site, leads);
  const bare = `SELECT * FROM lead WHERE merged_into IS NULL AND received_at >= '${from}' ORDER BY received_at DESC, id DESC`;
  const address = `/api/leads/export.csv?${new URLSearchParams({ from })}`;
  const times = { call: [] as number[], cursor: [] as number[], copy: [] as number[] };
  const before = await site.memory();
  let [rows, highest] = [0, before];
  for (let run = 0; run < RUNS; run += 1) {
    const watch = setInterval(() => void site.memory().then((now) => (highest = Math.max(highest, now))), LOOK);
    const calling = await timed(() => site.download(address)).finally(() => clearInterval(watch));
    const asking = await timed(() => throughCursor(site, bare));
    const copying = await timed(() => site.query([[`COPY (${bare}) TO STDOUT (FORMAT csv)`]]));
    rows = asking.result;
    if (calling.result !== rows) throw new Error(`${calling.result} rows, the bare query ${rows}`);
    times.call.push(calling.took);
    times.cursor.push(asking.took);
    times.copy.push(copying.took);
  }
  const after = await site.memory();
  const { call, cursor, copy } = times;
  return { rows, call: median(call), cursor: median(cursor), copy: median(copy), before, highest, after };
}

/** When the last of so many leads came, newest first. */
function momentOf(site: SeededSite, leads: number): Promise<string> {
  return site.value(
    `SELECT to_char(min(received_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS value FROM (
       SELECT received_at FROM lead WHERE merged_into IS NULL ORDER BY received_at DESC LIMIT ${leads}) newest`,
  );
}

async function throughCursor(site: SeededSite, sql: string): Promise<number> {
  await site.query([['BEGIN READ ONLY'], [`DECLARE leads NO SCROLL CURSOR FOR ${sql}`]]);
  let rows = 0;
  for (let fetched = ROWS_AT_ONCE; fetched === ROWS_AT_ONCE; rows += fetched) {
    fetched = await site.query([[`FETCH ${ROWS_AT_ONCE} FROM leads`]]);
  }
  await site.query([['COMMIT']]);
  return rows;
}
