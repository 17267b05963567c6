import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { JobRunner } from './jobs/job-runner.js';
import { DeliveryStore } from './lead-mail/delivery-store.js';
import { MAILER, type Mailer } from './lead-mail/mailer/mailer.js';
import { RelayLoop } from './relay/relay-loop.js';

/**
 * The order in which the worker ends: take nothing more; let mails under way finish, put back those that wait; let jobs
 * finish; close the queue. As the root module's provider it runs before TypeORM closes the database.
 */
@Injectable()
export class Shutdown implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly runner: JobRunner,
    private readonly relay: RelayLoop,
    private readonly deliveries: DeliveryStore,
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly jobs: JobPublisher,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.relay.stop();
    this.runner.stopTaking();
    this.deliveries.stopWaiting();
    await this.mailer.close();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.finished();
    await this.runner.finished();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.jobs.close();
  }
}
