import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_PERIOD, isPeriodDay, PERIODS, type PeriodChoice } from './period.ts';

/** What each part of the choice is called in the address; the list of leads calls its days the same. */
const NAMES = { period: 'zeitraum', from: 'von', to: 'bis' } as const;

/** The period that an address asks for; the default where it asks for none, or for what it can't mean. */
export function readPeriod(query: URLSearchParams): PeriodChoice {
  const period = PERIODS.find((known) => known === query.get(NAMES.period));
  if (period) return { period };
  const day = (part: 'from' | 'to') => {
    const text = query.get(NAMES[part]) ?? '';
    return isPeriodDay(text) ? { [part]: text } : {};
  };
  const days = { ...day('from'), ...day('to') };
  return Object.keys(days).length > 0 ? days : { period: DEFAULT_PERIOD };
}

/** The query of an address with a choice; the default needs none. */
export function writePeriod(choice: PeriodChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.period) {
    if (choice.period !== DEFAULT_PERIOD) query.set(NAMES.period, choice.period);
    return query;
  }
  if (choice.from) query.set(NAMES.from, choice.from);
  if (choice.to) query.set(NAMES.to, choice.to);
  return query;
}

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
