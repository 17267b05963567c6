import { writeFilter } from '#features/leads/filter/filter-address.ts';
import { type ListFilter, serviceChoice } from '#features/leads/filter/list-filter.ts';
import type { Days } from '../period.ts';

/** The address of the list with the leads that a figure counts. */
export function leadsAddress(filter: ListFilter, days: Days = {}): string {
  const query = writeFilter(new URLSearchParams(), { ...filter, from: days.from, to: days.to }).toString();
  return query ? `/admin?${query}` : '/admin';
}

/** The same for a service; undefined when the list can't be narrowed to it. */
export function serviceAddress(service: string, days: Days): string | undefined {
  const choice = serviceChoice(service);
  return choice && leadsAddress({ service: choice }, days);
}
