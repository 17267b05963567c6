import { minutesOf, wallClock } from '@fahrzeugpflege/contracts/without-schemas';
import { isCounted, numberAt } from './read-amounts.js';

/** A part of the day, by its German name. */
const DAY_PARTS = ['morgen', 'vormittag', 'mittag', 'nachmittag', 'abend', 'nacht'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** When on a day: local times as `HH:MM`. */
export interface TimeNamed {
  readonly time?: string;
  /** The end of a span: «zwischen 12 und 13 Uhr». */
  readonly until?: string;
  /** «Bis zwölf»: the last moment is meant, not the next one. */
  readonly isEnd?: true;
  /** Reckoned from this moment: «in zehn Minuten». */
  readonly isAhead?: true;
  readonly part?: DayPart;
}

/** True where a time or a part of the day is named. */
export function isTimed({ time, part }: TimeNamed): boolean {
  return time !== undefined || part !== undefined;
}

const BEFORE_TIME =
  /^(?:um|am|gegen|bis|ab|nach|vor|so|di|de|die|zwischen|öpe|halb|von|und|cirka|ca|etwa|schon|viertel|erst|erscht)$/;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Reads times and parts of the day from standard words. */
export function readTime(words: readonly string[], now: Date): TimeNamed {
  const part = words.flatMap((_, at) => partAt(words, at) ?? []).at(-1);
  const named = part && { part };
  const places = words.flatMap((_, at) => (timeAt(words, at, part) === undefined ? [] : at));
  const ahead = minutesAhead(words);
  const last = places.at(-1);
  if (last === undefined) {
    if (ahead === undefined) return { ...named };
    return { time: clockText(minutesOf(wallClock(now).time) + ahead), isAhead: true };
  }
  const [from, time] = [places.at(-2), last].map((at) =>
    at === undefined ? '' : clockText(timeAt(words, at, part) as number),
  );
  if (from && time && from < time && words.some((word) => word === 'zwischen' || word === 'von'))
    return { ...named, time: from, until: time };
  const isEnd = words.slice(Math.max(0, last - 3), last).includes('bis');
  return { ...named, time: time as string, ...(isEnd && { isEnd }) };
}

/** «Am Morgen», «Samstagmorgen», «heute Morgen», but not «ab morgen» and «guten Morgen». */
export function isPartMorning(words: readonly string[], at: number): boolean {
  return /^(?:am|von|jedes|heute|folgetag|z)$|tag$|^mittwoch$/.test(words[at - 1] ?? '');
}

function partAt(words: readonly string[], at: number): DayPart | undefined {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  if (word === 'morgen') return isPartMorning(words, at) ? word : undefined;
  if (word === 'feierabend') return before === 'nach' ? 'abend' : undefined;
  if (word === 'mittag' && before === 'nach') return 'nachmittag';
  return word === 'mittagspause' ? 'mittag' : DAY_PARTS.find((part) => part === word);
}

/** «In zehn Minuten», «in einer halben Stunde», «eine Viertelstunde». */
function minutesAhead(words: readonly string[]): number | undefined {
  const minutes = words.map((word, at) => {
    if (/^[fv]iertelst|^[fv]irtelst/.test(word)) return HOUR / 4;
    const count = { halb: 0.5, ein: 1 }[words[at - 1] ?? ''] ?? numberAt(words, at - 1) ?? Number.NaN;
    return count * ({ minute: 1, stunde: HOUR }[word] ?? Number.NaN);
  });
  return minutes.find((each) => !Number.isNaN(each));
}

/** Minutes since midnight of the time whose hour stands there. */
function timeAt(words: readonly string[], at: number, part: DayPart | undefined): number | undefined {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  if (isCounted(next) || /^l[aä]ng/.test(next)) return undefined;
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(word) ?? [];
  if (hours !== undefined) return Number(hours) * HOUR + Number(minutes);
  if (!/^(?:1?\d|2[0-4])$/.test(word) || (next !== 'uhr' && (!BEFORE_TIME.test(before) || word === '0')))
    return undefined;
  return hourOfDay(Number(word), part, before) * HOUR + minutesBeside(words, at);
}

/** What «halb», «Viertel vor» and «zehn nach» before an hour add to it. */
function minutesBeside(words: readonly string[], at: number): number {
  if (words[at - 1] === 'halb') return -HOUR / 2;
  const minutes = words[at - 2] === 'viertel' ? HOUR / 4 : (numberAt(words, at - 2) ?? 0);
  if (!/^(?:vor|nach|ab)$/.test(words[at - 1] ?? '') || minutes % 5 !== 0 || minutes >= HOUR / 2) return 0;
  return words[at - 1] === 'vor' ? -minutes : minutes;
}

/** A bare hour below seven is one of the afternoon, unless the morning is named. */
function hourOfDay(hour: number, part: DayPart | undefined, before: string): number {
  if (hour >= 12 || part === 'morgen' || part === 'vormittag') return hour;
  if (part === 'abend') return hour + 12;
  return hour < 7 || (hour === 7 && (before === 'halb' || part === 'nachmittag')) ? hour + 12 : hour;
}

function clockText(minutes: number): string {
  const ofDay = (minutes + DAY) % DAY;
  return [Math.floor(ofDay / HOUR), ofDay % HOUR].map((each) => String(each).padStart(2, '0')).join(':');
}
