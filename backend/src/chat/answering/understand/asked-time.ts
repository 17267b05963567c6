import { wallClock } from '@fahrzeugpflege/contracts';
import type { Word } from '../../language/read-text.js';
import { readClock } from './clock.js';
import { MONTHS } from './months.js';

/** For which time somebody asks whether the doors are open. */
export interface AskedTime {
  /** Monday is 0; empty where no day is named. */
  readonly weekdays: readonly number[];
  /** `HH:MM`. */
  readonly time?: string;
  readonly part?: PartOfDay;
  /** Asked for this very moment. */
  readonly isNow: boolean;
  readonly isToday: boolean;
  /** A public holiday, or the business's own holidays: nothing is known of them. */
  readonly isHoliday: boolean;
}

/** From when to when a part of the day lasts, as `HH:MM`. */
export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

const WEEKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const WORKING_DAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];

const HOLIDAY =
  /^(?:feiertag|oster|karfreitag|pfingst|auffahrt|weihnacht|neujahr|silvester|stephanstag|berchtoldstag|nationalfeiertag|bundesfeier|fronleichnam|allerheiligen|heiligabend|betriebsferien|sommerferien|winterferien|herbstferien|altjahr|fasnacht|brückentag)/;
const MONTH = new RegExp(`^(?:${MONTHS.join('|')})$`);
const PARTS: readonly (readonly [pattern: RegExp, part: PartOfDay])[] = [
  [/^(?:mittags?|.*über_?mittag|mittagspause|mittagszeit)$/, 'noon'],
  [/(?:nachmittags?)$/, 'afternoon'],
  [/(?:abends?|feierabend)$/, 'evening'],
  [/(?:vormittags?|morgens?|frühmorgens|früh)$/, 'morning'],
];

/** True for a word that names a day or a part of one. */
export function isTimeWord({ standard }: Word): boolean {
  return (
    standard === 'uhr' ||
    MONTH.test(standard) ||
    HOLIDAY.test(standard) ||
    partOf([standard]) !== undefined ||
    daysOf(standard, '', 0).length > 0
  );
}

/** Reads day, part of the day and time out of a question; relative days are counted at the business. */
export function readAskedTime(words: readonly Word[], now: Date): AskedTime {
  const today = wallClock(now).weekday;
  const named = words.map(({ standard }) => standard);
  const weekdays = [...new Set(named.flatMap((word, at) => daysOf(word, named[at - 1] ?? '', today)))];
  const time = readClock(words);
  const part = partOf(named);
  const isNow =
    named.some((word) => /^(?:jetzt|momentan|aktuell|derzeit|moment|zurzeit)$/.test(word)) ||
    (weekdays.length === 0 &&
      named.some((word) => /^(?:gerade|noch|schon)$/.test(word)) &&
      named.some((word) =>
        /^(?:offen|geöffnet|geschlossen|zu|auf|da|jemand|erreichbar|vorbeikommen|bedient|schaffe|schaffen|reicht|komme)$/.test(
          word,
        ),
      ));
  const isNext =
    named.includes('wann') && named.some((word) => /^(?:wieder|nächste[ns]?)$/.test(word)) && weekdays.length === 0;
  return {
    weekdays,
    ...(time && { time }),
    ...(part && { part }),
    isNow: (isNow || isNext) && !time,
    isToday: named.includes('heute'),
    isHoliday: named.some((word) => HOLIDAY.test(word)) || isDate(named),
  };
}

function daysOf(word: string, before: string, today: number): number[] {
  if (word === 'heute') return [today];
  if (word === 'übermorgen') return [(today + 2) % 7];
  // «am Morgen» and «guten Morgen» are no tomorrow.
  if (word === 'morgen' && !/^(?:am|den|guten|jeden|gueten|vom|frühen)$/.test(before) && !WEEKDAYS.includes(before))
    return [(today + 1) % 7];
  if (/^wochenend/.test(word)) return WEEKEND;
  if (
    /^(?:werktag|wochentag|arbeitstag|werktags|wochentags)/.test(word) ||
    (word === 'woche' && /^(?:der|die)$/.test(before))
  )
    return WORKING_DAYS;
  const day = WEEKDAYS.findIndex((name) => word.startsWith(name));
  return day < 0 ? [] : [day];
}

function partOf(named: readonly string[]): PartOfDay | undefined {
  for (const [pattern, part] of PARTS) {
    const isSaid = named.some((word, at) => {
      const isTomorrow =
        word === 'morgen' &&
        !/^(?:am|den|jeden|vom|frühen)$/.test(named[at - 1] ?? '') &&
        !WEEKDAYS.includes(named[at - 1] ?? '');
      return pattern.test(word) && !isTomorrow && word !== 'übermorgen';
    });
    if (isSaid) return part;
  }
  return undefined;
}

/** «am 1. August», «24.12.»: whether that is a holiday is not known. */
function isDate(named: readonly string[]): boolean {
  return named.some((word, at) => {
    return (
      (/^\d{1,2}$/.test(word) && MONTH.test(named[at + 1] ?? '')) ||
      (/^\d{1,2}\.(?:0?[1-9]|1[0-2])$/.test(word) && /^(?:am|den|vom)$/.test(named[at - 1] ?? ''))
    );
  });
}
