const DATE = /^[12]\d{3}-\d{2}-\d{2}$/;
const INSTANT = /^([12]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for a day of the calendar as `2025-08-10`; the 30th of February is none. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** True for a moment with its zone, as `2025-08-10T08:30:00Z` or `2025-08-10T10:30+02:00`. */
export function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isDate(day) && !Number.isNaN(Date.parse(text));
}
