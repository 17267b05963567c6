import {
  type BusinessFacts,
  chatPhoneLink,
  openingDay,
  openingState,
  summariseOpeningHours,
  wallClock,
  weekdayIndex,
  weekText,
} from '@fahrzeugpflege/contracts/without-schemas';
import { capital } from '../reading/plain-text.js';
import { holidayOn, type NamedDays } from '../reading/read-days.js';
import { isTimed } from '../reading/read-times.js';
import {
  closedText,
  closureOn,
  comingClosedDays,
  dayName,
  endOf,
  isOpenDuring,
  nextText,
  spansText,
  timeName,
} from './opening-times.js';
import type { Asked } from './priced.js';

/** When the business is open, or whether it is at a time, on a day or now. */
export function hoursReply(asked: Asked): string {
  const { slots, facts, now } = asked;
  const days = slots.days.filter(({ kind }) => kind !== 'month');
  const day = days.find(({ kind }) => kind === 'holiday') ?? days[0];
  if (day && (day.kind === 'holiday' || days.every(({ firstDay }) => firstDay === day.firstDay)))
    return dayReply(asked, day);
  if (day === undefined && isAboutNow(asked)) return `${nowReply(asked)}${holidayHint(asked, wallClock(now).day)}`;
  return [day ? severalReply(asked, days) : weekReply(asked), ...comingClosedDays(facts, now)].join(' ');
}

/** What holds on the day that is named; of days that nobody set only people know. */
export function holidaysReply(asked: Asked): string {
  if (asked.slots.days.some(({ kind }) => kind !== 'month')) return hoursReply(asked);
  const closed = comingClosedDays(asked.facts, asked.now);
  const holidays = closed.length > 0 ? 'Feiertagen' : 'Feiertagen und in allfälligen Betriebsferien';
  return [...closed, `Was an ${holidays} gilt, weiss ich nicht. ${usualWeek(asked.facts)}`].join(' ');
}

/** What holds on a day of no holiday, and who knows of the others. */
function usualWeek(facts: BusinessFacts): string {
  return `Sonst gilt: ${weekText(facts)}. Rufen Sie vorher kurz an: ${chatPhoneLink}.`;
}

/** No day is named, and a word speaks of this moment, or a time is reckoned from it. */
function isAboutNow({ slots: { cues, time } }: Asked): boolean {
  if (time.isAhead || cues.has('again')) return true;
  if (time.time) return cues.has('now');
  if (cues.has('now')) return time.part === undefined || time.part === 'mittag';
  return cues.has('still') && time.part === undefined && !cues.has('when');
}

/** A reply that begins with «Ja», «Nein» or, where times are asked for, neither. */
function judged({ slots: { cues } }: Asked, isOpen: boolean, text: string): string {
  if (!cues.has('when')) return `${isOpen === cues.has('closed') ? 'Nein' : 'Ja'}, ${text}`;
  return capital(text);
}

/** What holds now, or in some minutes, and when that changes. */
function nowReply(asked: Asked): string {
  const { slots, facts, now } = asked;
  const { day, time } = wallClock(now);
  if (slots.time.time) return timeReply(asked, day, 'heute');
  const state = openingState(now, facts);
  if (!state?.isOpen) return judged(asked, false, `jetzt ist geschlossen. ${nextText(asked, day, time)}`).trim();
  const later = openingDay(day, 0, facts).times.filter(([opens]) => opens > time);
  const again = later.map(([opens, closes]) => ` und wieder von ${opens} bis ${closes} Uhr`).join('');
  return judged(asked, true, `wir haben jetzt offen, heute bis ${state.closesAt} Uhr${again}.`);
}

function dayReply(asked: Asked, day: NamedDays): string {
  const { slots, facts, now } = asked;
  const date = day.firstDay;
  const holiday = holidayOn(date);
  if (holiday && !closureOn(facts, date) && (day.kind === 'holiday' || day.kind === 'date')) {
    return `Ob am Feiertag (${holiday}) offen ist, weiss ich nicht. ${usualWeek(facts)}`;
  }
  const name = dayName(day, now);
  if (openingDay(date, 0, facts).times.length === 0) return closedDayReply(asked, day, name);
  const isToday = day.kind === 'day' && date === wallClock(now).day;
  const isWhole = !isTimed(slots.time);
  const reply =
    isToday && isWhole ? todayReply(asked) : isWhole ? openDayReply(asked, date, name) : timeReply(asked, date, name);
  return `${reply}${holidayHint(asked, date)}`;
}

