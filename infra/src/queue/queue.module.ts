import { type DynamicModule, Module } from '@nestjs/common';
import { JobPublisher } from './job-publisher.js';
import { PostgresQueueEngine } from './postgres-queue-engine.js';
import { QUEUE_ENGINE, type QueueEngine } from './queue-engine.js';
import { QueueInspector } from './queue-inspector.js';
import { RedisQueueEngine } from './redis-queue-engine.js';

export interface QueueSettings {
  readonly databaseUrl: string;
  /** Unset: the queues live in PostgreSQL. */
  readonly redisUrl: string | undefined;
}

/** The engine that the settings ask for. */
export function createQueueEngine({ databaseUrl, redisUrl }: QueueSettings): QueueEngine {
  return redisUrl === undefined ? new PostgresQueueEngine(databaseUrl) : new RedisQueueEngine(redisUrl);
}

/** Queues for backend and worker. Each closes them in its own order of things (`JobPublisher.close`). */
@Module({})
export class QueueModule {
  static forRoot(settings: QueueSettings): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      providers: [
        { provide: QUEUE_ENGINE, useFactory: () => createQueueEngine(settings) },
        JobPublisher,
        QueueInspector,
      ],
      exports: [QUEUE_ENGINE, JobPublisher, QueueInspector],
    };
  }
}
