/** Days of the calendar (`2025-08-10`), both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY = 24 * 60 * 60 * 1_000;

/** How many days a period has. */
export function daysOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1;
}

/** The day so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY);
}

/** As many days right before a period. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysOf(period)), to: addDays(period.from, -1) };
}

/** The day of a moment in universal time, in which every day has 24 hours: days are counted in it, not leads. */
export function toDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
