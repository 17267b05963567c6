import { DatabaseFaultLog, isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import {
  QUEUE_ENGINE,
  type QueueEngine,
  QueueUnavailableError,
  RELAY_AFTER,
  RELAY_INTERVAL,
} from '@fahrzeugpflege/infra/queue';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MailSweep } from './mail-sweep.js';
import { SubmissionRelay } from './submission-relay.js';

/** Runs the sweeps every few seconds while database and queue answer. */
@Injectable()
export class RelayLoop implements OnApplicationBootstrap {
  private readonly logger = new Logger(RelayLoop.name);
  private readonly faults = new DatabaseFaultLog('The relay');
  private readonly sweeps: readonly (SubmissionRelay | MailSweep)[];
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private stopping = false;

  constructor(
    submissions: SubmissionRelay,
    mails: MailSweep,
    @Inject(QUEUE_ENGINE) private readonly engine: QueueEngine,
  ) {
    this.sweeps = [submissions, mails];
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  /** Begins no further round. */
  stop(): void {
    this.stopping = true;
    clearTimeout(this.timer);
  }

  /** Resolves when the round under way is over. */
  async finished(): Promise<void> {
    await this.round;
  }

  private schedule(pause: number = RELAY_INTERVAL): void {
    if (this.stopping) return;
    this.timer = setTimeout(() => {
      this.round = this.run().then((pause) => this.schedule(pause));
    }, pause);
  }

  /** Resolves with the pause until the next round. */
  private async run(): Promise<number> {
    // What is claimed can't be claimed again for a while: never claim what the queue would not take.
    if ((await this.engine.findFault()) !== null) return RELAY_INTERVAL;
    for (const sweep of this.sweeps) {
      try {
        while (!this.stopping && (await sweep.sweep())) this.logger.debug('more to relay');
        this.faults.note();
      } catch (error) {
        this.faults.note(error);
        // Who was at work when the database went away first notes what was done, before anything is done again.
        if (isDatabaseUnavailable(error) || error instanceof QueueUnavailableError) return RELAY_AFTER;
        this.logger.error(error);
      }
    }
    return RELAY_INTERVAL;
  }
}
