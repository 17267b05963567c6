import { expect, test } from '@playwright/test';
import { Cleanup } from '../../support/cleanup.js';
import { type BenchmarkCase, benchmarkCases } from './benchmark-cases.js';
import { type Comparison, compare } from './compare.js';
import { SeededSite } from './seeded-site.js';

/** How many leads there are: `LEADS`, else a million. */
const LEADS = Number(process.env['LEADS'] || 1_000_000);

/** How often each call and its bare query are made, in turn. */
const RUNS = Number(process.env['BENCH_RUNS'] || 15);

/** First page and filters may take so much longer than the bare query. */
const GOAL = 2;

test(`the list of ${LEADS} leads, beside bare queries`, async () => {
  const cleanup = new Cleanup();
  try {
    const site = await SeededSite.start(LEADS, cleanup);
    const rows: (Comparison & Pick<BenchmarkCase, 'name' | 'hasGoal'>)[] = [];
    for (const { name, hasGoal, address, statements } of await benchmarkCases(site)) {
      const comparison = await compare(
        () => site.call(address),
        () => site.query(statements),
        RUNS,
      );
      rows.push({ name, hasGoal, ...comparison });
      console.log(lineOf({ name, hasGoal, ...comparison }));
    }
    for (const { name, ratio, hasGoal } of rows) if (hasGoal) expect.soft(ratio, name).toBeLessThanOrEqual(GOAL);
  } finally {
    await cleanup.run();
  }
});

function lineOf({
  name,
  call,
  bare,
  ratio,
  hasGoal,
  rows,
}: Comparison & Pick<BenchmarkCase, 'name' | 'hasGoal'>): string {
  const figures = [`${call.toFixed(1)} ms`, `bare ${bare.toFixed(1)} ms`, `ratio ${ratio.toFixed(2)}`, `${rows} rows`];
  const padded = figures.map((figure) => figure.padStart(14)).join(' ');
  return `${name.padEnd(44)} ${padded}${hasGoal && ratio > GOAL ? '  over the goal' : ''}`;
}
