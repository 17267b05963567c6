import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  type FactoryProvider,
  Inject,
  Injectable,
  Module,
  type OnModuleInit,
} from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseSettings, dataSourceOptions } from './data-source.js';
import { DatabaseFaultLog } from './database-fault-log.js';
import { DatabaseListener } from './database-listener.js';
import { entities } from './entities/index.js';

const RETRY_PAUSE = 2_000;
const ANSWER_LIMIT = 2_000;

/**
 * Connects in the background and goes on trying: a process starts, and keeps its duties that need no database, while
 * PostgreSQL is away.
 */
@Injectable()
export class DatabaseConnector implements OnModuleInit, BeforeApplicationShutdown {
  private readonly faults = new DatabaseFaultLog('The connection');
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private connecting: Promise<unknown> | undefined;

  constructor(@Inject(getDataSourceToken()) private readonly dataSource: DataSource) {
    this.connect();
  }

  /** A database that is up answers whatever is asked as the process starts; for one that is away nothing waits long. */
  async onModuleInit(): Promise<void> {
    await Promise.race([this.connecting, pause(ANSWER_LIMIT, undefined, { ref: false })]);
  }

  /** True when a trivial statement answers within two seconds. */
  async isUp(): Promise<boolean> {
    if (!this.dataSource.isInitialized) return false;
    const answer = this.dataSource.query('SELECT 1').then(
      () => {
        this.faults.note();
        return true;
      },
      (error: unknown) => {
        this.faults.note(error);
        return false;
      },
    );
    return Promise.race([answer, pause(ANSWER_LIMIT, false, { ref: false })]);
  }

  /** Only stops trying: the connected data source is closed by TypeORM's own module, after queues and workers. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.connecting;
  }

  private connect(): void {
    this.connecting = this.dataSource.initialize().then(
      () => this.faults.note(),
      (error: unknown) => {
        this.faults.note(error);
        if (!this.stopped) this.retry = setTimeout(() => this.connect(), RETRY_PAUSE);
      },
    );
  }
}

/** The TypeORM data source and its repositories, and who receives its notifications, for backend and worker. */
@Module({})
export class DatabaseModule {
  static forRoot(settings: DatabaseSettings): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...dataSourceOptions(settings), manualInitialization: true }),
          dataSourceFactory: async () => createDataSource(settings),
        }),
        TypeOrmModule.forFeature(entities),
      ],
      providers: [DatabaseConnector, listenerProvider(settings)],
      exports: [DatabaseConnector, DatabaseListener, TypeOrmModule],
    };
  }
}

function listenerProvider({ url, applicationName }: DatabaseSettings): FactoryProvider<DatabaseListener> {
  return {
    provide: DatabaseListener,
    useFactory: () => new DatabaseListener({ url, applicationName: `${applicationName}-listener` }),
  };
}
