import type { OpeningTimes } from '@fahrzeugpflege/contracts';
import type { AskedTime } from '../../understand/asked-time.js';
import type { PartOfDay } from '../../understand/day-words.js';

const PARTS: Readonly<Record<PartOfDay, { readonly name: string; readonly from: string; readonly until: string }>> = {
  morning: { name: 'Am Morgen', from: '06:00', until: '11:30' },
  noon: { name: 'Über Mittag', from: '12:00', until: '13:15' },
  afternoon: { name: 'Am Nachmittag', from: '13:30', until: '17:30' },
  evening: { name: 'Am Abend', from: '18:00', until: '22:00' },
};

/** Whether a day's times are open at the moment, or some time in the part of the day; undefined where none is named. */
export function isOpenDuring(times: OpeningTimes, { time, part, isUntil, isBefore }: AskedTime): boolean | undefined {
  if (time && isBefore) return times.some(([opens]) => opens < time);
  if (time && isUntil) return times.some(([opens, closes]) => time > opens && time <= closes);
  if (time) return times.some(([opens, closes]) => time >= opens && time < closes);
  if (!part) return undefined;
  const { from, until } = PARTS[part];
  return times.some(([opens, closes]) => opens < until && closes > from);
}

/** Whether a day's doors are closed for good by then. */
export function isAfterClosing(times: OpeningTimes, { time, part }: AskedTime): boolean {
  const from = time ?? (part && PARTS[part].from);
  return from !== undefined && times.every(([, closes]) => closes <= from);
}

/** What the moment is called at the beginning of a sentence. */
export function momentName({ time, part }: AskedTime): string {
  return time ? `Um ${time} Uhr` : PARTS[part ?? 'morning'].name;
}

/** «08:30–11:30 und 13:30–17:30» */
export function spansOf(times: OpeningTimes): string {
  return times.map(([opens, closes]) => `${opens}–${closes}`).join(' und ');
}
