import type { Word } from '../../language/read-text.js';
import { isFunctionWord } from './function-words.js';
import { hourOfDay } from './hour-of-day.js';
import { numberOf } from './numbers.js';

/** In minutes: «halb neun», «Viertel vor acht», «Viertel ab fünf», «drei Viertel acht». */
const OFFSETS: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/(?:^| )halbe?$/, -30],
  [/viertel vor$/, -15],
  [/viertel (?:nach|ab|über)$/, 15],
];
/** What lasts until an hour: «ich arbeite bis fünf». */
const UNTIL = /^(?:schaff|arbeit|feierabend|offen|geöffnet|da$)/;
const STEP = /^(?:vor|nach|ab)$/;
const OF_DOORS = /^(?:offen|geöffnet|geschlossen|jemand|vorbeikommen)$|tags?$/;
/** What somebody does at a time: «nach fünf abholen», but not «nach fünf Wäschen». */
const DEED =
  /^(?:offen|geöffnet|geschlossen|jemand|erreichbar|da|vorbei|(?:vorbei)?komme[n]?|(?:ab)?holen?|(?:vorbei)?bringen?|abgeben|schaffen?|anrufen|erreichen?)$/;
const UNIT = /^(?:franken|chf|monat|jahr|tag|woche|meter|prozent|stunde|auto|fahrzeug|wagen|minute|wohnmobil)/;

/** A time of day, and the place of its last word. */
export interface ToldClock {
  readonly at: number;
  /** `HH:MM` */
  readonly time: string;
}

/** The time of day that is named as `HH:MM`: «um 19 Uhr», «18.30 Uhr», «um halb neun», «am achti», «Viertel vor acht». */
export function readClock(words: readonly Word[]): string | undefined {
  return readClocks(words)[0]?.time;
}

/** All times of day that are named, in their order. */
export function readClocks(words: readonly Word[]): readonly ToldClock[] {
  return words.flatMap((word, at) => {
    const time = clockAt(words, word, at);
    return time === undefined ? [] : [{ at, time }];
  });
}

function clockAt(words: readonly Word[], word: Word, at: number): string | undefined {
  const next = words[at + 1]?.standard ?? '';
  const before = words
    .slice(Math.max(0, at - 2), at)
    .map(({ standard }) => standard)
    .join(' ');
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(word.standard);
  const isMarked = next === 'uhr' || /(?:^| )(?:um|gegen|ab|bis|vor|nach|halb)$/.test(before);
  // «werktags 11.45 noch offen?», but not «6.50 m»
  const isOfDoors = () => !UNIT.test(next) && next !== 'm' && words.some(({ standard }) => OF_DOORS.test(standard));
  if (clock && (word.standard.includes(':') || isMarked || isOfDoors()))
    return timeOf(Number(clock[1]) * 60 + Number(clock[2]));
  const hour = numberOf(word);
  if (hour === undefined || !Number.isInteger(hour) || hour > 24) return undefined;
  // «um ein Gespann zu parkieren»
  if (/^eine?[nrm]?$/.test(word.standard) && next !== 'uhr') return undefined;
  if (STEP.test(next) && numberOf(words[at + 2]) !== undefined && hour < 30) return undefined;
  const offset = OFFSETS.find(([pattern]) => pattern.test(before))?.[1] ?? minutesBefore(words, at);
  if (offset !== undefined) return timeOf(hourOfDay(hour, words, offset) * 60 + offset);
  const isHour = next === 'uhr' || (isTold(word, before, words, at) && !UNIT.test(next));
  return isHour ? timeOf(hourOfDay(hour, words) * 60) : undefined;
}

/** «zwanzig ab fünf», «zehn vor zwölf» */
function minutesBefore(words: readonly Word[], at: number): number | undefined {
  const step = words[at - 1]?.standard ?? '';
  const minutes = STEP.test(step) ? numberOf(words[at - 2]) : undefined;
  if (minutes === undefined || minutes > 25 || minutes % 5 !== 0) return undefined;
  return step === 'vor' ? -minutes : minutes;
}

/** «um neun», «gegen 9», and in dialect «am nüni»; «am 9.» is a date. */
function isTold({ standard }: Word, before: string, words: readonly Word[], at: number): boolean {
  if (/(?:^| )(?:um|gegen)$/.test(before)) return true;
  // «zwischen 5 und 6»
  if (/(?:^| )zwischen$/.test(before)) return words[at + 1]?.standard === 'und' && isOfDeed(words, at + 2);
  if (/(?:^| )bis$/.test(before)) return words.some(({ standard }) => UNTIL.test(standard));
  if (/(?:^| )(?:nach|vor|ab)$/.test(before) && isOfDeed(words, at)) return true;
  // «nach de sächse»
  if (/(?:^| )(?:nach|vor|ab) der$/.test(before)) return !/\d/.test(standard);
  // «am Montag am 11»
  if (/tag am$/.test(before)) return true;
  return /(?:^| )am$/.test(before) && !/\d/.test(standard) && !/^ein(?!s$)/.test(standard);
}

/** Whether somebody comes, fetches or finds open at the number: no noun follows that it counts. */
function isOfDeed(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.standard;
  const isAlone = next === undefined || isFunctionWord(next) || DEED.test(next);
  return isAlone && words.some(({ standard }) => DEED.test(standard));
}

function timeOf(minutes: number): string | undefined {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < 0 || hours > 24) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Gives «12:15» and «ab 17.30» the part «uhr», so that patterns know them as times. */
export function withClockParts<Each extends Word>(words: readonly Each[]): readonly Each[] {
  return words.map((word, at) => {
    const isClock = /^\d{1,2}[:.]\d{2}$/.test(word.standard) && clockAt(words, word, at) !== undefined;
    return isClock ? { ...word, parts: ['uhr'] } : word;
  });
}
