import { wallClock } from '@fahrzeugpflege/contracts';
import type { Word } from '../../language/read-text.js';
import { dayOf, weekdayOf } from './calendar.js';
import { readClock, readClocks } from './clock.js';
import { daysOf, type PartOfDay, partOf } from './day-words.js';
import { readMoments } from './moments.js';
import { MONTHS } from './months.js';
import { isPublicHoliday } from './public-holidays.js';
import { meansThisMoment, namesThisMoment } from './this-moment.js';
import { readMinutesAhead } from './time-ahead.js';
import { namesDates, readToldDate } from './told-date.js';
import { weekdayAt } from './week.js';
import { readWeekdays } from './weekdays.js';

/** For which time somebody asks whether the doors are open. */
export interface AskedTime {
  /** Monday is 0; empty where no day is named. */
  readonly weekdays: readonly number[];
  /** The date that names the day: «14. März». */
  readonly date?: string;
  /** The same, counted from 1970. */
  readonly dateDay?: number;
  /** `HH:MM`. */
  readonly time?: string;
  /** True where the doors are to be open until the time, not at it. */
  readonly isUntil?: boolean;
  /** True where some time before it is enough: «vor zwölf abholen». */
  readonly isBefore?: boolean;
  readonly part?: PartOfDay;
  /** Asked for this very moment. */
  readonly isNow: boolean;
  readonly isToday: boolean;
  /** A public holiday, or the business's own holidays: nothing is known of them. */
  readonly isHoliday: boolean;
}

const HOLIDAY =
  /^(?:feiertag|oster|karfreitag|pfingst|a?uffahrt|bettag|weihnacht|neujahr|silvester|stephanstag|berchtoldstag|nationalfeiertag|bundesfeier|fronleichnam|allerheiligen|heiligabend|betriebsferie|sommerferien|winterferien|herbstferien|altjahr|fasnacht|brückentag|festtag|sportferien|skiferien|frühlingsferien|schulferien)/;
/** «Macht ihr im Juli Ferien?» */
const OWN_HOLIDAYS =
  /(?:habt|macht|seid|schliesst) ihr (?:.* )?ferien|bei (?:euch|ihnen) (?:.* )?ferien|(?:haben|machen|sind|schliessen) sie (?:.* )?ferien/;
const MONTH = new RegExp(`^(?:${MONTHS.join('|')})$`);
/** How far before a time «bis» stands: «bis am halb sechs». */
const FAR = 3;
/** True for a word that names a day or a part of one. */
export function isTimeWord({ standard }: Word): boolean {
  return (
    /^(?:uhr|stunden?|minuten?)$/.test(standard) ||
    MONTH.test(standard) ||
    HOLIDAY.test(standard) ||
    partOf([standard]) !== undefined ||
    daysOf(standard, '', 0).length > 0
  );
}

/** Reads day, part of the day and time out of a question; relative days are counted at the business. */
export function readAskedTime(words: readonly Word[], now: Date): AskedTime {
  const today = weekdayAt(now);
  const named = words.map(({ standard }) => standard);
  const date = readToldDate(words, dayOf(now));
  const weekdays = date ? [weekdayOf(date.day)] : readWeekdays(named, today);
  const time = readClock(words);
  const part = partOf(named);
  const ahead = readMinutesAhead(words);
  // «Freitagabend bringen und Montag früh holen»: each day has a time of its own.
  const isOneTime =
    weekdays.length < 2 || readMoments(words, now).filter(({ minute }) => minute !== undefined).length < 2;
  const isOtherDay = weekdays.some((day) => day !== today);
  if (ahead !== undefined && !isOtherDay && !time) return momentAhead(now, ahead);
  const isNow = namesThisMoment(named) || (weekdays.length === 0 && meansThisMoment(named));
  const isNext =
    named.includes('wann') && named.some((word) => /^(?:wieder|nächste[ns]?)$/.test(word)) && weekdays.length === 0;
  return {
    weekdays,
    ...(date && { date: date.name, dateDay: date.day }),
    ...(time && isOneTime && { time, isUntil: isUntil(words), isBefore: isBefore(words) }),
    ...(part && isOneTime && { part }),
    isNow: (isNow || isNext) && !time,
    // «Heute in einer Woche» is the same day of another week.
    isToday: named.includes('heute') && !named.includes('woche'),
    isHoliday:
      named.some((word) => HOLIDAY.test(word)) ||
      OWN_HOLIDAYS.test(named.join(' ')) ||
      (date ? isPublicHoliday(date.day) : namesDates(words)),
  };
}

/** «Sind Sie bis zwölf da?», «bis um 12 Uhr», but not «ich arbeite bis fünf». */
function isUntil(words: readonly Word[]): boolean {
  const [first] = readClocks(words);
  const before = words.slice(Math.max(0, (first?.at ?? 0) - FAR), first?.at).map(({ standard }) => standard);
  const isWorking = words.some(({ standard }) => /^(?:arbeit|schaff)/.test(standard));
  return before.includes('bis') && !isWorking;
}

/** «vor 12», but not «Viertel vor zwölf». */
function isBefore(words: readonly Word[]): boolean {
  const at = readClocks(words)[0]?.at ?? 0;
  return words[at - 1]?.standard === 'vor' && !words[at - 2]?.standard.endsWith('viertel');
}

/** «in zwanzig Minuten»: a time of today, or after midnight of tomorrow. */
function momentAhead(now: Date, minutes: number): AskedTime {
  const then = new Date(now.getTime() + minutes * 60_000);
  return { weekdays: [weekdayAt(then)], time: wallClock(then).time, isNow: false, isToday: false, isHoliday: false };
}
