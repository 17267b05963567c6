import {
  answerDue,
  type BusinessHours,
  businessDay,
  businessProfile,
  isLastDay,
  isUnanswered,
  type Lead,
} from '@fahrzeugpflege/contracts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const { locale, timeZone } = businessProfile;
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
const weekdayAndTime = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** How urgent an unanswered lead is, and the words for it. */
export interface DueMark {
  readonly state: 'overdue' | 'soon';
  readonly text: string;
}

/** The mark of a lead that nobody has answered yet: overdue, or this is the last day; none for all others. */
export function dueMark(
  lead: Pick<Lead, 'status' | 'answeredAt' | 'createdAt'>,
  now: Date,
  hours: BusinessHours,
): DueMark | undefined {
  if (!isUnanswered(lead)) return undefined;
  const due = answerDue(new Date(lead.createdAt), hours);
  const left = due.getTime() - now.getTime();
  if (left <= 0) return { state: 'overdue', text: `überfällig seit ${duration(-left)}` };
  if (!isLastDay(due, now, hours)) return undefined;
  const format = businessDay(due) === businessDay(now) ? time : weekdayAndTime;
  return { state: 'soon', text: `bis ${format.format(due)}` };
}

/** «3 Std.», as it stands after «seit». @param length milliseconds */
export function duration(length: number): string {
  if (length < HOUR) return `${Math.max(1, Math.floor(length / MINUTE))} Min.`;
  if (length < 2 * DAY) return `${Math.floor(length / HOUR)} Std.`;
  return `${Math.floor(length / DAY)} Tagen`;
}

// Calendar days are counted in UTC, where all are equally long.
const thisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const otherYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A reminder: whether its day has come, and the words for it. */
interface FollowUpMark {
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
