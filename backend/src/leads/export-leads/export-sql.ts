import type { LeadFilter } from '@fahrzeugpflege/contracts';
import type { ClientBase } from 'pg';
import type { Viewer } from '../lead-views.js';
import { leadConditions } from '../list-leads/lead-conditions.js';
import {
  exactCondition,
  findSurvivors,
  matchingOrSurviving,
  mayBeMistyped,
  type Read,
  SIMILARITY_THRESHOLD,
  type Survivor,
  searchConditions,
  similarCondition,
} from '../list-leads/search-condition.js';
import { type SearchTerm, searchTerms } from '../list-leads/search-terms.js';
import type { SqlConditions } from '../list-leads/sql-conditions.js';

/**
 * The conditions under which the list shows leads: where none has the very words that are searched for, those with
 * similar ones, as there. The connection has to be in a transaction.
 */
export async function exportConditions(client: ClientBase, filter: LeadFilter, viewer: Viewer): Promise<SqlConditions> {
  const terms = searchTerms(filter.q ?? '');
  const exact = await conditionsOf(client, filter, viewer, terms, exactCondition);
  if (!terms.some(mayBeMistyped)) return exact;
  // Without the fence the planner may walk all leads for a word that it takes for frequent.
  const found = await client.query(
    `SELECT FROM (SELECT FROM lead WHERE ${exact.sql} OFFSET 0) found LIMIT 1`,
    exact.parameters,
  );
  if (found.rowCount !== 0) return exact;
  await client.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILARITY_THRESHOLD}`);
  return conditionsOf(client, filter, viewer, terms, similarCondition);
}

async function conditionsOf(
  client: ClientBase,
  filter: LeadFilter,
  viewer: Viewer,
  terms: readonly SearchTerm[],
  toCondition: typeof exactCondition,
): Promise<SqlConditions> {
  const conditions = leadConditions(filter, viewer);
  if (terms.length === 0) return conditions;
  const read: Read = async (sql, parameters) => (await client.query<Survivor>(sql, parameters)).rows;
  const matching = searchConditions(terms, conditions, toCondition).join(' AND ');
  const survivors = await findSurvivors(read, terms, toCondition);
  conditions.add(matchingOrSurviving(matching, survivors, conditions.parameters));
  return conditions;
}
