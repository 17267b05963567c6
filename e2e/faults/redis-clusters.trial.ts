import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Cleanup } from '../support/cleanup.js';
import { eventually } from '../support/eventually.js';
import type { Fault } from './fault.js';
import { ClusterSetup, SentinelSetup } from './redis-clusters.js';
import { Scene } from './scene.js';
import { tryFaults } from './trial.js';

const TIME_LIMIT = 600_000;

/** Several Redis servers, and what is done to them. */
const SETUPS: Record<string, (cleanup: Cleanup) => Promise<{ readonly url: string; readonly fault: Fault }>> = {
  'a Sentinel failover to a replica that lacks the last writes': async (cleanup) => {
    const setup = await SentinelSetup.start(cleanup);
    const harm = async () => {
      await setup.cutReplication();
      await pause(3_000);
      await setup.master.kill();
      await setup.promoted();
    };
    return { url: setup.url, fault: { name: 'failover', harm } };
  },
  'a Redis Cluster that loses the node with the queues': async (cleanup) => {
    const setup = await ClusterSetup.start(cleanup);
    const harm = async () => {
      const owner = await setup.owner();
      await owner.kill();
      await eventually(() => setup.owner());
      await owner.start();
    };
    return { url: setup.url, fault: { name: 'lost node', harm } };
  },
};

for (const [name, setUp] of Object.entries(SETUPS)) {
  test(
    `${name}: nothing is lost, doubled or made up, and each mail goes out`,
    async () => {
      const cleanup = new Cleanup();
      try {
        const { url, fault } = await setUp(cleanup);
        const scene = await Scene.open('redis', url);
        cleanup.add(scene.close);
        const [account] = await scene.stack.showing(() => tryFaults(scene, [fault]));
        process.stdout.write(`${name}: ${JSON.stringify(account)}\n`);
        expect(account?.broken).toEqual([]);
      } finally {
        await cleanup.run();
      }
    },
    TIME_LIMIT,
  );
}
