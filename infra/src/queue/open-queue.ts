import type { QueueName } from '@fahrzeugpflege/contracts';
import type { AnyQueue, QueueEngine } from './queue-engine.js';

/**
 * Opens a queue, ready for jobs; what it opened of one that does not get ready is closed.
 *
 * @throws what the engine says of the queue that does not get ready
 */
export async function openQueue(engine: QueueEngine, name: QueueName): Promise<AnyQueue> {
  const queue = engine.createQueue(name);
  queue.on('error', () => undefined);
  try {
    await queue.waitUntilReady();
    return queue;
  } catch (error) {
    await queue.close().catch(() => undefined);
    throw error;
  }
}
