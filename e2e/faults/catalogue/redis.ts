import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { WAYS_IN } from '../ledger.js';
import type { Scene } from '../scene.js';

const gateOf = ({ stack }: Scene) => {
  if (!stack.parts.redis) throw new Error('the queue is in PostgreSQL');
  return stack.parts.redis.gate;
};

/** Each answer waits up to half a second. */
async function stutter(scene: Scene, seconds: number): Promise<void> {
  const gate = gateOf(scene);
  for (let half = 0; half < 2 * seconds; half += 1) {
    gate.hang();
    await pause(450);
    gate.open();
    await pause(50);
  }
}

const faults: readonly Fault[] = [
  {
    name: 'Redis killed, away for 5 s',
    harm: ({ redis }) => redis.kill(),
    seconds: 5,
    heal: ({ redis }) => redis.start(),
  },
  {
    name: 'Redis emptied five times',
    harm: async ({ redis }) => {
      for (let time = 0; time < 5; time += 1) {
        await redis.ask((client) => client.flushall());
        await pause(500);
      }
    },
  },
  {
    name: 'Redis slow for 8 s',
    harm: (scene) => stutter(scene, 8),
  },
  {
    name: 'network to Redis half open for 8 s',
    harm: (scene) => gateOf(scene).hang(),
    seconds: 8,
    heal: (scene) => {
      gateOf(scene).cut();
      gateOf(scene).open();
    },
  },
  {
    name: 'Redis full for 8 s, under noeviction',
    harm: ({ redis }) => redis.ask((client) => client.config('SET', 'maxmemory', '1mb')),
    seconds: 8,
    heal: ({ redis }) => redis.ask((client) => client.config('SET', 'maxmemory', '0')),
  },
];

export const REDIS_FAULTS: readonly Fault[] = faults.map((fault) => ({ ...fault, engines: ['redis'] }));

export const FAULTS_OF_BOTH: readonly Fault[] = [
  {
    name: 'PostgreSQL and Redis away for 5 s',
    engines: ['redis'],
    harm: (scene) => {
      scene.stack.parts.postgres.gate.cut();
      gateOf(scene).cut();
    },
    seconds: 5,
    heal: ({ stack }) => stack.openGates(),
    refuses: { redis: WAYS_IN },
  },
];
