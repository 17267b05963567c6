import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { LeadFilter } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PoolClient } from 'pg';
import QueryStream from 'pg-query-stream';
import type { DataSource } from 'typeorm';
import { CurrentFacts } from '../../content/current-facts.js';
import type { Viewer } from '../lead-views.js';
import { leadColumns, NEWEST_FIRST } from '../list-leads/listed-lead.js';
import { EXPORTED_CONTACTS } from './export-columns.js';
import { ExportNotes, namesOf } from './export-notes.js';
import { ExportPool } from './export-pool.js';
import { exportConditions } from './export-sql.js';
import { leadCsv, type Separator } from './lead-csv.js';

/** All leads of a filter as CSV, in the order of the list. What is answered has to be read to its end or destroyed. */
export class ExportLeadsQuery extends Query<Readable> {
  constructor(
    readonly filter: LeadFilter,
    readonly separator: Separator,
    /** Name of the account that asks. */
    readonly username: string,
  ) {
    super();
  }
}

/** Rows that are in memory at a time. */
const ROWS_AT_ONCE = 200;

/** Reads through a cursor of the database, so that a million leads need no more memory than some hundred. */
@QueryHandler(ExportLeadsQuery)
export class ExportLeadsHandler implements IQueryHandler<ExportLeadsQuery> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pool: ExportPool,
    private readonly notes: ExportNotes,
    private readonly facts: CurrentFacts,
  ) {}

  /** @throws Unavailable when several exports run already; any fault of the query before its first row */
  async execute(query: ExportLeadsQuery): Promise<Readable> {
    const { filter, separator, username } = query;
    const viewer = { username, now: new Date(), hours: await this.facts.get() };
    const columns = leadColumns(connected(this.dataSource));
    const client = await this.pool.open();
    try {
      const rows = await openCursor(client, columns, filter, viewer);
      const note = await this.notes.begin(username, namesOf(filter));
      const csv = leadCsv(rows, separator, (count, error) => {
        void (error ? this.pool.breakOff(client) : this.pool.close(client));
        void this.notes.end(note, count, error === null);
      });
      // A cursor whose connection is gone waits for ever.
      client.once('error', (error) => csv.destroy(error));
      return csv;
    } catch (error) {
      await this.pool.breakOff(client);
      throw error;
    }
  }
}

/** Resolves when the first row is there, so that a fault of the query is answered as such, and not in a file. */
async function openCursor(client: PoolClient, columns: string, filter: LeadFilter, viewer: Viewer): Promise<Readable> {
  await client.query('BEGIN READ ONLY');
  const { sql, parameters } = await exportConditions(client, filter, viewer);
  const select = `SELECT ${columns}, ${EXPORTED_CONTACTS} AS contacts FROM lead WHERE ${sql} ${NEWEST_FIRST}`;
  const rows = client.query(new QueryStream(select, parameters, { batchSize: ROWS_AT_ONCE }));
  await once(rows, 'readable');
  return rows;
}
