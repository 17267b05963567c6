import { addDays, businessDay } from '@fahrzeugpflege/contracts';

/** Quick choices of a period. Each counts from today, so that a kept link goes on meaning what it says. */
export const PERIODS = ['heute', '7-tage', '30-tage'] as const;
export type Period = (typeof PERIODS)[number];

export const periodLabels: Record<Period, string> = {
  heute: 'Heute',
  '7-tage': 'Letzte 7 Tage',
  '30-tage': 'Letzte 30 Tage',
};

const DAYS: Record<Period, number> = { heute: 1, '7-tage': 7, '30-tage': 30 };

/** The first day of a period, today being its last. */
export function firstDayOf(period: Period, now: Date): string {
  return addDays(businessDay(now), 1 - DAYS[period]);
}
