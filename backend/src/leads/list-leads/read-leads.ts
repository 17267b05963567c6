import type { LeadSort } from '@fahrzeugpflege/contracts';
import { poolOf } from '@fahrzeugpflege/infra/database';
import type { DataSource, EntityManager } from 'typeorm';
import { DEFAULT_PAGE } from '../../http/paging.js';
import { type Finding, type LeadReading, ORDERS } from './listed-lead.js';
import {
  exactCondition,
  findSurvivors,
  type Read,
  SIMILARITY_THRESHOLD,
  searchConditions,
  similarCondition,
} from './search-condition.js';
import { searchLeads } from './search-leads.js';
import type { SearchTerm } from './search-terms.js';
import { StatementNames } from './statement-names.js';

const names = new StatementNames('leads', 100);

/** All leads that the conditions allow, in an order. */
export async function readLeads<Row extends object>(
  database: DataSource,
  { columns, conditions: { sql: allowed, parameters, hasOnePlan }, limit }: LeadReading,
  sort: LeadSort,
): Promise<Row[]> {
  const { sql: order, key } = ORDERS[sort];
  const keyColumn = key ? `, ${key} AS "sortKey"` : '';
  const text = `SELECT ${columns}${keyColumn} FROM lead WHERE ${allowed} ${order} LIMIT ${limit}`;
  // Few leads of a filter are sorted sooner than they are met among all in the order of a key: that depends on the values.
  const isPreparable = key ? parameters.length === 0 : hasOnePlan;
  const name = isPreparable && limit === DEFAULT_PAGE + 1 ? names.of(text) : undefined;
  const { rows } = await poolOf(database).query<Row>({ text, values: parameters, ...(name && { name }) });
  return rows;
}

/** Those in which all terms occur, or in one that was merged into them; newest first. */
export function readExact<Row extends object>(
  database: DataSource,
  reading: LeadReading,
  terms: readonly SearchTerm[],
): Promise<(Row & Finding)[]> {
  return search(database, reading, terms, exactCondition);
}

/** Those in which all terms occur, or words that are nearly the same; newest first. */
export function readSimilar<Row extends object>(
  database: DataSource,
  reading: LeadReading,
  terms: readonly SearchTerm[],
): Promise<(Row & Finding)[]> {
  return database.transaction(async (manager) => {
    await manager.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILARITY_THRESHOLD}`);
    return search(manager, reading, terms, similarCondition);
  });
}

function search<Row extends object>(
  database: DataSource | EntityManager,
  reading: LeadReading,
  terms: readonly SearchTerm[],
  toCondition: typeof exactCondition,
): Promise<(Row & Finding)[]> {
  const matching = searchConditions(terms, reading.conditions, toCondition).join(' AND ');
  const read: Read = (sql, parameters) => database.query(sql, parameters);
  return searchLeads(database, reading, { matching, survivors: () => findSurvivors(read, terms, toCondition) });
}
