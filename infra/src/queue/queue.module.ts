import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { JobPublisher } from './job-publisher.js';
import { PostgresQueueEngine } from './postgres-queue-engine.js';
import { QUEUE_ENGINE, type QueueEngine } from './queue-engine.js';
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

/** Closes queues and engine once nobody publishes any more (workers and intake end before, in earlier hooks). */
@Injectable()
class QueueCloser implements OnApplicationShutdown {
  constructor(
    private readonly publisher: JobPublisher,
    @Inject(QUEUE_ENGINE) private readonly engine: QueueEngine,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.publisher.close();
    await this.engine.close();
  }
}

/** Queues for backend and worker. */
@Module({})
export class QueueModule {
  static forRoot(settings: QueueSettings): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      providers: [{ provide: QUEUE_ENGINE, useFactory: () => createQueueEngine(settings) }, JobPublisher, QueueCloser],
      exports: [QUEUE_ENGINE, JobPublisher],
    };
  }
}
