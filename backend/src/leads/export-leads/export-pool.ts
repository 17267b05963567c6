import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { Unavailable } from '../../problem/business-error.js';

/** So many exports run at a time in this process; each holds a connection for as long as its reader takes. */
export const MAX_EXPORTS = 2;
const TOO_MANY = 'Es laufen bereits mehrere Exporte. Bitte versuchen Sie es gleich noch einmal.';
const TRY_AGAIN_SECONDS = 30;

/** A reader that takes longer is gone or too slow; milliseconds. */
const LONGEST_EXPORT = 15 * 60_000;
const CONNECT_LIMIT = 2_000;

/** Connections that only exports use: few, and without the time limits of a person's click. */
@Injectable()
export class ExportPool implements OnApplicationShutdown {
  private pool: pg.Pool | undefined;
  private running = 0;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Unavailable when as many run as may; the database's error when it is away */
  async open(): Promise<pg.PoolClient> {
    if (this.running >= MAX_EXPORTS) throw new Unavailable(TOO_MANY, TRY_AGAIN_SECONDS);
    this.running += 1;
    try {
      const client = await this.connections().connect();
      client.on('error', ignore);
      return client;
    } catch (error) {
      this.running -= 1;
      throw error;
    }
  }

  /** Gives a connection back, its transaction ended. */
  async close(client: pg.PoolClient): Promise<void> {
    const failure = await client.query('COMMIT').then(
      () => false,
      () => true,
    );
    client.removeAllListeners('error');
    client.release(failure);
    this.running -= 1;
  }

  /** Ends a connection, whatever it is doing: a query that sorts would hear of it only when it writes. */
  async breakOff(client: pg.PoolClient): Promise<void> {
    const { processID } = client as pg.PoolClient & { readonly processID: number | null };
    await this.dataSource.query('SELECT pg_cancel_backend($1)', [processID]).catch(() => undefined);
    client.release(true);
    this.running -= 1;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  private connections(): pg.Pool {
    this.pool ??= createPool((this.dataSource.options as { readonly url?: string }).url ?? '');
    return this.pool;
  }
}

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_EXPORTS,
    application_name: 'export',
    connectionTimeoutMillis: CONNECT_LIMIT,
    statement_timeout: LONGEST_EXPORT,
    keepAlive: true,
  });
  pool.on('error', ignore);
  return pool;
}

/** Whoever uses a connection hears of its end through its query; without a listener it would end the process. */
const ignore = () => undefined;