function todayReply(asked: Asked): string {
  const { facts, now } = asked;
  const state = openingState(now, facts);
  if (!state || state.isOpen || !state.opensToday) return nowReply(asked);
  const hours = openDayReply(asked, wallClock(now).day, 'heute');
  return `${hours} Jetzt ist noch geschlossen, wir öffnen um ${state.opensAt} Uhr.`;
}

function openDayReply(asked: Asked, date: string, name: string): string {
  return judged(asked, true, `${name} haben wir ${spansText(openingDay(date, 0, asked.facts).times)} offen.`);
}

/** A day of rest, or one that is closed whatever the week says; then what the rule is. */
function closedDayReply(asked: Asked, day: NamedDays, name: string): string {
  const { facts } = asked;
  const usual = openingDay(day.firstDay, 0, { ...facts, closedDays: [] });
  const isException = day.kind === 'weekday' && usual.times.length > 0;
  const rule = isException ? ` Sonst haben wir am ${usual.day} ${spansText(usual.times)} offen.` : '';
  const closed = closedText(facts, day.firstDay, isException ? dayName({ ...day, kind: 'date' }, asked.now) : name);
  return `${judged(asked, false, closed)}${rule} ${nextText(asked, day.firstDay, '24:00')}`.trim();
}

/** Whether it is open at a time, or in a part of a day. */
function timeReply(asked: Asked, date: string, name: string): string {
  const { slots, facts } = asked;
  const { times } = openingDay(date, 0, facts);
  if (times.length === 0)
    return `${judged(asked, false, closedText(facts, date, name))} ${nextText(asked, date, '24:00')}`.trim();
  const hours = `${name} haben wir ${spansText(times)} offen.`;
  if (isOpenDuring(times, slots.time)) return slots.time.until ? capital(hours) : judged(asked, true, hours);
  const end = endOf(slots.time);
  const isLater = times.some(([opens]) => opens > end);
  const after = isLater ? '' : ` ${nextText(asked, date, end, 'Danach öffnen wir')}`;
  const closed = slots.cues.has('when') ? '' : `${judged(asked, false, 'dann ist geschlossen.')} `;
  return `${closed}${capital(hours)}${after}`;
}

/** «Von Montag bis Freitag haben wir … offen. Am Samstag …» */
function severalReply(asked: Asked, days: readonly NamedDays[]): string {
  const { facts, slots } = asked;
  const weekdays = new Set(days.map(({ firstDay }) => weekdayIndex(firstDay)));
  const hours = facts.openingHours.filter((_, index) => weekdays.has(index));
  if (isTimed(slots.time) && hours.every(({ times }) => !isOpenDuring(times, slots.time))) return weekReply(asked);
  const lines = summariseOpeningHours(hours).map(({ days: named, spans }) => {
    const name = capital(onDays(named));
    return spans.length > 0 ? `${name} haben wir ${spans.join(' und ')} offen.` : `${name} ist geschlossen.`;
  });
  return lines.join(' ');
}

/** «von Montag bis Freitag», «am Samstag». */
function onDays(days: string): string {
  return days.includes(' bis ') ? `von ${days}` : `am ${days}`;
}

/** The whole week, and whether it is open on any day at a time that is named. */
function weekReply(asked: Asked): string {
  const { slots, facts } = asked;
  const week = `Wir haben so offen: ${weekText(facts)}.`;
  if (!isTimed(slots.time)) return week;
  const open = facts.openingHours.filter(({ times }) => isOpenDuring(times, slots.time)).map(({ day }) => day);
  const time = timeName(slots.time);
  if (open.length === 0) return `${judged(asked, false, `${time} ist geschlossen.`)} ${week}`;
  if (slots.cues.has('when') || slots.time.until) return week;
  if (open.length > 2) {
    const runs = summariseOpeningHours(open.map((day) => ({ day, times: [] }))).map(({ days }) => onDays(days));
    return `${judged(asked, true, `${time} ist ${runs.join(' und ')} offen.`)} ${week}`;
  }
  return `${capital(time)} ist nur am ${open.join(' und am ')} offen. ${week}`;
}

/** What holds on a public holiday that the facts don't list only people know. */
function holidayHint({ facts }: Asked, date: string): string {
  const holiday = closureOn(facts, date) ? undefined : holidayOn(date);
  return holiday ? ` Ob das auch am Feiertag (${holiday}) gilt, fragen Sie uns bitte direkt.` : '';
}
