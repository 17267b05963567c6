import { addDays, countDays } from '@fahrzeugpflege/contracts';

/** Days of the calendar (`2025-08-10`), both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** As many days right before a period. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -countDays(period.from, period.to)), to: addDays(period.from, -1) };
}

/** The day of a moment in universal time, in which every day has 24 hours: days are counted in it, not leads. */
export function toDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
