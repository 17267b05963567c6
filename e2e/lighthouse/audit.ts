import { findFreePort } from '@fahrzeugpflege/infra/local';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findChromium } from '../browser/support/chromium.js';

/** The categories that say the same each time, whatever else the machine does. */
export const STEADY_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** For them alone: no timings are taken, so that half a second of quiet is enough, and no picture of the whole page. */
export const STEADY_SETTINGS: Flags = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
  disableFullPageScreenshot: true,
};

/** 0 to 100, by category. */
export type Scores = Readonly<Record<string, number>>;

/** What one run of Lighthouse found. */
export interface AuditResult {
  readonly scores: Scores;
  /** What cost points, as «id: title». */
  readonly faults: readonly string[];
  /** Milliseconds, or the unitless shift, by the metric's id. */
  readonly metrics: Readonly<Record<string, number>>;
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const PREFERRED_PORT = 9300;

/** How often an audit that recorded nothing is begun. */
const MOST_RUNS = 3;

/** A browser for Lighthouse, with its mobile preset. */
export class Auditor {
  private constructor(
    private readonly browser: Browser,
    private readonly port: number,
  ) {}

  static async start(): Promise<Auditor> {
    const port = await findFreePort(PREFERRED_PORT);
    const found = await findChromium();
    const args = [...(found.args ?? []), `--remote-debugging-port=${port}`];
    return new Auditor(await chromium.launch({ ...found, args }), port);
  }

  /** Audits one page, with an empty cache. */
  async audit(url: string, categories: readonly string[], settings: Flags = {}): Promise<AuditResult> {
    const fixed: Flags = { port: this.port, output: 'json', logLevel: 'error', onlyCategories: [...categories] };
    const report = await record(url, { ...settings, ...fixed });
    const entries = Object.values(report.categories);
    const counted = new Set(
      entries.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0)).map(({ id }) => id),
    );
    return {
      scores: Object.fromEntries(entries.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
      faults: Object.values(report.audits)
        .filter(({ id, score }) => counted.has(id) && score !== null && score < 1)
        .map(({ id, title }) => `${id}: ${title}`),
      metrics: Object.fromEntries(METRICS.map((id) => [id, report.audits[id]?.numericValue ?? Number.NaN])),
    };
  }

  stop(): Promise<void> {
    return this.browser.close();
  }
}

/** A run that recorded no navigation measured nothing; Lighthouse itself asks to run again. */
async function record(url: string, flags: Flags): Promise<Result> {
  for (let run = 1; ; run += 1) {
    const report = (await lighthouse(url, flags))?.lhr;
    if (report && !report.runtimeError) return report;
    if (report?.runtimeError?.code !== 'NO_NAVSTART' || run === MOST_RUNS) {
      throw new Error(report?.runtimeError?.message ?? `No report for ${url}`);
    }
  }
}
