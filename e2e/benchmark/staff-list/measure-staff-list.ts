import { expect, test } from '@playwright/test';
import { Cleanup } from '../../support/cleanup.js';
import { type BenchmarkCase, benchmarkCases } from './benchmark-cases.js';
import { type Comparison, compare } from './compare.js';
import { type ExportFigures, measureExport } from './measured-export.js';
import { SeededSite } from './seeded-site.js';

/** How many leads there are: `LEADS`, else a million. */
const LEADS = Number(process.env['LEADS'] || 1_000_000);

/** How often each call and its bare query are made, in turn. */
const RUNS = Number(process.env['BENCH_RUNS'] || 200);

/** First page and filters may take so many times as long as the bare query. */
const GOAL = 2;

/** So many leads are exported; the file has more than half a kilobyte of each. */
const EXPORTED = 100_000;
/** By so much memory may grow at most meanwhile, in MB: less than the file alone has. */
const FLAT = 50;

test(`the staff area over ${LEADS} leads, beside bare queries`, async () => {
  const cleanup = new Cleanup();
  const start = Date.now();
  const say = (text: string) => console.log(`[${Math.round((Date.now() - start) / 1_000)} s] ${text}`);
  try {
    const site = await SeededSite.start(LEADS, cleanup, say);
    say(`calls beside bare queries: medians of up to ${RUNS} turns; floor: a signed-in call that reads nothing on top`);
    const missed = await measureCases(site);
    say(`export of ${EXPORTED} leads`);
    const exported = await measureExport(site, EXPORTED);
    for (const line of exportLines(exported)) console.log(line);
    say('done');
    expect(missed, `failed, or over ${GOAL} times the bare query`).toEqual([]);
    expect(exported.highest - exported.before, 'MB more while exporting').toBeLessThan(FLAT);
  } finally {
    await cleanup.run();
  }
});

/** @returns the lines of those that miss their goal, or failed */
async function measureCases(site: SeededSite): Promise<string[]> {
  const missed: string[] = [];
  for (const each of await benchmarkCases(site)) {
    const { line, isMissed } = await measureCase(site, each);
    console.log(line);
    if (isMissed) missed.push(line);
  }
  return missed;
}

/** One that fails hinders no other. */
async function measureCase(site: SeededSite, { name, hasGoal, address, statements }: BenchmarkCase) {
  const [call, bare] = [() => site.call(address), () => site.query(statements)];
  try {
    const comparison = await compare({ call, bare, empty: () => site.call('/api/admin/status') }, RUNS);
    const isMissed = hasGoal && comparison.ratio > GOAL;
    return { line: `${lineOf(name, comparison)}${isMissed ? `  over ${GOAL}` : ''}`, isMissed };
  } catch (error) {
    return { line: `${name}: ${error}`, isMissed: true };
  }
}

function lineOf(name: string, { call, bare, ratio, floorRatio, rows }: Comparison): string {
  const times = [`bare ${bare.toFixed(1)} ms`, `call ${call.toFixed(1)} ms`];
  const ratios = [`ratio ${ratio.toFixed(2)}`, `to floor ${floorRatio.toFixed(2)}`];
  return `${name.padEnd(46)} ${[...times, ...ratios, `${rows} rows`].map((figure) => figure.padStart(15)).join(' ')}`;
}

function exportLines({ rows, call, cursor, copy, before, highest, after }: ExportFigures): string[] {
  const speed = (took: number) => `${(took / 1_000).toFixed(1)} s, ${Math.round((rows / took) * 1_000)} rows a second`;
  return [
    `export of ${rows} leads as CSV: ${speed(call)}`,
    `  bare query by a cursor: ${speed(cursor)}; ratio ${(call / cursor).toFixed(2)}`,
    `  COPY TO STDOUT (FORMAT csv): ${speed(copy)}; ratio ${(call / copy).toFixed(2)}`,
    `  memory of the API: ${before} MB before, ${highest} MB at most, ${after} MB after`,
  ];
}
