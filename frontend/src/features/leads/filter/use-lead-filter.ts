import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, writeFilter } from './lead-filter-address.ts';
import type { ListFilter } from './list-filter.ts';

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
