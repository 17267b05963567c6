import { listAddress } from '../api/list-address.ts';
import type { ListFilter } from '../filter/list-filter.ts';

export const SEPARATORS = [
  { value: 'semicolon', label: 'Strichpunkt', hint: 'für Excel in der Schweiz' },
  { value: 'comma', label: 'Komma', hint: 'für andere Programme' },
] as const;
export type Separator = (typeof SEPARATORS)[number]['value'];

/** The address of all leads of a filter as a file; a period is counted back from `now`. */
export function exportAddress(filter: ListFilter, separator: Separator, now: Date): string {
  const [, query = ''] = listAddress(filter, now).split('?');
  return `/api/leads/export.csv?${[query, `separator=${separator}`].filter(Boolean).join('&')}`;
}
