import { BATCHED_COMMIT, PRODUCTS, QUEUE_ALONE, withoutWorker } from '../contestants.js';
import type { Sizes } from '../options.js';
import { runWholeWay } from '../run-whole-way.js';
import type { Section } from '../section.js';

/** What a post costs until it is answered, while no worker runs. */
export function acceptingAlone({ acceptedPosts: posts, warmUp }: Sizes): Section {
  const contestants = [BATCHED_COMMIT, QUEUE_ALONE, ...PRODUCTS.map(withoutWorker)];
  return {
    id: 'accepting',
    title: 'Accepting alone',
    conditions: `${posts} posts, 50 in flight, no worker.`,
    cases: contestants.map((contestant) => ({
      name: contestant.name,
      measure: (ground) => runWholeWay(ground, contestant, { posts, warmUp }),
    })),
    tables: [['accepted', 'p50', 'p99', 'api', 'postgres', 'redis', 'cpu', 'apiMemory']],
    ratios: PRODUCTS.flatMap(({ name }) => [
      {
        name: `accepted/s, ${name} to the batched commit`,
        wanted: '≥ 0.4, aim 0.6',
        of: (round) => round(name, 'accepted') / round(BATCHED_COMMIT.name, 'accepted'),
      },
      {
        name: `p99, ${name} to the batched commit`,
        wanted: '≤ 1.5',
        of: (round) => round(name, 'p99') / round(BATCHED_COMMIT.name, 'p99'),
      },
    ]),
  };
}
