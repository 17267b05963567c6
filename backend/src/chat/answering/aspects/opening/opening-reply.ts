import { dayAt, openingHoursSummary, openingState, wallClock } from '@fahrzeugpflege/contracts';
import type { AskedTime } from '../../understand/asked-time.js';
import type { Reply } from '../aspect.js';
import { isOpenDuring, momentName, spansOf } from './opening-spans.js';

/** What is said of the doors at a time that is asked for. */
export function openingReply(asked: AskedTime, now: Date): Reply {
  if (asked.isHoliday) {
    return {
      text: `Ob an Feiertagen, an einem bestimmten Datum oder in den Ferien offen ist, weiss ich nicht. Sonst gilt: ${weekText()}.`,
      isUnknown: true,
    };
  }
  if (asked.isNow && asked.weekdays.length === 0) return { text: nowText(now) };
  if (asked.weekdays.length > 0) {
    const isToday = asked.isToday && asked.weekdays.length === 1 && !asked.time && !asked.part;
    const texts = groupDays(asked.weekdays).map((days) => dayText(days, asked));
    return { text: isToday ? `${texts.join(' ')} ${nowText(now)}` : texts.join(' ') };
  }
  if (asked.time || asked.part) return { text: `${anyDayText(asked)}Wir haben so offen: ${weekText()}.` };
  return { text: `Wir haben so offen: ${weekText()}.` };
}

/** The whole week: «Montag bis Freitag 08:30–11:30 und 13:30–17:30, Samstag 08:30–12:00, Sonntag geschlossen». */
function weekText(): string {
  return openingHoursSummary.map(({ days, times }) => `${days} ${times}`).join(', ');
}

function nowText(now: Date): string {
  const state = openingState(now);
  if (!state) return 'Zurzeit ist geschlossen.';
  if (!state.isOpen) {
    const when = state.opensToday ? `heute um ${state.opensAt} Uhr` : `am ${state.opensOn} um ${state.opensAt} Uhr`;
    return `Nein, jetzt ist geschlossen. Wir öffnen wieder ${when}.`;
  }
  const later = dayAt(wallClock(now).weekday).times.filter(([opens]) => opens > state.closesAt);
  const again = later.map(([opens, closes]) => ` und wieder von ${opens} bis ${closes}`).join('');
  return `Ja, wir haben jetzt offen, heute bis ${state.closesAt} Uhr${again}.`;
}

/** Neighbouring days that are alike are told in one sentence. */
function groupDays(weekdays: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const day of weekdays) {
    const group = groups.at(-1);
    if (group && spansOf(dayAt(group[0] ?? day).times) === spansOf(dayAt(day).times)) group.push(day);
    else groups.push([day]);
  }
  return groups;
}

function dayText(days: readonly number[], asked: AskedTime): string {
  const { times, day: first } = dayAt(days[0] ?? 0);
  const name = days.length > 1 ? `Von ${first} bis ${dayAt(days.at(-1) ?? 0).day}` : `Am ${first}`;
  if (times.length === 0) return `${name} ist geschlossen.`;
  const open = `${name} haben wir ${spansOf(times)} offen.`;
  const isOpen = isOpenDuring(times, asked);
  if (isOpen === undefined) return open;
  return isOpen ? `Ja. ${open}` : `Nein, dann ist geschlossen. ${open}`;
}

/** That it is closed then on every day; nothing where it depends on the day. */
function anyDayText(asked: AskedTime): string {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => dayAt(day).times);
  return week.some((times) => isOpenDuring(times, asked)) ? '' : `${momentName(asked)} ist geschlossen. `;
}
