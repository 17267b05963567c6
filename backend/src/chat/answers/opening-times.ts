import {
  type BusinessFacts,
  calendarDaysText,
  calendarDayText,
  countDays,
  HORIZON,
  type OpeningTimes,
  openingDay,
  wallClock,
  weekdayIndex,
} from '@fahrzeugpflege/contracts/without-schemas';
import { capital } from '../reading/plain-text.js';
import { type NamedDays, WEEKDAYS } from '../reading/read-days.js';
import type { DayPart, TimeNamed } from '../reading/read-times.js';
import type { Asked } from './priced.js';

/** Whoever asks for the hours is reminded of closed days so many days before. */
const CLOSED_DAYS_AHEAD = 28;

/** What each part of the day is called, and when it begins and ends. */
const PARTS: Readonly<Record<DayPart, readonly [name: string, from: string, to: string]>> = {
  morgen: ['am Morgen', '06:00', '12:00'],
  vormittag: ['am Vormittag', '06:00', '12:00'],
  mittag: ['über Mittag', '12:00', '13:00'],
  nachmittag: ['am Nachmittag', '13:00', '18:00'],
  abend: ['am Abend', '18:00', '24:00'],
  nacht: ['in der Nacht', '22:00', '24:00'],
};

/** True where the doors are open at the time, or at any moment of the span or the part of the day. */
export function isOpenDuring(times: OpeningTimes, { time, until, part = 'morgen', isEnd }: TimeNamed): boolean {
  if (time && isEnd) return times.some(([opens, closes]) => opens < time && time <= closes);
  if (time && !until) return times.some(([opens, closes]) => opens <= time && time < closes);
  const [, from, to] = time && until ? ['', time, until] : PARTS[part];
  return times.some(([opens, closes]) => opens < to && closes > from);
}

/** The last moment of what is named, `HH:MM`. */
export function endOf({ time, until, part = 'morgen' }: TimeNamed): string {
  return until ?? time ?? PARTS[part][2];
}

/** «um 17:45 Uhr», «über Mittag». */
export function timeName({ time, until, part = 'morgen' }: TimeNamed): string {
  if (time === undefined) return PARTS[part][0];
  return until ? `zwischen ${time} und ${until} Uhr` : `um ${time} Uhr`;
}

/** «heute», «am Samstag», «am Dienstag, 14. April 2026,». */
export function dayName({ kind, firstDay, name }: NamedDays, now: Date): string {
  if (kind === 'day' && firstDay === wallClock(now).day) return 'heute';
  const weekday = capital(WEEKDAYS[weekdayIndex(firstDay)] as string);
  return kind === 'date' || kind === 'holiday'
    ? `am ${name || weekday}, ${calendarDayText(firstDay)},`
    : `am ${weekday}`;
}

/** «08:30–11:30 und 13:30–17:30». */
export function spansText(times: OpeningTimes): string {
  return times.map(([opens, closes]) => `${opens}–${closes}`).join(' und ');
}

/** «Wir öffnen am Montag um 08:30 Uhr wieder.»: the first opening after a time of a day. */
export function nextText({ facts, now }: Asked, date: string, time: string, opening = 'Wir öffnen'): string {
  for (let ahead = 0; ahead <= HORIZON; ahead += 1) {
    const next = openingDay(date, ahead, facts);
    const opens = next.times.map(([from]) => from).find((from) => ahead > 0 || from > time);
    if (opens === undefined) continue;
    const days = countDays(wallClock(now).day, next.date) - 1;
    const day = days === 0 ? 'heute' : `am ${next.day}${days < 7 ? '' : `, ${calendarDayText(next.date)},`}`;
    return `${opening} ${day} um ${opens} Uhr wieder.`;
  }
  return '';
}

/** «am Samstag ist geschlossen (Betriebsferien).» */
export function closedText(facts: BusinessFacts, date: string, name: string): string {
  const reason = closureOn(facts, date)?.reason;
  return `${name} ist geschlossen${reason ? ` (${reason})` : ''}.`;
}

/** «Geschlossen: 24. Dezember 2026 bis 3. Januar 2027 (Betriebsferien).», for each closure of the next weeks. */
export function comingClosedDays({ closedDays, ...facts }: BusinessFacts, now: Date): readonly string[] {
  const { day } = wallClock(now);
  const until = openingDay(day, CLOSED_DAYS_AHEAD, { ...facts, closedDays }).date;
  return closedDays
    .filter(({ firstDay, lastDay }) => lastDay >= day && firstDay <= until)
    .map(({ reason, ...days }) => `Geschlossen: ${calendarDaysText(days)}${reason ? ` (${reason})` : ''}.`);
}

/** What closes a day whatever the week says. */
export function closureOn({ closedDays }: BusinessFacts, date: string) {
  return closedDays.find(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
}
