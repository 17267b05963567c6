import { businessDay, businessProfile } from '@fahrzeugpflege/contracts';

const { locale, timeZone } = businessProfile;
const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
const relative = new Intl.RelativeTimeFormat(locale);
const relativeDay = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

const DAY = 86_400;
const STEPS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A calendar day as «31. Oktober 2025», from an ISO date or time. */
export function formatDay(iso: string): string {
  return longDay.format(new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso));
}

/** A moment in Swiss form, local time: «21.11.2026, 08:40». */
export function formatDayAndTime(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

/** How long ago something was, in German: «vor 2 Stunden», «gestern», which goes by the calendar, «vor 2 Wochen». */
export function formatAge(iso: string, now: Date = new Date()): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) >= DAY && Math.abs(seconds) < 7 * DAY) return relativeDay.format(-daysBetween(iso, now), 'day');
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return 'gerade eben';
}

function daysBetween(iso: string, now: Date): number {
  return (Date.parse(businessDay(now)) - Date.parse(businessDay(new Date(iso)))) / (DAY * 1_000);
}

const counts = new Intl.NumberFormat(businessProfile.locale);

/** A count as the business writes numbers, with a straight apostrophe between the thousands: «12'345». */
export function formatCount(count: number): string {
  return counts.format(count).replaceAll('’', "'");
}
