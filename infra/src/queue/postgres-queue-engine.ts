import type { QueueName } from '@fahrzeugpflege/contracts';
import { createPostgresBackend, DEFAULT_SCHEMA, type PostgresPoolConfig, type Processor, withBackend } from 'bullmq';
import pg from 'pg';
import { shared } from '../process/shared.js';
import { FaultLog } from './fault-log.js';
import type { AnyQueue, AnyWorker, QueueEngine, WorkerSettings } from './queue-engine.js';

const { Queue, Worker } = withBackend(createPostgresBackend);

/** Connections of each queue and of each worker; they are apart from those of intake and staff area. */
const QUEUE_POOL = 2;
const WORKER_POOL = 4;
const CONNECT_TIMEOUT = 2_000;
const QUERY_TIMEOUT = 10_000;

/**
 * A connection whose loss is no error of the process: BullMQ listens for it only after its first statements, and a pool
 * while nobody uses it. Statements on it reject as ever.
 */
class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** BullMQ on the same PostgreSQL as the leads; its schema is brought by `npm run migrate`. */
export class PostgresQueueEngine implements QueueEngine {
  readonly kind = 'postgres';
  readonly isSecondStore = false;
  private readonly probe: pg.Pool;
  private readonly faults = new FaultLog();
  /** Each job that could not be added asks: one connection answers them all. */
  readonly findFault = shared(async () => {
    const fault = await this.probe.query('SELECT 1').then(
      () => null,
      () => 'PostgreSQL does not answer',
    );
    return this.faults.note(fault);
  });

  constructor(private readonly url: string) {
    this.probe = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: CONNECT_TIMEOUT,
    });
    this.probe.on('error', () => undefined);
  }

  createQueue(name: QueueName): AnyQueue {
    return new Queue(name, { connection: this.connection(QUEUE_POOL), skipMetasUpdate: true });
  }

  createWorker(name: QueueName, processor: Processor, settings: WorkerSettings): AnyWorker {
    return new Worker(name, processor, { ...settings, connection: this.connection(WORKER_POOL) });
  }

  isConnected(): boolean {
    return true;
  }

  async close(): Promise<void> {
    await this.probe.end();
  }

  private connection(max: number): PostgresPoolConfig {
    return {
      connectionString: this.url,
      schema: DEFAULT_SCHEMA,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      keepAlive: true,
      Client: SteadyClient,
    };
  }
}
