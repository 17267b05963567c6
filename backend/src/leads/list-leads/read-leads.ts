import type { DataSource, EntityManager } from 'typeorm';
import { exactCondition, SIMILARITY_THRESHOLD, similarCondition } from './search-condition.js';
import type { SearchTerm } from './search-terms.js';
import type { SqlConditions } from './sql-conditions.js';

/** What to read of `lead`, newest first. */
export interface LeadReading {
  /** Of the table or alias `lead`. */
  readonly columns: string;
  readonly conditions: SqlConditions;
  readonly limit: number;
  /** No lead that is asked for is newer. */
  readonly until: Date;
}

export const NEWEST_FIRST = 'ORDER BY lead.received_at DESC, lead.id DESC';

/** So many of the newest leads are looked at one by one. */
const FIRST_LOOK = 300;

/** Where some of those match, there may be very many: so many days are looked up before all times. */
const DAYS = [30, 180];
const DAY = 24 * 60 * 60 * 1_000;

/** All leads that the conditions allow. */
export function readLeads<Row>(database: DataSource, { columns, conditions, limit }: LeadReading): Promise<Row[]> {
  const sql = `SELECT ${columns} FROM lead WHERE ${conditions.sql} ${NEWEST_FIRST} LIMIT ${limit}`;
  return database.query(sql, conditions.parameters);
}

/** Those in which all terms occur. */
export function readExact<Row>(
  database: DataSource,
  reading: LeadReading,
  terms: readonly SearchTerm[],
): Promise<Row[]> {
  const { conditions } = reading;
  return search(database, reading, () => terms.map((term) => exactCondition(term, conditions)));
}

/** Those in which all terms occur, or words that are nearly the same. */
export function readSimilar<Row>(
  database: DataSource,
  reading: LeadReading,
  terms: readonly SearchTerm[],
): Promise<Row[]> {
  const { conditions } = reading;
  return database.transaction(async (manager) => {
    await manager.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILARITY_THRESHOLD}`);
    return search(manager, reading, () => terms.map((term) => similarCondition(term, conditions)));
  });
}

/**
 * Nobody can estimate how many leads match words and filters together, and guessing wrong costs a walk through all of
 * them. So the newest are looked at one by one, which a frequent word fills the page with. All others are looked up in the
 * indices, gathered and sorted (`OFFSET 0` keeps the planner from walking there too).
 */
async function search<Row>(
  database: DataSource | EntityManager,
  { columns, conditions, limit, until }: LeadReading,
  addTerms: () => string[],
): Promise<Row[]> {
  const { sql: allowed, parameters } = conditions;
  const matching = addTerms().join(' AND ');
  const read = (from: string, ...more: unknown[]): Promise<Row[]> =>
    database.query(`SELECT ${columns} FROM (${from}) lead ${NEWEST_FIRST} LIMIT ${limit}`, [...parameters, ...more]);

  const newest = `SELECT * FROM lead WHERE ${allowed} ${NEWEST_FIRST} LIMIT ${FIRST_LOOK}`;
  const seen = await read(`SELECT * FROM (${newest}) lead WHERE ${matching}`);
  if (seen.length === limit) return seen;
  const found = `SELECT * FROM lead WHERE ${allowed} AND ${matching}`;
  for (const days of seen.length > 0 ? DAYS : []) {
    const since = new Date(until.getTime() - days * DAY);
    const rows = await read(`${found} AND lead.received_at >= $${parameters.length + 1} OFFSET 0`, since);
    if (rows.length === limit) return rows;
  }
  return read(`${found} OFFSET 0`);
}
