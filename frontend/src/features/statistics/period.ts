import { addDays, businessDay, isCalendarDay, weekdayIndex } from '@fahrzeugpflege/contracts';

/** Quick choices of a period. Each counts back from today, so that a kept link goes on meaning what it says. */
export const PERIODS = ['30-tage', '12-wochen', '12-monate', 'alles'] as const;
export type Period = (typeof PERIODS)[number];

export const periodLabels: Record<Period, string> = {
  '30-tage': 'Letzte 30 Tage',
  '12-wochen': 'Letzte 12 Wochen',
  '12-monate': 'Letzte 12 Monate',
  alles: 'Alles',
};

/** What is shown where nothing was chosen. */
export const DEFAULT_PERIOD: Period = '12-monate';

/** Calendar days as `2025-08-10`, both included; without a first one from the beginning, without a last one until today. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A quick choice, or days of one's own. */
export type PeriodChoice = { readonly period: Period } | (Days & { readonly period?: undefined });

/** The first and the last day that there are figures of. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** Whether a text is a day that a period can begin or end with. */
export function isPeriodDay(text: string): boolean {
  return isCalendarDay(text) && text >= FIRST_DAY && text <= LAST_DAY;
}

/** The days that a choice stands for; weeks and months are whole but for the present one, so that they can be compared. */
export function daysOf(choice: PeriodChoice, now: Date): Days {
  const today = businessDay(now);
  switch (choice.period) {
    case undefined:
      return { ...(choice.from && { from: choice.from }), ...(choice.to && { to: choice.to }) };
    case '30-tage':
      return { from: addDays(today, -29) };
    case '12-wochen':
      return { from: addDays(mondayOf(today), -11 * 7) };
    case '12-monate':
      return { from: firstOfMonth(today, -11) };
    case 'alles':
      return {};
  }
}

/** Whether somebody chose a first day after the last one: there is nothing to ask for. */
export function isReversed({ from, to }: Days): boolean {
  return from !== undefined && to !== undefined && from > to;
}

function mondayOf(day: string): string {
  return addDays(day, -weekdayIndex(day));
}

function firstOfMonth(day: string, months: number): string {
  const date = dateOf(day);
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  return date.toISOString().slice(0, 10);
}

/** Days are counted in UTC, where each has 24 hours. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
