import type { ListFilter } from '../filter/list-filter.ts';
import { firstDayOf } from '../filter/period.ts';

/** The address of the first page of a filtered list; a period is counted back from `now`. */
export function listAddress({ period, ...filter }: ListFilter, now: Date): string {
  const asked = { ...filter, ...(period && { from: firstDayOf(period, now), to: undefined }) };
  const given = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return query ? `/api/leads?${query}` : '/api/leads';
}
