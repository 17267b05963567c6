import { describe, expect, it } from '@jest/globals';
import type { JobPublisher } from './job-publisher.js';
import type { QueueEngine } from './queue-engine.js';
import { QueueInspector } from './queue-inspector.js';

/** The failed jobs of a queue, those that failed first at the beginning; reads them as BullMQ does. */
class FakeQueue {
  constructor(readonly ids: string[]) {}

  getFailedCount = async () => this.ids.length;
  getJobs = async (_types: string[], first: number, last: number, isAscending: boolean) => {
    const ids = isAscending ? this.ids : this.ids.toReversed();
    return ids.slice(first, last + 1).map((id) => ({ id }));
  };
}

function inspect(queue: FakeQueue): QueueInspector {
  const publisher = { queue: async () => queue } as unknown as JobPublisher;
  return new QueueInspector(publisher, { kind: 'redis', isConnected: () => true } as QueueEngine);
}

describe('all failed jobs', () => {
  const ids = Array.from({ length: 450 }, (_, at) => `job ${at}`);

  it('are read, however many there are', async () => {
    for (const length of [0, 1, 200, 201, 450]) {
      const read: (string | undefined)[] = [];
      for await (const job of inspect(new FakeQueue(ids.slice(0, length))).allFailed('lead-received'))
        read.push(job.id);
      expect(read.toSorted()).toEqual(ids.slice(0, length).toSorted());
    }
  });

  it('are read where some leave and others fail meanwhile', async () => {
    const queue = new FakeQueue([...ids]);
    const read = new Set<string | undefined>();
    for await (const job of inspect(queue).allFailed('lead-received')) {
      read.add(job.id);
      // With each page that is read the oldest and the newest go, and one more fails.
      if (read.size % 200 === 0) queue.ids.splice(0, queue.ids.length, ...queue.ids.slice(1, -1), `later ${read.size}`);
    }
    const left = queue.ids.filter((id) => id.startsWith('job'));
    expect(left.filter((id) => !read.has(id))).toEqual([]);
  });
});
