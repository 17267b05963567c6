import type { SearchTerm } from './search-terms.js';
import { SqlConditions } from './sql-conditions.js';

/** The expressions that the indices `lead_search`, `lead_search_words` and `lead_search_names` hold (`lead-search.sql.ts`). */
const column = (names: string) => names.replace(/\w+/g, 'lead.$&');
const VEHICLE_AND_OFFER = 'vehicle_make, vehicle_model, offer_number';
const TEXT = `lead_text(${column(`name, email, phone, phone_e164, ${VEHICLE_AND_OFFER}, subject, message`)})`;
const WORDS = `lead_words(${column(`name, email, ${VEHICLE_AND_OFFER}, subject, message`)})`;
const NAME_KEYS = `lead_name_keys(${column('name, vehicle_make, vehicle_model')})`;

/** Signs are in no index: beside words they are looked for in what these found, in the columns as they are. */
const AS_TYPED = `concat_ws(' ', ${column(`name, email, phone, ${VEHICLE_AND_OFFER}, subject, message`)})`;

/** Words of letters alone and this long may be mistyped. */
const SHORTEST_SIMILAR = 4;

/** Words this long are looked for in whole messages too. */
const LONG = 8;

/**
 * How much of a long word's letters, three by three, must occur in a row: the threshold of pg_trgm that
 * `pg_trgm.word_similarity_threshold` must be set to.
 */
export const SIMILARITY_THRESHOLD = 0.55;

/**
 * What must hold for a search, term by term. Signs alone are in no index and tell nobody's enquiry from another's: a search
 * for them finds nothing, and reads nothing.
 */
export function searchConditions(
  terms: readonly SearchTerm[],
  conditions: SqlConditions,
  toCondition: typeof exactCondition,
): string[] {
  if (terms.length > 0 && terms.every(({ kind }) => kind === 'signs')) return ['false'];
  return terms.map((term) => toCondition(term, conditions));
}

/** Finds leads in which a term occurs. */
export function exactCondition(term: SearchTerm, conditions: SqlConditions): string {
  const of = (text: string) => conditions.value(text);
  switch (term.kind) {
    case 'all':
    case 'any': {
      const parts = term.of.map((part) => exactCondition(part, conditions));
      return `(${parts.join(term.kind === 'all' ? ' AND ' : ' OR ')})`;
    }
    case 'digits':
      return `${TEXT} LIKE ${of(`%${term.text}%`)}`;
    case 'reference':
      return `right(lead.submission_id::text, 10) = ${of(term.idEnd)}`;
    case 'adjacent':
      return `${WORDS} @@ ${adjacent(of(term.first), of(term.second), of(`-${term.second}`))}`;
    case 'start':
      return `${WORDS} @@ search_start(${of(term.text)})`;
    case 'signs':
      return `${AS_TYPED} LIKE search_part(${of(term.text)})`;
    case 'word': {
      const word = of(term.text);
      return `(${TEXT} LIKE search_part(${word}) OR ${WORDS} @@ search_stem(${word}))`;
    }
  }
}

/** PostgreSQL reads the hyphen before a number as its sign. */
function adjacent(first: string, second: string, negative: string): string {
  return `(search_stem(${first}) <-> (search_start(${second}) || search_start(${negative})))`;
}

/** Finds leads in which a term occurs, or a word that is nearly the same: in names and vehicles by one letter. */
export function similarCondition(term: SearchTerm, conditions: SqlConditions): string {
  const exact = exactCondition(term, conditions);
  if (!mayBeMistyped(term)) return exact;
  const word = `search_fold(${conditions.value(term.text)})`;
  const inNames = `${NAME_KEYS} && search_keys(${word})`;
  const inText = `${word} <% ${TEXT}`;
  return `(${[exact, inNames, ...(term.text.length >= LONG ? [inText] : [])].join(' OR ')})`;
}

/** Only words are worth another look: a number is right or wrong. */
export function mayBeMistyped(term: SearchTerm): term is SearchTerm & { readonly kind: 'word' } {
  return term.kind === 'word' && term.text.length >= SHORTEST_SIMILAR && /^\p{L}+$/u.test(term.text);
}

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
