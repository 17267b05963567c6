import { QUEUE_NAMES, type QueueName } from '@fahrzeugpflege/contracts';
import {
  type AnyQueue,
  createQueueEngine,
  jobOptions,
  openQueue,
  type QueueSettings,
} from '@fahrzeugpflege/infra/queue';
import type { JobState } from 'bullmq';
import type { Cleanup } from './cleanup.js';
import { eventually } from './eventually.js';

/** The queues as an operator sees them, read past every gate. */
export class Queues {
  private constructor(private readonly queues: Readonly<Record<QueueName, AnyQueue>>) {}

  static async open(settings: QueueSettings, cleanup: Cleanup): Promise<Queues> {
    const engine = createQueueEngine(settings);
    cleanup.add(() => engine.close());
    await eventually(async () => {
      const fault = await engine.findFault();
      if (fault !== null) throw new Error(fault);
    });
    const entries: [QueueName, AnyQueue][] = [];
    for (const name of QUEUE_NAMES) {
      // Its connections wait for two seconds, as the product's do; a machine that starts all at once may take longer.
      const queue = await eventually(() => openQueue(engine, name));
      cleanup.add(() => queue.close());
      entries.push([name, queue]);
    }
    return new Queues(Object.fromEntries(entries) as Record<QueueName, AnyQueue>);
  }

  /**
   * Puts any payload on a queue, valid or not.
   *
   * @returns the job's id
   */
  async add(queue: QueueName, payload: unknown, name: string = queue): Promise<string> {
    const { id } = await this.queues[queue].add(name, payload, jobOptions(queue));
    if (id === undefined) throw new Error(`a job on ${queue} without an id`);
    return id;
  }

  /** Has a job done: it is gone from the queue then. */
  async run(queue: QueueName, payload: unknown, name: string = queue): Promise<void> {
    const id = await this.add(queue, payload, name);
    await eventually(async () => {
      if (await this.queues[queue].getJob(id)) throw new Error(`job ${id} on ${queue} is not done`);
    });
  }

  /** The payloads of the jobs that failed for good, with the reason of each. */
  async failed(name: QueueName): Promise<{ payload: unknown; reason: string | undefined }[]> {
    const jobs = await this.queues[name].getFailed();
    return jobs.map(({ data, failedReason }) => ({ payload: data, reason: failedReason }));
  }

  count(name: QueueName, ...states: JobState[]): Promise<number> {
    return this.queues[name].getJobCountByTypes(...states);
  }
}
