import { expect, test } from '@playwright/test';
import { Cleanup } from '../../support/cleanup.js';
import { benchmarkCases } from './benchmark-cases.js';
import { type Comparison, compare } from './compare.js';
import { SeededSite } from './seeded-site.js';

/** How many leads there are: `LEADS`, else a million. */
const LEADS = Number(process.env['LEADS'] || 1_000_000);

/** How often each call and its bare query are made, in turn. */
const RUNS = Number(process.env['BENCH_RUNS'] || 15);

/** First page and filters may take so many times as long as the bare query. */
const GOAL = 2;

test(`the list of ${LEADS} leads, beside bare queries`, async () => {
  const cleanup = new Cleanup();
  try {
    const site = await SeededSite.start(LEADS, cleanup);
    const overGoal: string[] = [];
    for (const { name, hasGoal, address, statements } of await benchmarkCases(site)) {
      const [call, bare] = [() => site.call(address), () => site.query(statements)];
      const comparison = await compare({ call, bare, empty: () => site.call('/api/admin/status') }, RUNS);
      console.log(lineOf(name, comparison));
      if (hasGoal && comparison.ratio > GOAL) overGoal.push(name);
    }
    expect(overGoal).toEqual([]);
  } finally {
    await cleanup.run();
  }
});

function lineOf(name: string, { call, bare, ratio, ownRatio, rows }: Comparison): string {
  const times = [`${call.toFixed(1)} ms`, `bare ${bare.toFixed(1)} ms`, `ratio ${ratio.toFixed(2)}`];
  const figures = [...times, `own ${ownRatio.toFixed(2)}`, `${rows} rows`];
  return `${name.padEnd(44)} ${figures.map((figure) => figure.padStart(14)).join(' ')}`;
}
