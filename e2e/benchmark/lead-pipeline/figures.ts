import { median } from '../../lighthouse/median.js';

/** What one run of one case gave. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** Everything that is measured, as the tables name it. */
export const FIGURES = {
  accepted: { title: 'accepted/s', digits: 0 },
  p50: { title: 'p50 ms', digits: 1 },
  p99: { title: 'p99 ms', digits: 1 },
  whole: { title: 'leads and mails/s', digits: 0 },
  api: { title: 'API', digits: 2 },
  worker: { title: 'worker', digits: 2 },
  postgres: { title: 'PostgreSQL', digits: 2 },
  redis: { title: 'Redis', digits: 2 },
  cpu: { title: 'CPU ms a lead', digits: 2 },
  apiMemory: { title: 'API MB', digits: 0 },
  workerMemory: { title: 'worker MB', digits: 0 },
  apiStart: { title: 'API starts, s', digits: 1 },
  workerStart: { title: 'worker starts, s', digits: 1 },
  quiet: { title: 'p99 ms, quiet', digits: 1 },
  draining: { title: 'p99 ms while the backlog drains', digits: 1 },
  slowMail: { title: 'p99 ms, mails of 300 ms', digits: 1 },
  hangingMail: { title: 'p99 ms, mails hang', digits: 1 },
} as const;

export type FigureName = keyof typeof FIGURES;

/** One run: its figures, and how long each post took where that is drawn; milliseconds. */
export interface Outcome {
  readonly figures: Figures;
  readonly latencies?: readonly number[];
}

/** The outcomes of every case by its name, one of each round. */
export type Results = ReadonlyMap<string, readonly Outcome[]>;

/** The value below which this share of the others lies (nearest rank); NaN where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value, and how far it lies from lowest to highest, as a share of it: ±, half of that. */
export function spread(values: readonly number[]) {
  const middle = median(values);
  return { median: middle, plusMinus: (Math.max(...values) - Math.min(...values)) / 2 / middle };
}
