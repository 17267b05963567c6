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
 * The leads into which those were merged that a search finds, as these stand in no list themselves. Looked up by
 * themselves, as no plan combines the search's indices with rows of another lead.
 */
export async function findSurvivors(
  read: Read,
  terms: readonly SearchTerm[],
  toCondition: typeof exactCondition,
): Promise<readonly string[]> {
  const conditions = new SqlConditions();
  conditions.add('lead.merged_into IS NOT NULL');
  for (const condition of searchConditions(terms, conditions, toCondition)) conditions.add(condition);
  const found = `SELECT lead.merged_into AS id FROM lead WHERE ${conditions.sql} LIMIT ${LOOKED_UP}`;
  const survivors = await read(`SELECT DISTINCT id FROM (${found}) found`, conditions.parameters);
  return survivors.map(({ id }) => id);
}

/** What must hold of a lead that matches itself or is one of the survivors, whose ids are added to the parameters. */
export function matchingOrSurviving(matching: string, survivors: readonly string[], parameters: unknown[]): string {
  if (survivors.length === 0) return matching;
  return `(${matching} OR lead.id = ANY ($${parameters.push(survivors)}::uuid[]))`;
}
