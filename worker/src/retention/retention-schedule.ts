import { businessProfile } from '@fahrzeugpflege/contracts';
import { readRetentionRun } from '@fahrzeugpflege/infra/database';
import { JobPublisher, jobOptions } from '@fahrzeugpflege/infra/queue';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { previousRun, RUN_AT } from './previous-run.js';

const SCHEDULER = 'retention';

/** A queue that lost everything gets its schedule back within this; milliseconds. */
const LOOK_AGAIN = 60 * 60_000;
/** While database or queue are away. */
const TRY_AGAIN = 30_000;

/**
 * Has the job of each night in the queue. Any number of workers may do so: there is one schedule. A night that was missed,
 * because nothing ran or the queue lost its jobs, is made up for.
 */
@Injectable()
export class RetentionSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionSchedule.name);
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobPublisher,
  ) {}

  onApplicationBootstrap(): void {
    this.lookIn(0);
  }

  onModuleDestroy(): void {
    this.stopping = true;
    clearTimeout(this.timer);
  }

  /** Schedules the nights, if they are not, and the one that was missed. */
  async ensure(now = new Date()): Promise<void> {
    const queue = await this.jobs.queue('housekeeping');
    if (!(await queue.getJobScheduler(SCHEDULER))) {
      const template = { name: 'retention', data: {}, opts: jobOptions('housekeeping') };
      await queue.upsertJobScheduler(SCHEDULER, { pattern: RUN_AT, tz: businessProfile.timeZone }, template);
    }
    const { finishedAt } = await readRetentionRun(this.dataSource.manager);
    const due = previousRun(now);
    if (finishedAt !== null && finishedAt >= due) return;
    const jobId = `retention-missed-${due.getTime()}`;
    await this.jobs.publish('housekeeping', 'retention', [{}], { jobId });
  }

  private lookIn(pause: number): void {
    if (this.stopping) return;
    this.timer = setTimeout(() => void this.look().then((next) => this.lookIn(next)), pause).unref();
  }

  private async look(): Promise<number> {
    try {
      await this.ensure();
      return LOOK_AGAIN;
    } catch (error) {
      this.logger.debug(`not scheduled yet: ${(error as Error).message}`);
      return TRY_AGAIN;
    }
  }
}
