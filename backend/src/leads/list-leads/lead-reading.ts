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
