import {
  addDays,
  answerDue,
  type BusinessHours,
  businessDay,
  businessProfile,
  contactKindLabels,
  formTypeLabels,
  leadViewLabels,
  type TodayGroup,
  type TodayLead,
} from '@fahrzeugpflege/contracts';
import { formatAge } from '#lib/format.ts';
import { plannedText } from '../contacts/contact-texts.ts';
import { duration, followUpMark } from '../list/mark-texts.ts';

/** By what a row is judged: the moment, and the hours by which answers are due. */
interface Clock {
  readonly now: Date;
  readonly hours: BusinessHours;
}

/** Why a lead stands in a group. */
interface TodayText {
  /** How long it has waited, or when it is to be looked at. */
  readonly when: string;
  /** What it is about, or why it is to be looked at. */
  readonly what: string;
}

/** Why a lead stands in a group: «seit 3 Std.», «Keramikversiegelung»; «heute, 16 Uhr», «Ruft zurück». */
export function todayText(group: TodayGroup, lead: TodayLead, { now, hours }: Clock): TodayText {
  const matter = lead.serviceType?.trim() || formTypeLabels[lead.formType];
  switch (group) {
    case 'overdue':
      return {
        when: `seit ${duration(now.getTime() - answerDue(new Date(lead.createdAt), hours).getTime())}`,
        what: matter,
      };
    case 'new':
      return { when: formatAge(lead.createdAt, now), what: matter };
    case 'mine':
      return { when: followUpMark(lead.followUpOn, now)?.text ?? 'ohne Wiedervorlage', what: matter };
    case 'followUp':
    case 'planned':
      return { when: followUpWhen(lead, now), what: reasonWords(lead) ?? matter };
  }
}

const { locale, timeZone } = businessProfile;
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone });
const dayOfMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });

/** What a group is called: as the view that shows all of it, but for «Neu seit gestern». Short, as five stand side by side. */
export function groupTitle(group: TodayGroup, since: string, now: Date): string {
  return group === 'new' ? `Neu seit ${sinceText(new Date(since), now)}` : leadViewLabels[group];
}

/** So many days back a weekday is named: the same one a week ago could be mistaken for today. */
const A_WEEK = 6;

/** «08:10» for today, «gestern», «Fr.», «3. Nov.». */
function sinceText(since: Date, now: Date): string {
  const today = businessDay(now);
  const day = businessDay(since);
  if (day === today) return time.format(since);
  if (day === addDays(today, -1)) return 'gestern';
  return (day >= addDays(today, -A_WEEK) ? weekday : dayOfMonth).format(since);
}

function followUpWhen({ followUpOn, followUpReason }: TodayLead, now: Date): string {
  if (followUpOn === null) return '';
  const isPast = followUpOn < businessDay(now);
  const day = plannedText({ on: followUpOn, time: isPast ? null : (followUpReason?.followUp.time ?? null) }, now);
  return isPast ? `seit ${day}` : day;
}

function reasonWords({ followUpReason: reason }: TodayLead): string | null {
  return reason && (reason.text ?? contactKindLabels[reason.kind]);
}
