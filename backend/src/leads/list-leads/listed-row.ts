import type { ListedLead } from '@fahrzeugpflege/contracts';
import type { ReceivedCursor } from '../../http/paging.js';
import { type LeadFields, toAnswer } from '../to-lead.js';
import type { Finding } from './search-leads.js';

/** A lead as a list reads it: moments in UTC, to the microsecond (`2025-08-10 08:00:00.1234`), lengths as decimals. */
export interface ListedRow extends LeadFields, Partial<Finding> {
  readonly receivedAt: string;
  readonly answeredAt: string | null;
  readonly vehicleLength: string | null;
  readonly vehicleHeight: string | null;
}

const MILLISECONDS = 3;
/** A `Date` of JavaScript loses the microseconds that tell neighbours apart. */
const MICROSECONDS = 6;

/** The lead of a row, as the API answers it. */
export function listedLead(row: ListedRow): ListedLead {
  const { isFoundByMerged } = row;
  const lead = toAnswer(row, {
    createdAt: toIso(row.receivedAt, MILLISECONDS),
    answeredAt: row.answeredAt && toIso(row.answeredAt, MILLISECONDS),
    vehicleLength: toNumber(row.vehicleLength),
    vehicleHeight: toNumber(row.vehicleHeight),
  });
  return { ...lead, ...(isFoundByMerged !== undefined && { isFoundByMerged }) };
}

/** Where a list goes on after a row. */
export function placeOf({ id, receivedAt }: ListedRow): ReceivedCursor {
  return { receivedAt: toIso(receivedAt, MICROSECONDS), id };
}

/** ISO 8601 with so many decimals; what is finer is cut off, as `Date` does. PostgreSQL writes no zeros at the end. */
function toIso(moment: string, decimals: number): string {
  const fraction = moment.slice(20, 20 + decimals).padEnd(decimals, '0');
  return `${moment.slice(0, 10)}T${moment.slice(11, 19)}.${fraction}Z`;
}

function toNumber(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
