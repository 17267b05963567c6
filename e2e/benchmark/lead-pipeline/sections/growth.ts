import { type Contestant, ON_POSTGRES, ON_REDIS, PRODUCTS, SAME_WORK } from '../contestants.js';
import { type Results, spread } from '../figures.js';
import type { Ground } from '../ground.js';
import type { Sizes } from '../options.js';
import type { Picture } from '../report/line-picture.js';
import { runWholeWay } from '../run-whole-way.js';
import type { Section } from '../section.js';

const CONTESTANTS = [SAME_WORK, ON_REDIS, ON_POSTGRES];

const withLeads = ({ name }: Contestant, leads: number) => `${name}, ${leads.toLocaleString('en')} leads`;
const withWorkers = ({ name }: Contestant, workers: number) => `${name}, workers: ${workers}`;

/** What a lead costs the more there are already. */
export function storedLeads({ stored, posts, warmUp }: Sizes): Section {
  const [most = 0, tenth = 0] = stored.toReversed();
  return {
    id: 'stored-leads',
    title: 'More leads in the database',
    conditions: `${posts} posts, 50 in flight, into a database that holds leads of three years.`,
    cases: CONTESTANTS.flatMap((contestant) =>
      stored.map((leads) => ({
        name: withLeads(contestant, leads),
        measure: (ground: Ground) => runWholeWay(ground, contestant, { posts, warmUp, storedLeads: leads }),
      })),
    ),
    tables: [['accepted', 'p99', 'whole', 'api', 'worker', 'postgres', 'cpu']],
    ratios: CONTESTANTS.map((contestant) => ({
      name: `CPU ms a lead, ${withLeads(contestant, most)} to ${tenth.toLocaleString('en')}`,
      wanted: contestant === SAME_WORK ? '' : '≤ 1.25',
      of: (round) => round(withLeads(contestant, most), 'cpu') / round(withLeads(contestant, tenth), 'cpu'),
    })),
    picture: { file: 'bench-growth.svg', draw: (results) => drawCost(results, stored) },
  };
}

function drawCost(results: Results, stored: readonly number[]): Picture {
  const costOf = (contestant: Contestant, leads: number) =>
    spread((results.get(withLeads(contestant, leads)) ?? []).map(({ figures }) => figures.cpu ?? 0)).median;
  const lines = CONTESTANTS.map((contestant) => ({
    name: contestant === SAME_WORK ? 'plain worker with the same work' : contestant.name,
    isOurs: contestant !== SAME_WORK,
    points: stored.map((leads) => [leads, costOf(contestant, leads)] as const),
  }));
  const highest = Math.ceil(Math.max(...lines.flatMap(({ points }) => points.map(([, cost]) => cost))));
  return {
    title: 'What a lead costs the more there are',
    x: {
      title: 'leads in the database',
      place: Math.log10,
      marks: stored.map((value) => ({ value, text: value.toLocaleString('en') })),
    },
    y: {
      title: 'CPU milliseconds a lead, all processes',
      place: (cost) => cost,
      marks: Array.from({ length: highest + 1 }, (_, value) => ({ value, text: String(value) })),
    },
    lines,
  };
}

/** What more worker processes bring while a mail takes 100 ms, and the cores are not busy. */
export function moreWorkers({ workers, slowPosts: posts, warmUp }: Sizes): Section {
  const most = Math.max(...workers);
  return {
    id: 'workers',
    title: 'More workers',
    conditions: `${posts} posts, 50 in flight, each mail takes 100 ms.`,
    cases: PRODUCTS.flatMap((product) =>
      workers.map((count) => ({
        name: withWorkers(product, count),
        measure: (ground: Ground) =>
          runWholeWay(ground, product, { posts: posts * count, warmUp, mailDelayMs: 100, workers: count }),
      })),
    ),
    tables: [['whole', 'accepted', 'p99', 'cpu']],
    ratios: PRODUCTS.map((product) => ({
      name: `leads and mails/s, ${withWorkers(product, most)} to ${most} × one`,
      wanted: '≥ 0.9',
      of: (round) => round(withWorkers(product, most), 'whole') / (most * round(withWorkers(product, 1), 'whole')),
    })),
  };
}
