import { type exactCondition, searchConditions } from './search-condition.js';
import type { SearchTerm } from './search-terms.js';
import { SqlConditions } from './sql-conditions.js';

/** So many merged leads at most are looked up: few are merged, and a word that more of them have tells none apart. */
const LOOKED_UP = 2_000;

/** A lead that others were merged into. */
export interface Survivor {
  readonly id: string;
}

/** Reads rows, over whatever connection. */
export type Read = (sql: string, parameters: unknown[]) => Promise<readonly Survivor[]>;

/**
 * What must hold of a lead for a search: all terms occur in it, or in one that was merged into it, which stands in no list
 * itself. Merged leads are looked up first and by themselves, as the planner combines no index with another table's rows.
 *
 * @param conditions that the values of the answer are added to
 */
export async function searchWithMerged(
  read: Read,
  terms: readonly SearchTerm[],
  conditions: SqlConditions,
  toCondition: typeof exactCondition,
): Promise<string> {
  const matching = searchConditions(terms, conditions, toCondition).join(' AND ');
  const survivors = await findSurvivors(read, terms, toCondition);
  return survivors.length > 0 ? `(${matching} OR lead.id = ANY (${conditions.value(survivors)}::uuid[]))` : matching;
}

async function findSurvivors(read: Read, terms: readonly SearchTerm[], toCondition: typeof exactCondition) {
  const conditions = new SqlConditions();
  conditions.add('lead.merged_into IS NOT NULL');
  for (const condition of searchConditions(terms, conditions, toCondition)) conditions.add(condition);
  const found = `SELECT lead.merged_into AS id FROM lead WHERE ${conditions.sql} LIMIT ${LOOKED_UP}`;
  const survivors = await read(`SELECT DISTINCT id FROM (${found}) found`, conditions.parameters);
  return survivors.map(({ id }) => id);
}
