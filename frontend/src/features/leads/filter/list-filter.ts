import {
  addDays,
  businessDay,
  type LeadFilter,
  type LeadSort,
  leadServiceNames,
  servicePaths,
} from '@fahrzeugpflege/contracts';

/** What the list is narrowed to, as it was chosen; absent means all. */
export interface ListFilter extends LeadFilter {
  /** Days counted back from today; given instead of `from` and `to`. */
  readonly period?: Period | undefined;
  /** In which order it is shown, where another one than the usual was chosen. */
  readonly sort?: LeadSort | undefined;
}

/** The parts that stand in the panel of filters, as one choice each: a phone says how many are in force. */
export function countInPanel({ status, service, period, from, to }: ListFilter): number {
  return [status, service, period ?? from ?? to].filter(Boolean).length;
}

/** Whether anything narrows the list. */
export function isFiltered({ sort: _, ...filter }: ListFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** Whether more narrows it than the tab, which is seen and left as easily as it was chosen. */
export function isNarrowed({ formType: _, ...others }: ListFilter): boolean {
  return isFiltered(others);
}

/** Quick choices of a period. Each counts from today, so that a kept link goes on meaning what it says. */
export const PERIODS = ['heute', '7-tage', '30-tage'] as const;
type Period = (typeof PERIODS)[number];

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

/** The services that the list can be narrowed to, each by the name that stands for all that leads have for it. */
export const serviceChoices: readonly string[] = servicePaths.map(({ label }) => leadServiceNames(label)[0]);

/** Which of them a text names; undefined where it is none. */
export function serviceChoice(text: string): string | undefined {
  return serviceChoices.find((choice) => choice === leadServiceNames(text)[0]);
}
