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
