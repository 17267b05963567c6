import { type Contestant, EXPRESS, PRODUCTS } from '../contestants.js';
import { FIGURES, type FigureName, type Outcome, percentile } from '../figures.js';
import type { Ground } from '../ground.js';
import type { Sizes } from '../options.js';
import { costFigures, IN_FLIGHT, loadFigures, runWholeWay } from '../run-whole-way.js';
import type { Ratio, Section } from '../section.js';
import { System } from '../system.js';

/** A visitor every so often, in ms. */
const EVERY = { everyMs: 20 };
const SLOW_MAIL = 300;

const CALM = ['draining', 'slowMail', 'hangingMail'] as const satisfies FigureName[];
const ofSize = ({ name }: Contestant, posts: number) => `${name}, ${posts.toLocaleString('en')} posts`;

/** A burst, whose backlog drains after it, and how visitors fare who come meanwhile. */
export function burst({ bursts, probes, warmUp }: Sizes): Section {
  const [small, large] = bursts;
  const wholeWayOf = (contestant: Contestant, posts: number) => ({
    name: ofSize(contestant, posts),
    measure: (ground: Ground) => runWholeWay(ground, contestant, { posts, warmUp }),
  });
  const burstOf = (product: Contestant) => ({
    name: ofSize(product, large),
    measure: (ground: Ground) => measureBurst(ground, product, { posts: large, probes, warmUp }),
  });
  return {
    id: 'burst',
    title: 'A burst, and the backlog after it',
    conditions:
      `A burst with 50 in flight; while its backlog drains, ${probes} posts come one by one, 20 ms apart, as they do ` +
      `before it (quiet), and later while the mail server takes ${SLOW_MAIL} ms for a mail or answers none.`,
    cases: [
      wholeWayOf(EXPRESS, large),
      ...PRODUCTS.flatMap((product) => [wholeWayOf(product, small), burstOf(product)]),
    ],
    tables: [
      ['accepted', 'p99', 'whole', 'cpu'],
      ['quiet', ...CALM],
    ],
    ratios: PRODUCTS.flatMap((product) => ratiosOf(product, small, large)),
  };
}

function ratiosOf(product: Contestant, small: number, large: number): Ratio[] {
  const name = ofSize(product, large);
  return [
    {
      name: `accepted/s, ${name}, to Express`,
      wanted: '≥ 3',
      of: (round) => round(name, 'accepted') / round(ofSize(EXPRESS, large), 'accepted'),
    },
    ...CALM.map((figure) => ({
      name: `${FIGURES[figure].title}, ${name}, to quiet`,
      wanted: '≤ 2',
      of: (round: Parameters<Ratio['of']>[0]) => round(name, figure) / round(name, 'quiet'),
    })),
    {
      name: `CPU ms a lead, ${name} to ${small}`,
      wanted: '≤ 1.25',
      of: (round) => round(name, 'cpu') / round(ofSize(product, small), 'cpu'),
    },
  ];
}

type BurstOptions = Pick<Sizes, 'probes' | 'warmUp'> & { readonly posts: number };

function measureBurst(ground: Ground, contestant: Contestant, { posts, probes, warmUp }: BurstOptions) {
  return System.run(ground, contestant, {}, async (system): Promise<Outcome> => {
    const probe = async () => percentile((await system.post(probes, EVERY)).latencies, 0.99);
    const probeWithMails = async (delayMs: number | 'hangs') => {
      await system.delayMails(delayMs);
      const p99 = await probe();
      await system.delayMails(0);
      await system.settle();
      return p99;
    };
    await system.post(warmUp, IN_FLIGHT);
    await system.settle();
    const quiet = await probeWithMails(0);
    const before = await system.usage();
    const load = await system.post(posts, IN_FLIGHT);
    const draining = await probe();
    const lastAt = await system.settle();
    const after = await system.usage();
    const whole = ((posts + probes) / (lastAt - load.startedAt)) * 1_000;
    const cost = costFigures(before, after, posts + probes);
    const slow = await probeWithMails(SLOW_MAIL);
    const hanging = await probeWithMails('hangs');
    const calm = { quiet, draining, slowMail: slow, hangingMail: hanging };
    return { figures: { ...loadFigures(load), whole, ...cost, ...calm } };
  });
}
