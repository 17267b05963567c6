import { addDays, countDays, type TimeStep, weekdayIndex } from '@fahrzeugpflege/contracts';

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
function toDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** So long may a period be to be shown by day, by week (26 of them) and by month; a longer one is shown by year. */
const MOST_DAYS = 31;
const MOST_DAYS_OF_WEEKS = 26 * 7;
const MOST_MONTHS = 60;

/** In which steps a period is shown. */
export function timeStepOf(period: Period): TimeStep {
  const days = countDays(period.from, period.to);
  if (days <= MOST_DAYS) return 'day';
  if (days <= MOST_DAYS_OF_WEEKS) return 'week';
  return period.to < monthsLater(period.from, MOST_MONTHS) ? 'month' : 'year';
}

/** The first day of each step within a period. Weeks begin on Monday; the first step begins with the period. */
export function stepsOf(period: Period, step: TimeStep): string[] {
  const days: string[] = [];
  for (let day = period.from; day <= period.to; day = nextStep(day, step)) days.push(day);
  return days;
}

function nextStep(day: string, step: TimeStep): string {
  const date = new Date(day);
  switch (step) {
    case 'day':
      return addDays(day, 1);
    case 'week':
      return addDays(day, 7 - weekdayIndex(day));
    case 'month':
      return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
    case 'year':
      return toDay(Date.UTC(date.getUTCFullYear() + 1, 0, 1));
  }
}

function monthsLater(day: string, months: number): string {
  const date = new Date(day);
  return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()));
}
