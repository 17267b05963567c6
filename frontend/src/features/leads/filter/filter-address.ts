import { FORM_TYPES, isCalendarDay, LEAD_SORTS, LEAD_STATUSES, LEAD_VIEWS } from '@fahrzeugpflege/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListFilter, PERIODS, serviceChoice } from './list-filter.ts';

/** What each part of the filter is called in the address. */
const NAMES = {
  formType: 'typ',
  status: 'status',
  view: 'ansicht',
  service: 'leistung',
  q: 'suche',
  period: 'zeitraum',
  from: 'von',
  to: 'bis',
  sort: 'reihenfolge',
} as const satisfies Record<keyof ListFilter, string>;

const PARTS = Object.keys(NAMES) as (keyof ListFilter)[];

/** The filter that an address asks for; what it can't mean is left out. */
export function readFilter(query: URLSearchParams): ListFilter {
  const given = (part: keyof ListFilter) => query.get(NAMES[part]) ?? '';
  const day = (part: 'from' | 'to') => (isCalendarDay(given(part)) ? given(part) : undefined);
  return withoutGaps({
    formType: FORM_TYPES.find((type) => type === given('formType')),
    status: LEAD_STATUSES.find((status) => status === given('status')),
    view: LEAD_VIEWS.find((view) => view === given('view')),
    service: serviceChoice(given('service')),
    q: given('q').trim() || undefined,
    period: PERIODS.find((period) => period === given('period')),
    from: day('from'),
    to: day('to'),
    sort: LEAD_SORTS.find((sort) => sort === given('sort')),
  });
}

/** An address with another filter; all that is no part of a filter stays. */
export function writeFilter(query: URLSearchParams, filter: ListFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const part of PARTS) {
    const value = filter[part];
    if (value) written.set(NAMES[part], value);
    else written.delete(NAMES[part]);
  }
  return written;
}

/** Without the parts that say nothing, so that equal filters look equal. */
function withoutGaps(filter: ListFilter): ListFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Narrows the list; a change that only goes on with the one before (more letters of a search) `replaces` its entry. */
export type ChangeFilter = (filter: ListFilter, options?: { readonly replaces: boolean }) => void;

/**
 * The filter of the list. It lives in the address, so that a reload, a link and the way back bring the same view: each
 * choice is an entry of its own in the history.
 */
export function useLeadFilter(): readonly [ListFilter, ChangeFilter] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  const change = useCallback<ChangeFilter>(
    (next, { replaces } = { replaces: false }) => {
      setQuery((present) => writeFilter(present, next), { replace: replaces, preventScrollReset: true });
    },
    [setQuery],
  );
  return [filter, change];
}
