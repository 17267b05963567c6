import { businessDay, calendarDayText, openingDay, openingState } from '@fahrzeugpflege/contracts';
import { facts } from '../../../knowledge/facts.js';
import type { AskedTime } from '../../understand/asked-time.js';
import { dayOf } from '../../understand/calendar.js';
import { closedDaysText, dayAt, weekdayAt, weekText } from '../../understand/week.js';
import type { Reply } from '../aspect.js';
import { daysText } from './days-text.js';
import { holidayHint } from './holiday-hint.js';
import { isOpenDuring, momentName, spansOf } from './opening-spans.js';

/** How is asked: whether the doors are open, whether they are closed, or when. */
export type Manner = 'open' | 'closed' | 'when';

/** What is said of the doors at a time that is asked for; who asks when is told neither «Ja» nor «Nein». */
export function openingReply(asked: AskedTime, now: Date, manner: Manner = 'open'): Reply {
  const reply = told(asked, now);
  const text = { open: reply.text, closed: turned(reply.text), when: withoutYes(reply.text) }[manner];
  return { ...reply, text: `${text}${holidayHint(asked, now)}${closedDaysText(now)}` };
}

/** «Haben Sie am Sonntag zu?» is answered with «Ja». */
function turned(text: string): string {
  return text.replace(/^(?:Ja|Nein)(?=[,.])/, (said) => (said === 'Ja' ? 'Nein' : 'Ja'));
}

function withoutYes(text: string): string {
  return text.replace(/^(?:Ja[,.]|Nein, dann ist geschlossen\.|Nein,) (\p{L})/u, (_, first: string) =>
    first.toUpperCase(),
  );
}

function told(asked: AskedTime, now: Date): Reply {
  if (asked.isHoliday) {
    return {
      text: `Ob an Feiertagen, an einem bestimmten Datum oder in den Ferien offen ist, weiss ich nicht. Sonst gilt: ${weekText()}.`,
      isUnknown: true,
    };
  }
  if (asked.isNow && asked.weekdays.length === 0) return { text: nowText(now) };
  const closed = closedDayText(asked, now);
  if (closed) return { text: closed };
  if (asked.weekdays.length > 0) {
    const isToday = asked.isToday && asked.weekdays.length === 1 && !asked.time && !asked.part;
    if (isToday) return { text: todayText(now) };
    return { text: daysText(asked) };
  }
  if (asked.time || asked.part) return { text: `${anyDayText(asked)}Wir haben so offen: ${weekText()}.` };
  return { text: `Wir haben so offen: ${weekText()}.` };
}

/** Of the one day that is asked for, where it is closed whatever the week says. */
function closedDayText({ weekdays: [weekday, ...others], dateDay }: AskedTime, now: Date): string | undefined {
  if (weekday === undefined || others.length > 0) return undefined;
  const ahead = dateDay === undefined ? (weekday - weekdayAt(now) + 7) % 7 : dateDay - dayOf(now);
  const { date, day, times } = openingDay(businessDay(now), ahead, facts);
  if (times.length > 0 || dayAt(weekday).times.length === 0) return undefined;
  return `Nein, am ${day}, ${calendarDayText(date)}, ist geschlossen. Sonst gilt: ${weekText()}.`;
}

function nowText(now: Date): string {
  const state = openingState(now, facts);
  if (!state) return 'Zurzeit ist geschlossen.';
  if (!state.isOpen) {
    const when = state.opensToday ? `heute um ${state.opensAt} Uhr` : `am ${state.opensOn} um ${state.opensAt} Uhr`;
    return `Nein, jetzt ist geschlossen. Wir öffnen wieder ${when}.`;
  }
  const later = dayAt(weekdayAt(now)).times.filter(([opens]) => opens > state.closesAt);
  const again = later.map(([opens, closes]) => ` und wieder von ${opens} bis ${closes}`).join('');
  return `Ja, wir haben jetzt offen, heute bis ${state.closesAt} Uhr${again}.`;
}

/** What is left of today; where the doors are open later, all of it. */
function todayText(now: Date): string {
  const { times } = dayAt(weekdayAt(now));
  const state = openingState(now, facts);
  if (times.length === 0) return nowText(now).replace('jetzt', 'heute');
  if (!state || state.isOpen || !state.opensToday) return nowText(now);
  return `Heute haben wir ${spansOf(times)} offen. Jetzt ist noch geschlossen, wir öffnen um ${state.opensAt} Uhr.`;
}

/** That it is closed then on every day; nothing where it depends on the day. */
function anyDayText(asked: AskedTime): string {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => dayAt(day).times);
  return week.some((times) => isOpenDuring(times, asked)) ? '' : `${momentName(asked)} ist geschlossen. `;
}
