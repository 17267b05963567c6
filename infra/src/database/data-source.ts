import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities/index.js';
import { FirstSchema } from './migrations/first-schema.js';

/** How long a connection may take to open, and a statement to answer, before it counts as «away», in milliseconds. */
const CONNECT_TIMEOUT = 2_000;
const STATEMENT_TIMEOUT = 30_000;
/** So much longer is waited for a server that can't even say that the time is over. */
const ANSWER_MARGIN = 5_000;

/** All that make up the schema, in their order. */
export const MIGRATIONS = [FirstSchema];

export interface DatabaseSettings {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Connections of the pool. */
  readonly poolSize: number;
  /** Milliseconds that a connection may take to open; two seconds by default. */
  readonly connectTimeout?: number;
  /** Milliseconds that a statement may take; thirty seconds by default, 0 for as long as it needs. */
  readonly statementTimeout?: number;
}

/** The options of the TypeORM data source. Schema changes come from migrations alone, run by their own step. */
export function dataSourceOptions(settings: DatabaseSettings): DataSourceOptions {
  const { statementTimeout: limit = STATEMENT_TIMEOUT } = settings;
  return {
    type: 'postgres',
    driver: pg,
    url: settings.url,
    applicationName: settings.applicationName,
    poolSize: settings.poolSize,
    connectTimeoutMS: settings.connectTimeout ?? CONNECT_TIMEOUT,
    extra: { statement_timeout: limit, query_timeout: limit && limit + ANSWER_MARGIN, keepAlive: true },
    entities,
    migrations: MIGRATIONS,
    synchronize: false,
    migrationsRun: false,
    logging: false,
  };
}

/** A data source that is not yet connected. */
export function createDataSource(settings: DatabaseSettings): DataSource {
  return new DataSource(dataSourceOptions(settings));
}
