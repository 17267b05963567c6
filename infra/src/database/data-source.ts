import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities/index.js';
import { FirstSchema1763700000000 } from './migrations/1763700000000-first-schema.js';
import { SignInAttempts1763700100000 } from './migrations/1763700100000-sign-in-attempts.js';
import { ContentChanges1763700200000 } from './migrations/1763700200000-content-changes.js';

/** How long a connection may take to open, and a statement to answer, before it counts as «away», in milliseconds. */
const CONNECT_TIMEOUT = 2_000;
const STATEMENT_TIMEOUT = 30_000;
/** For a server that can't even say that the time is over. */
const ANSWER_TIMEOUT = 35_000;

export interface DatabaseSettings {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Connections of the pool. */
  readonly poolSize: number;
  /** Milliseconds that a connection may take to open; two seconds unless told. */
  readonly connectTimeout?: number;
}

/** The options of the TypeORM data source. Schema changes come from migrations alone, run by their own step. */
export function dataSourceOptions(settings: DatabaseSettings): DataSourceOptions {
  return {
    type: 'postgres',
    url: settings.url,
    applicationName: settings.applicationName,
    poolSize: settings.poolSize,
    connectTimeoutMS: settings.connectTimeout ?? CONNECT_TIMEOUT,
    extra: { statement_timeout: STATEMENT_TIMEOUT, query_timeout: ANSWER_TIMEOUT, keepAlive: true },
    entities,
    migrations: [FirstSchema1763700000000, SignInAttempts1763700100000, ContentChanges1763700200000],
    synchronize: false,
    migrationsRun: false,
    logging: false,
  };
}

/** A data source that is not yet connected. */
export function createDataSource(settings: DatabaseSettings): DataSource {
  return new DataSource(dataSourceOptions(settings));
}
