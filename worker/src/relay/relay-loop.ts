import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { QUEUE_ENGINE, type QueueEngine, QueueUnavailableError, RELAY_INTERVAL } from '@fahrzeugpflege/infra/queue';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { MailSweep } from './mail-sweep.js';
import { SubmissionRelay } from './submission-relay.js';
import type { Sweep } from './sweep.js';

/** Runs the sweeps every few seconds while database and queue answer. */
@Injectable()
export class RelayLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RelayLoop.name);
  private readonly sweeps: readonly Sweep[];
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

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private schedule(): void {
    if (this.stopping) return;
    this.timer = setTimeout(() => {
      this.round = this.run().finally(() => this.schedule());
    }, RELAY_INTERVAL);
  }

  private async run(): Promise<void> {
    // What is claimed can't be claimed again for a while: never claim what the queue would not take.
    if ((await this.engine.findFault()) !== null) return;
    for (const sweep of this.sweeps) {
      try {
        while (!this.stopping && (await sweep.sweep())) this.logger.debug('more to relay');
      } catch (error) {
        if (isDatabaseUnavailable(error) || error instanceof QueueUnavailableError) return;
        this.logger.error(error);
      }
    }
  }
}
