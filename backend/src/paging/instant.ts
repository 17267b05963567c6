import { isCalendarDay } from '@fahrzeugpflege/contracts';

const INSTANT = /^([12]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for a moment with its zone, as `2025-08-10T08:30:00Z` or `2025-08-10T10:30+02:00`. */
export function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isCalendarDay(day) && !Number.isNaN(Date.parse(text));
}
