import { addDays, businessDay, businessProfile } from '@fahrzeugpflege/contracts';

const { locale } = businessProfile;
// Days of the calendar are reckoned in UTC, where all of them are equally long.
const weekdayAndDay = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The days that one button sets, as `2025-08-10`. */
export function followUpChoices(now: Date) {
  return [
    { label: 'Heute', day: dayAhead(now, 0) },
    { label: 'Morgen', day: dayAhead(now, 1) },
    { label: 'In einer Woche', day: dayAhead(now, 7) },
  ] as const;
}

/** «heute», «morgen», «seit Mo., 3. November 2025», «am Fr., 28. November 2025», «keine». */
export function followUpText(followUpOn: string | null, now: Date): string {
  if (followUpOn === null) return 'keine';
  const today = dayAhead(now, 0);
  if (followUpOn === today) return 'heute';
  if (followUpOn === dayAhead(now, 1)) return 'morgen';
  const day = weekdayAndDay.format(new Date(`${followUpOn}T00:00:00Z`));
  return followUpOn < today ? `seit ${day}` : `am ${day}`;
}

/** The day of the calendar at the business, so many days ahead. */
function dayAhead(now: Date, days: number): string {
  return addDays(businessDay(now), days);
}
