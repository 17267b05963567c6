import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { DataSource } from 'typeorm';
import type { SqlConditions } from './sql-conditions.js';

/** How a column stands in the SQL, by its type. */
type Spellings = Readonly<Record<string, (column: string) => string>>;

/** `pg` makes a `Date` of a day, in whatever zone the machine is. */
const AS_TEXT: Spellings = { date: (column) => `${column}::text` };

/** How types are read that PostgreSQL's driver would bring in another shape than the entity has. */
const AS_ENTITY: Spellings = { ...AS_TEXT, numeric: (column) => `${column}::float8` };

/** What a page converts itself: PostgreSQL's casts of numbers, and a `Date` for each moment, take as long as reading. */
const AS_LISTED: Spellings = { ...AS_TEXT, timestamptz: (column) => `(${column} AT TIME ZONE 'UTC')::text` };

/** What no list shows. */
const UNLISTED: readonly (keyof LeadEntity)[] = ['submissionId', 'anonymisedAt'];

/**
 * The columns of `lead` under the names of the entity's properties, for SQL of one's own: its rows are entities without
 * TypeORM's work on each, which takes longer than the query itself.
 */
export function leadColumns(dataSource: DataSource): string {
  return columnsOf(dataSource, AS_ENTITY);
}

/** The columns of a {@link ListedRow}. */
export function listedColumns(dataSource: DataSource): string {
  return columnsOf(dataSource, AS_LISTED, UNLISTED);
}

function columnsOf(dataSource: DataSource, spellings: Spellings, without: readonly string[] = []): string {
  return dataSource
    .getMetadata(LeadEntity)
    .columns.filter(({ propertyName }) => !without.includes(propertyName))
    .map(({ databaseName, propertyName, type }) => {
      const column = `lead.${databaseName}`;
      return `${spellings[String(type)]?.(column) ?? column} AS "${propertyName}"`;
    })
    .join(', ');
}

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
