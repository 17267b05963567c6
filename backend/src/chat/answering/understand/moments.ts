import type { Word } from '../../language/read-text.js';
import { dayOf, nextDate, weekdayOf } from './calendar.js';
import { readClocks } from './clock.js';
import { daysOf, type PartOfDay, partOf } from './day-words.js';
import { dateAt } from './months.js';

/** A moment that somebody names: a day, counted from 1970, with the minute of the day as far as it is told. */
export interface Moment {
  readonly day: number;
  readonly minute?: number;
  /** Place of the word that names it. */
  readonly at: number;
}

const WEEK = 7;
const PART_WORD = /(?:morgens?|mittags?|abends?|früh)$/;
/** What a part of the day means for whoever brings or fetches something. */
const PARTS: Readonly<Record<PartOfDay, number>> = { morning: 510, noon: 720, afternoon: 900, evening: 1080 };

/** The moments that a text names, in its order; a weekday is the next one after the moment before it. */
export function readMoments(words: readonly Word[], now: Date): readonly Moment[] {
  const today = dayOf(now);
  const clocks = new Map(readClocks(words).map(({ at, time }) => [at, minuteOf(time)]));
  const moments: Moment[] = [];
  for (const [at, { standard }] of words.entries()) {
    const last = moments.at(-1);
    const day = dayAt(words, at, today, last?.day ?? today);
    const part = PART_WORD.test(standard) ? partOf([words[at - 1]?.standard ?? '', standard]) : undefined;
    const minute = clocks.get(at) ?? (part && PARTS[part]);
    if (day === undefined && minute === undefined) continue;
    const told = { day: day ?? last?.day ?? today, at, ...(minute !== undefined && { minute }) };
    // «am Freitag um halb zwei» is one moment, «am halb sechs» after it another.
    if (day === undefined && last && last.minute === undefined) moments[moments.length - 1] = told;
    else moments.push(told);
  }
  return moments;
}

function dayAt(words: readonly Word[], at: number, today: number, from: number): number | undefined {
  const word = words[at]?.standard ?? '';
  const date = dateAt(word, words[at + 1]?.standard ?? '');
  if (date) return nextDate(date, today);
  const [weekday, ...others] = daysOf(word, words[at - 1]?.standard ?? '', weekdayOf(today));
  if (weekday === undefined || others.length > 0) return undefined;
  const begin = /^(?:heute|morgen|übermorgen)$/.test(word) ? today : from;
  return begin + ((weekday - weekdayOf(begin) + WEEK) % WEEK);
}

function minuteOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
