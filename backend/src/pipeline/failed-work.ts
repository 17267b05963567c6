import type { QueueName } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { QueueInspector, RELAY_LEASE, SWEEP_AFTER } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bullmq';
import type { DataSource } from 'typeorm';
import { jobIds } from './failed-jobs.handler.js';
import { RELEASE_MAILS, RELEASE_SUBMISSIONS, REOPEN_MAILS, REOPEN_SUBMISSIONS } from './failed-work.sql.js';

/** One call puts back at most this many of a kind: nobody waits long, and no worker drowns. */
export const MOST_AT_ONCE = 500;

/** Puts what failed for good back on its way. In the database alone it suffices: relay and sweep of a worker do the rest. */
@Injectable()
export class FailedWork {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queues: QueueInspector,
  ) {}

  /**
   * Puts failed jobs back on their queue, and what their failure has marked in the database. The database first: should
   * the queue be away by then, relay and sweep bring what the jobs would have brought.
   *
   * @returns how many jobs; another operator may have been quicker
   */
  async retry(queue: QueueName, jobs: readonly Job[]): Promise<number> {
    await this.reopen(
      queue,
      jobs.flatMap(({ data }) => jobIds(queue, data).ids),
    );
    return this.queues.retry(queue, jobs);
  }

  /** The oldest submissions that failed. @returns how many; at most {@link MOST_AT_ONCE} */
  releaseSubmissions(): Promise<number> {
    return this.query(RELEASE_SUBMISSIONS, [MOST_AT_ONCE]);
  }

  /** The oldest mails that failed or wait for a later try. @returns how many; at most {@link MOST_AT_ONCE} */
  releaseMails(): Promise<number> {
    return this.query(RELEASE_MAILS, [MOST_AT_ONCE, SWEEP_AFTER / 1_000 + 1]);
  }

  private async reopen(queue: QueueName, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    if (queue === 'lead-received') await this.query(REOPEN_SUBMISSIONS, [ids, RELAY_LEASE / 1_000]);
    if (queue === 'lead-mail') await this.query(REOPEN_MAILS, [ids]);
  }

  private async query(sql: string, parameters: unknown[]): Promise<number> {
    const [, affected]: [unknown, number] = await connected(this.dataSource).query(sql, parameters);
    return affected;
  }
}
