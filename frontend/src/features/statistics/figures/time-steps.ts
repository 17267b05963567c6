import { addDays, businessProfile, type FormType, type LeadStatistics, type TimeStep } from '@fahrzeugpflege/contracts';

/** A step of the time axis. */
interface Step {
  /** First and last day within the period. */
  readonly from: string;
  readonly to: string;
  /** Below the axis: «Aug 25», «12.8.». */
  readonly tick: string;
  /** In a table: «August 2025», «Woche vom 11. August 2025». */
  readonly name: string;
  /** In a sentence: «im August 2025», «am 12. August 2025». */
  readonly when: string;
  readonly counts: Readonly<Record<FormType, number>>;
}

/** Each step of the period with what it is called. */
export function stepsOf({ step, overTime, to }: Pick<LeadStatistics, 'step' | 'overTime' | 'to'>): Step[] {
  return overTime.map(({ from, byFormType }, index) => {
    const next = overTime[index + 1];
    return { from, to: next ? addDays(next.from, -1) : to, counts: byFormType, ...WORDS[step](from) };
  });
}

/** Whether a period's last step is still under way. @param today the calendar day at the business */
export function isUnderWay({ step, overTime }: Pick<LeadStatistics, 'step' | 'overTime'>, today: string): boolean {
  const last = overTime.at(-1);
  return step !== 'day' && last !== undefined && last.from <= today && today < lastDayOf(step, last.from);
}

const format = (options: Intl.DateTimeFormatOptions) => {
  // A day of the calendar has no zone: it is written as it is kept.
  const formatter = new Intl.DateTimeFormat(businessProfile.locale, { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};
const shortDay = format({ day: 'numeric', month: 'numeric' });
const longDay = format({ dateStyle: 'long' });
const month = format({ month: 'long', year: 'numeric' });
const year = format({ year: 'numeric' });
const monthOfYear = format({ month: 'short' });

const WORDS: Record<TimeStep, (day: string) => Pick<Step, 'tick' | 'name' | 'when'>> = {
  day: (day) => ({ tick: shortDay(day), name: longDay(day), when: `am ${longDay(day)}` }),
  week: (day) => ({
    tick: shortDay(day),
    name: `Woche vom ${longDay(day)}`,
    when: `in der Woche vom ${longDay(day)}`,
  }),
  month: (day) => ({ tick: monthTick(day), name: month(day), when: `im ${month(day)}` }),
  year: (day) => ({ tick: year(day), name: year(day), when: `im Jahr ${year(day)}` }),
};

/** «Aug», and the year where a new one begins. */
function monthTick(day: string): string {
  return day.slice(5, 7) === '01' ? year(day) : monthOfYear(day).replace('.', '');
}

/** The last day of the step that a day lies in. */
function lastDayOf(step: Exclude<TimeStep, 'day'>, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (step === 'week') date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  if (step === 'month') date.setUTCMonth(date.getUTCMonth() + 1, 0);
  if (step === 'year') date.setUTCFullYear(date.getUTCFullYear(), 11, 31);
  return date.toISOString().slice(0, 10);
}
