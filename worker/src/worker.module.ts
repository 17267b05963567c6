import { DatabaseModule } from '@fahrzeugpflege/infra/database';
import { QueueModule } from '@fahrzeugpflege/infra/queue';
import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { WorkerEnvironment } from './env.js';
import { HealthController } from './health.controller.js';
import { JobRunner } from './jobs/job-runner.js';
import { LeadReceivedProcessor } from './lead-intake/lead-received.processor.js';
import { LeadStore } from './lead-intake/lead-store.js';
import { LeadMailModule } from './lead-mail/lead-mail.module.js';
import { MetricsController } from './metrics.controller.js';
import { RelayModule } from './relay/relay.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { Shutdown } from './shutdown.js';
import { WorkerHeartbeat } from './worker-heartbeat.js';

const POOL = 6;

/** The worker: events into leads, leads into mails. */
@Module({})
export class WorkerModule {
  static forRoot(env: WorkerEnvironment): DynamicModule {
    const mail = {
      from: env.MAIL_FROM,
      to: env.MAIL_TO,
      publicUrl: env.publicUrl,
      confirmsVisitors: env.VISITOR_CONFIRMATION === 'on',
    };
    return {
      module: WorkerModule,
      imports: [
        DiscoveryModule,
        DatabaseModule.forRoot({ url: env.DATABASE_URL, applicationName: 'worker', poolSize: POOL }),
        QueueModule.forRoot({ databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL }),
        LeadMailModule.forRoot(env.smtpUrl, mail),
        RelayModule,
        RetentionModule.forRoot(env.RETENTION),
      ],
      controllers: [HealthController, MetricsController],
      providers: [JobRunner, LeadReceivedProcessor, LeadStore, Shutdown, WorkerHeartbeat],
    };
  }
}
