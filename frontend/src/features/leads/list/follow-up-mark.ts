import { businessDay, businessProfile } from '@fahrzeugpflege/contracts';

const { locale } = businessProfile;
const DAY = 24 * 60 * 60 * 1000;

// Days of the calendar are reckoned in UTC, where all of them are equally long.
const thisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const otherYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A reminder: whether its day has come, and the words for it. */
export interface FollowUpMark {
  readonly isDue: boolean;
  readonly text: string;
}

/**
 * The mark of a lead that staff want to be reminded of.
 *
 * @param followUpOn day of the calendar, as `2025-08-10`
 */
export function followUpMark(followUpOn: string | null, now: Date): FollowUpMark | undefined {
  if (!followUpOn) return undefined;
  const today = businessDay(now);
  const day = new Date(`${followUpOn}T00:00:00Z`);
  const ahead = (day.getTime() - Date.parse(`${today}T00:00:00Z`)) / DAY;
  const isDue = ahead <= 0;
  if (ahead === 0) return { isDue, text: 'Wiedervorlage heute' };
  if (ahead === 1) return { isDue, text: 'Wiedervorlage morgen' };
  const date = (followUpOn.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear).format(day);
  return { isDue, text: `Wiedervorlage ${isDue ? 'seit ' : ''}${date}` };
}
