import { type Contestant, EXPRESS, ON_POSTGRES, ON_REDIS, PRODUCTS, SAME_WORK, TEXT_WORKER } from '../contestants.js';
import { percentile, type Results } from '../figures.js';
import type { Sizes } from '../options.js';
import type { Picture } from '../report/line-picture.js';
import { type RunOptions, runWholeWay } from '../run-whole-way.js';
import type { Ratio, Section } from '../section.js';

const CONTESTANTS = [EXPRESS, TEXT_WORKER, SAME_WORK, ...PRODUCTS];

const TABLES = [
  ['accepted', 'p50', 'p99', 'whole'],
  ['api', 'worker', 'postgres', 'redis', 'cpu', 'apiMemory', 'workerMemory', 'apiStart', 'workerStart'],
] as const;

/** From posts to leads and mails, all at once. */
export function wholeWay({ posts, warmUp }: Sizes): Section {
  return {
    id: 'whole-way',
    title: 'The whole way',
    conditions: `${posts} posts, 50 in flight, while workers turn them into leads and mails; the mail server takes each at once.`,
    cases: casesOf({ posts, warmUp }),
    tables: TABLES,
    ratios: RATIOS,
    picture: { file: 'bench-latencies.svg', draw: drawLatencies },
  };
}

/** The same with a mail server as real ones are, where a handler that waits for it shows what waiting costs. */
export function slowMail({ slowPosts: posts, warmUp }: Sizes): Section {
  return {
    id: 'slow-mail',
    title: 'The whole way, mails of 100 ms',
    conditions: `${posts} posts, 50 in flight; the mail server takes 100 ms for a mail, and everybody has five connections to it.`,
    cases: casesOf({ posts, warmUp, mailDelayMs: 100 }),
    tables: TABLES,
    ratios: RATIOS,
  };
}

const casesOf = (options: RunOptions) =>
  CONTESTANTS.map((contestant: Contestant) => ({
    name: contestant.name,
    measure: (ground: Parameters<typeof runWholeWay>[0]) => runWholeWay(ground, contestant, options),
  }));

const RATIOS: readonly Ratio[] = [
  ...[
    { to: SAME_WORK, says: 'the worker with the same work', wanted: '≥ 1.0, aim 1.2' },
    { to: EXPRESS, says: 'Express', wanted: '≥ 0.8, aim 1.0' },
    { to: TEXT_WORKER, says: 'the worker with text mail', wanted: '≥ 0.8, aim 1.0' },
  ].map(({ to, says, wanted }) => ({
    name: `leads and mails/s, on Redis to ${says}`,
    wanted,
    of: (round: Parameters<Ratio['of']>[0]) => round(ON_REDIS.name, 'whole') / round(to.name, 'whole'),
  })),
  {
    name: 'leads and mails/s, on PostgreSQL to on Redis',
    wanted: '≥ 0.8',
    of: (round) => round(ON_POSTGRES.name, 'whole') / round(ON_REDIS.name, 'whole'),
  },
];

/** Shares of the posts, each ten times closer to all of them than the one before. */
const SHARES = [0, 0.5, 0.75, 0.9, 0.95, 0.99, 0.995, 0.999];

function drawLatencies(results: Results): Picture {
  return {
    title: 'How long a post takes while all runs',
    x: {
      title: 'share of the posts that took at most so long',
      place: (share) => -Math.log10(1 - share),
      marks: [0, 0.5, 0.9, 0.99, 0.999].map((value) => ({ value, text: `${value * 100} %` })),
    },
    y: {
      title: 'milliseconds',
      place: Math.log10,
      marks: [1, 3, 10, 30, 100, 300, 1_000].map((value) => ({ value, text: String(value) })),
    },
    lines: [...results].map(([name, outcomes]) => {
      const all = outcomes.flatMap(({ latencies = [] }) => latencies);
      const points = SHARES.map((share) => [share, percentile(all, share)] as const);
      return { name, isOurs: PRODUCTS.some((product) => product.name === name), points };
    }),
  };
}
