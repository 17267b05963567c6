import type { LoadTimes } from './children/load-generator.js';
import type { Contestant } from './contestants.js';
import { type Figures, type Outcome, percentile } from './figures.js';
import type { Ground } from './ground.js';
import { System, type SystemOptions } from './system.js';
import type { Usage } from './usage.js';

/** So many visitors wait for an answer at any time. */
export const IN_FLIGHT = { inFlight: 50 };

export interface RunOptions extends SystemOptions {
  readonly posts: number;
  readonly warmUp: number;
  /** How long the mail server takes for a mail; not at all by default. */
  readonly mailDelayMs?: number;
}

/** Sends posts to a contestant, and waits until each has become whatever it becomes there. */
export function runWholeWay(ground: Ground, contestant: Contestant, options: RunOptions): Promise<Outcome> {
  const { posts, warmUp, mailDelayMs = 0 } = options;
  return System.run(ground, contestant, options, async (system) => {
    await system.post(warmUp, IN_FLIGHT);
    await system.settle();
    await system.delayMails(mailDelayMs);
    const before = await system.usage();
    const load = await system.post(posts, IN_FLIGHT);
    const lastAt = await system.settle();
    const after = await system.usage();
    const figures = {
      ...loadFigures(load),
      ...(contestant.hasMails ? { whole: (posts / (lastAt - load.startedAt)) * 1_000 } : {}),
      ...costFigures(before, after, posts),
      ...(await processFigures(system)),
    };
    return { figures, latencies: load.latencies };
  });
}

export function loadFigures({ latencies, seconds }: LoadTimes): Figures {
  return {
    accepted: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

/** CPU milliseconds for each lead, by process and in all. */
export function costFigures(before: Usage, after: Usage, leads: number): Figures {
  const [api, worker] = [(after.api - before.api) / leads, (after.worker - before.worker) / leads];
  const [postgres, redis] = [(after.postgres - before.postgres) / leads, (after.redis - before.redis) / leads];
  return { api, worker, postgres, redis, cpu: api + worker + postgres + redis };
}

async function processFigures(system: System): Promise<Figures> {
  const { api, worker } = await system.peakMemory();
  const [first] = system.workers;
  return {
    apiMemory: api,
    apiStart: system.api.startTime,
    ...(first && worker !== undefined && { workerMemory: worker, workerStart: first.startTime }),
  };
}
