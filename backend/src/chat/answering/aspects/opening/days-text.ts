import type { AskedTime } from '../../understand/asked-time.js';
import { dayAt } from '../../understand/week.js';
import { isAfterClosing, isOpenDuring, spansOf } from './opening-spans.js';

const SATURDAY = 5;

/** Whether and when the doors are open on the days that are asked for. */
export function daysText(asked: AskedTime): string {
  return groupDays(asked.weekdays)
    .map((days) => dayText(days, asked))
    .join(' ');
}

/** Neighbouring days that are alike are told in one sentence. */
function groupDays(weekdays: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const day of weekdays) {
    const group = groups.at(-1);
    const isNext = group?.at(-1) === day - 1;
    if (group && isNext && spansOf(dayAt(day - 1).times) === spansOf(dayAt(day).times)) group.push(day);
    else groups.push([day]);
  }
  return groups;
}

function dayText(days: readonly number[], asked: AskedTime): string {
  const { times, day: first } = dayAt(days[0] ?? 0);
  const dated = asked.date ? `, ${asked.date},` : '';
  const name = days.length > 1 ? `Von ${first} bis ${dayAt(days.at(-1) ?? 0).day}` : `Am ${first}${dated}`;
  if (times.length === 0) return `${name} ist geschlossen.`;
  const open = `${name} haben wir ${spansOf(times)} offen.`;
  const isOpen = isOpenDuring(times, asked);
  if (isOpen === undefined) return open;
  if (isOpen) return `Ja. ${open}`;
  const again = days.length > 1 ? saturdayText(days) : isAfterClosing(times, asked) ? afterText(days.at(-1) ?? 0) : '';
  return `Nein, dann ist geschlossen. ${open}${again}`;
}

/** Who cannot come on any working day may come on Saturday. */
function saturdayText(days: readonly number[]): string {
  const { day, times } = dayAt(SATURDAY);
  return days.includes(SATURDAY) || times.length === 0 ? '' : ` Am ${day} haben wir ${spansOf(times)} offen.`;
}

/** When the doors open next after a day: « Danach wieder am Montag um 08:30 Uhr.» */
function afterText(weekday: number): string {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const { day, times } = dayAt(weekday + ahead);
    const [first] = times;
    if (first) return ` Danach wieder am ${day} um ${first[0]} Uhr.`;
  }
  return '';
}
