/** The months in lower case, January first. */
export const MONTHS: readonly string[] = [
  'januar',
  'februar',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
];

/** A day of the year, its month from 0. */
export interface CalendarDate {
  readonly day: number;
  readonly month: number;
}

/** The date that a word and the one after it name: «15. Juli», «6.7.»; undefined for none. */
export function dateAt(word: string, next: string): CalendarDate | undefined {
  const month = MONTHS.indexOf(next);
  if (/^\d{1,2}$/.test(word) && month >= 0) return { day: Number(word), month };
  const [, day, number] = /^(\d{1,2})\.(0?[1-9]|1[0-2])$/.exec(word) ?? [];
  return day && number ? { day: Number(day), month: Number(number) - 1 } : undefined;
}
