import { expect, test } from '@playwright/test';
import { indexablePages } from '../browser/support/pages.js';
import { site } from '../browser/support/site.js';
import { Auditor, type AuditResult, STEADY_CATEGORIES } from './audit.js';
import { median } from './median.js';

/** What each page reaches with Lighthouse's mobile preset, as the median of the runs. */
const GOALS: Readonly<Record<string, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** How often each page is audited: `LIGHTHOUSE_RUNS`, else five times. */
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);

let auditor: Auditor;

test.beforeAll(async () => {
  auditor = await Auditor.start();
});

test.afterAll(() => auditor.stop());

for (const { path } of indexablePages) {
  test(path, async () => {
    const results: AuditResult[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      results.push(await auditor.audit(site.url + path, ['performance', ...STEADY_CATEGORIES]));
    }
    const scores = Object.keys(GOALS).map((goal) => [goal, middle(results, ({ scores }) => scores[goal])] as const);
    console.log(`${path}: ${scores.map(([goal, score]) => `${goal} ${score}`).join(', ')} (${timings(results)})`);
    const faults = [...new Set(results.flatMap((result) => result.faults))];
    for (const [goal, score] of scores) expect(score, faults.join('\n')).toBeGreaterThanOrEqual(GOALS[goal] ?? 0);
  });
}

function middle(results: readonly AuditResult[], figure: (result: AuditResult) => number | undefined): number {
  return median(results.map((result) => figure(result) ?? Number.NaN));
}

function timings(results: readonly AuditResult[]): string {
  const of = (id: string) => middle(results, ({ metrics }) => metrics[id]);
  return [
    `first paint ${of('first-contentful-paint').toFixed(0)} ms`,
    `largest paint ${of('largest-contentful-paint').toFixed(0)} ms`,
    `blocked ${of('total-blocking-time').toFixed(0)} ms`,
    `shift ${of('cumulative-layout-shift').toFixed(3)}`,
  ].join(', ');
}
