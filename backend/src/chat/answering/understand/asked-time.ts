import { wallClock } from '@fahrzeugpflege/contracts';
import type { Word } from '../../language/read-text.js';
import { readClock, readClocks } from './clock.js';
import { daysOf, type PartOfDay, partOf } from './day-words.js';
import { MONTHS } from './months.js';
import { readMinutesAhead } from './time-ahead.js';

/** For which time somebody asks whether the doors are open. */
export interface AskedTime {
  /** Monday is 0; empty where no day is named. */
  readonly weekdays: readonly number[];
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
  /^(?:feiertag|oster|karfreitag|pfingst|auffahrt|weihnacht|neujahr|silvester|stephanstag|berchtoldstag|nationalfeiertag|bundesfeier|fronleichnam|allerheiligen|heiligabend|betriebsferie|sommerferien|winterferien|herbstferien|altjahr|fasnacht|brückentag)/;
/** «Macht ihr im Juli Ferien?» */
const OWN_HOLIDAYS =
  /(?:habt|macht|seid|schliesst) ihr (?:.* )?ferien|(?:haben|machen|sind|schliessen) sie (?:.* )?ferien/;
const MONTH = new RegExp(`^(?:${MONTHS.join('|')})$`);
/** How far before a time «bis» stands: «bis am halb sechs». */
const FAR = 3;
const NOW = /^(?:jetzt|momentan|aktuell|derzeit|moment|zurzeit)$/;
/** «Ist noch jemand da?» */
const STILL = /^(?:gerade|noch|schon)$/;
const PRESENT =
  /^(?:offen|geöffnet|geschlossen|feierabend|zu|auf|da|jemand|erreichbar|vorbeikommen|bedient|schaffe|schaffen|reicht|komme|öffnen|öffnet|aufmachen|aufmacht|aufgeht|schliessen|schliesst|zumacht)$/;

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
  const today = wallClock(now).weekday;
  const named = words.map(({ standard }) => standard);
  const weekdays = [...new Set(named.flatMap((word, at) => daysOf(word, named[at - 1] ?? '', today)))];
  const time = readClock(words);
  const part = partOf(named);
  const ahead = readMinutesAhead(words);
  const isOtherDay = weekdays.some((day) => day !== today);
  if (ahead !== undefined && !isOtherDay && !time) return momentAhead(now, ahead);
  const isNow = named.some((word) => NOW.test(word)) || (weekdays.length === 0 && isStillAsked(named));
  const isNext =
    named.includes('wann') && named.some((word) => /^(?:wieder|nächste[ns]?)$/.test(word)) && weekdays.length === 0;
  return {
    weekdays,
    ...(time && { time, isUntil: isUntil(words), isBefore: isBefore(words) }),
    ...(part && { part }),
    isNow: (isNow || isNext) && !time,
    isToday: named.includes('heute'),
    isHoliday: named.some((word) => HOLIDAY.test(word)) || OWN_HOLIDAYS.test(named.join(' ')) || isDate(named),
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

/** Whether this moment is meant, though none is named: «Seid ihr noch da?» */
function isStillAsked(named: readonly string[]): boolean {
  return named.some((word) => STILL.test(word)) && named.some((word) => PRESENT.test(word));
}

/** «in zwanzig Minuten»: a time of today, or after midnight of tomorrow. */
function momentAhead(now: Date, minutes: number): AskedTime {
  const { weekday, time } = wallClock(new Date(now.getTime() + minutes * 60_000));
  return { weekdays: [weekday], time, isNow: false, isToday: false, isHoliday: false };
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
