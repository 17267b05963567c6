import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { answerWithin } from '@fahrzeugpflege/infra/database';
import { HEARTBEAT_INTERVAL, HEARTBEAT_KEPT } from '@fahrzeugpflege/infra/queue';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { JobRunner } from './jobs/job-runner.js';

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** Of this worker's package. */
export const workerVersion = version;

/** Part of the ten seconds in which the worker has to end; milliseconds. */
const FAREWELL_LIMIT = 1_000;

/** $1: id, $2: host, $3: process id, $4: version, $5: whether it takes jobs, $6: its start. */
const BEAT = `
  INSERT INTO worker_process (id, host, pid, version, is_working, started_at, seen_at)
  VALUES ($1, $2, $3, $4, $5, $6, now())
  ON CONFLICT (id) DO UPDATE SET is_working = excluded.is_working, seen_at = excluded.seen_at`;

/** $1: seconds. */
const FORGET_SILENT = 'DELETE FROM worker_process WHERE seen_at < now() - make_interval(secs => $1)';

const FAREWELL = 'DELETE FROM worker_process WHERE id = $1';

/**
 * Lets operators see that this process lives, wherever the queue is: a row that is renewed every few seconds, taken away
 * at an ordered end, and left to grow old by a process that was killed.
 */
@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WorkerHeartbeat.name);
  private readonly id = uuidv7();
  private readonly startedAt = new Date();
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly runner: JobRunner,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const farewell = async () => {
      await this.beating;
      await this.dataSource.query(FAREWELL, [this.id]);
    };
    await answerWithin(FAREWELL_LIMIT, farewell()).catch(() => undefined);
  }

  private schedule(pause: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.beating = this.beat().finally(() => this.schedule(HEARTBEAT_INTERVAL));
    }, pause);
  }

  private async beat(): Promise<void> {
    if (!this.dataSource.isInitialized) return;
    const self = [this.id, hostname(), process.pid, workerVersion, this.runner.isRunning(), this.startedAt];
    try {
      await this.dataSource.query(BEAT, self);
      await this.dataSource.query(FORGET_SILENT, [HEARTBEAT_KEPT / 1_000]);
    } catch (error) {
      // Nobody sees the sign while the database is away; the next one comes soon.
      this.logger.debug(`no sign of life: ${(error as Error).message}`);
    }
  }
}
