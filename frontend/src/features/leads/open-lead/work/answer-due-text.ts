import { answerDue, type BusinessHours, businessDay, businessProfile, type Lead } from '@fahrzeugpflege/contracts';

const { locale, timeZone } = businessProfile;
const DAY = 24 * 60 * 60 * 1000;
const STEPS = [
  ['day', DAY],
  ['hour', DAY / 24],
  ['minute', 60 * 1000],
] as const;

const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
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

/** «Antwort fällig bis heute, 15:30» or «Antwort seit 3 Stunden überfällig»; undefined for a lead that was answered. */
export function answerDueText(
  { status, createdAt }: Pick<Lead, 'status' | 'createdAt'>,
  now: Date,
  hours: BusinessHours,
) {
  if (status !== 'pending') return undefined;
  const due = answerDue(new Date(createdAt), hours);
  const late = now.getTime() - due.getTime();
  const result: AnswerDue =
    late < 0
      ? { isOverdue: false, text: `Antwort fällig bis ${momentText(due, now)}` }
      : { isOverdue: true, text: `Antwort seit ${spanText(late)} überfällig` };
  return result;
}

function momentText(moment: Date, now: Date): string {
  const day = businessDay(moment);
  if (day === businessDay(now)) return `heute, ${time.format(moment)}`;
  if (day === businessDay(now.getTime() + DAY)) return `morgen, ${time.format(moment)}`;
  return dayAndTime.format(moment);
}

/** «3 Stunden», «1 Tag», as it stands after «seit». */
function spanText(length: number): string {
  const [unit, step] = STEPS.find(([, step]) => length >= step) ?? (['minute', 60 * 1000] as const);
  return ago.format(-Math.max(1, Math.floor(length / step)), unit).replace(/^vor /, '');
}
