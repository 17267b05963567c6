import { type FollowUpReason, isCalendarDay, type LeadSort, type ListedLead } from '@fahrzeugpflege/contracts';
import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { DataSource } from 'typeorm';
import type { ReceivedCursor } from '../../http/paging.js';
import { OPEN } from '../lead-views.js';
import { FOLLOW_UP_REASON } from '../record-contact/lead-contacts.js';
import { type LeadFields, toAnswer } from '../to-lead.js';
import type { SqlConditions } from './sql-conditions.js';

/** What a search tells of a lead beside its columns. */
export interface Finding {
  /** Whether what is wanted holds of a lead alone that was merged into this one. */
  readonly isFoundByMerged: boolean;
}

/** A lead as a list reads it: moments in UTC, to the microsecond (`2025-08-10 08:00:00.1234`), lengths as decimals. */
export interface ListedRow extends LeadFields, Partial<Finding> {
  /** By what it is ordered, where that is not when it was received. */
  readonly sortKey?: string;
  readonly receivedAt: string;
  readonly answeredAt: string | null;
  readonly vehicleLength: string | null;
  readonly vehicleHeight: string | null;
  readonly followUpReason: FollowUpReason | null;
}

const MILLISECONDS = 3;
/** A `Date` of JavaScript loses the microseconds that tell neighbours apart. */
const MICROSECONDS = 6;

/** The lead of a row, as the API answers it. */
export function listedLead(row: ListedRow): ListedLead {
  const { followUpReason, isFoundByMerged } = row;
  const lead = toAnswer(row, {
    createdAt: toIso(row.receivedAt, MILLISECONDS),
    answeredAt: row.answeredAt && toIso(row.answeredAt, MILLISECONDS),
    vehicleLength: toNumber(row.vehicleLength),
    vehicleHeight: toNumber(row.vehicleHeight),
  });
  return { ...lead, followUpReason, ...(isFoundByMerged !== undefined && { isFoundByMerged }) };
}

/** Where a list goes on after a row. */
export function placeOf({ id, receivedAt, sortKey }: ListedRow): ReceivedCursor {
  return { receivedAt: toIso(receivedAt, MICROSECONDS), id, ...(sortKey !== undefined && { sortKey }) };
}

/** ISO 8601 with so many decimals; what is finer is cut off, as `Date` does. PostgreSQL writes no zeros at the end. */
function toIso(moment: string, decimals: number): string {
  const fraction = moment.slice(20, 20 + decimals).padEnd(decimals, '0');
  return `${moment.slice(0, 10)}T${moment.slice(11, 19)}.${fraction}Z`;
}

function toNumber(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

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
  return `${columnsOf(dataSource, AS_LISTED, UNLISTED)}, ${FOLLOW_UP_REASON} AS "followUpReason"`;
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

/** What to read of `lead`. */
export interface LeadReading {
  /** Of the table or alias `lead`. */
  readonly columns: string;
  readonly conditions: SqlConditions;
  readonly limit: number;
  /** No lead that is asked for is newer. */
  readonly until: Date;
}

/** An order as SQL. */
interface LeadOrder {
  readonly sql: string;
  /** By what it goes, where that is not when a lead was received: as text, for the place where the next page begins. */
  readonly key?: string;
  /** What comes after a place. */
  readonly after: (place: ReceivedCursor, conditions: SqlConditions) => string;
}

/** As a phone book has it, «Ä» as «Ae»: what `lead_by_sort_name` holds. */
const NAME = 'search_fold(lead.name) COLLATE "C"';
/** Without a follow-up, or closed: after all others. What `lead_by_follow_up` holds. */
const FOLLOW_UP = `coalesce(CASE WHEN ${OPEN} THEN lead.follow_up_on END, 'infinity')`;

const byArrival =
  (comparison: '<' | '>'): LeadOrder['after'] =>
  ({ receivedAt, id }, conditions) =>
    `(lead.received_at, lead.id) ${comparison} (${conditions.bound(receivedAt)}, ${conditions.bound(id)})`;

const byKey =
  (key: string, type: string, toKey: (sortKey?: string) => string): LeadOrder['after'] =>
  ({ sortKey, id }, conditions) =>
    `(${key}, lead.id) > (CAST(${conditions.bound(toKey(sortKey))} AS ${type}), ${conditions.bound(id)})`;

const toName = (sortKey = '') => sortKey;
const toDay = (sortKey = '') => (isCalendarDay(sortKey) ? sortKey : 'infinity');

export const ORDERS: Readonly<Record<LeadSort, LeadOrder>> = {
  newest: { sql: 'ORDER BY lead.received_at DESC, lead.id DESC', after: byArrival('<') },
  oldest: { sql: 'ORDER BY lead.received_at, lead.id', after: byArrival('>') },
  name: { sql: `ORDER BY ${NAME}, lead.id`, key: NAME, after: byKey(NAME, 'text', toName) },
  followUp: {
    sql: `ORDER BY ${FOLLOW_UP}, lead.id`,
    key: `(${FOLLOW_UP})::text`,
    after: byKey(FOLLOW_UP, 'date', toDay),
  },
};

export const NEWEST_FIRST = ORDERS.newest.sql;
