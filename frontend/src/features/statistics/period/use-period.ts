import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PeriodChoice } from './period.ts';
import { readPeriod, writePeriod } from './period-address.ts';

/**
 * The chosen period. It lives in the address, so that a reload, a link and the way back bring the same view: each choice
 * is an entry of its own in the history.
 */
export function usePeriod(): readonly [PeriodChoice, (choice: PeriodChoice) => void] {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => readPeriod(query), [query]);
  const change = useCallback(
    (next: PeriodChoice) => setQuery(writePeriod(next), { preventScrollReset: true }),
    [setQuery],
  );
  return [choice, change];
}
