import {
  addDays,
  answerDue,
  type BusinessHours,
  businessDay,
  businessProfile,
  isUnanswered,
  type Lead,
} from '@fahrzeugpflege/contracts';
import { duration } from '../list/mark-texts.ts';

const { locale, timeZone } = businessProfile;
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
const dayAndTime = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** What became of the promise to answer within 24 hours. */
export interface AnswerDue {
  readonly isOverdue: boolean;
  readonly text: string;
}

/** «Antwort fällig bis heute, 15:30» or «Antwort seit 3 Std. überfällig»; undefined for a lead that was answered. */
export function answerDueText(
  lead: Pick<Lead, 'status' | 'answeredAt' | 'createdAt'>,
  now: Date,
  hours: BusinessHours,
) {
  if (!isUnanswered(lead)) return undefined;
  const due = answerDue(new Date(lead.createdAt), hours);
  const late = now.getTime() - due.getTime();
  const result: AnswerDue =
    late < 0
      ? { isOverdue: false, text: `Antwort fällig bis ${momentText(due, now)}` }
      : { isOverdue: true, text: `Antwort seit ${duration(late)} überfällig` };
  return result;
}

function momentText(moment: Date, now: Date): string {
  const day = businessDay(moment);
  if (day === businessDay(now)) return `heute, ${time.format(moment)}`;
  if (day === dayAhead(now, 1)) return `morgen, ${time.format(moment)}`;
  return dayAndTime.format(moment);
}

// Calendar days are counted in UTC, where all are equally long.
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
