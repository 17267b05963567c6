import type { Word } from '../../language/read-text.js';
import { numberOf } from './numbers.js';

/** In minutes: «halb neun», «Viertel vor acht», «Viertel ab fünf», «drei Viertel acht». */
const OFFSETS: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/(?:^| )halbe?$/, -30],
  [/viertel vor$/, -15],
  [/viertel (?:nach|ab|über)$/, 15],
];
const UNIT = /^(?:franken|chf|monat|jahr|tag|woche|meter|prozent|stunde|auto|fahrzeug|wagen|minute|wohnmobil)/;

/** The time of day that is named as `HH:MM`: «um 19 Uhr», «18.30 Uhr», «um halb neun», «am achti», «Viertel vor acht». */
export function readClock(words: readonly Word[]): string | undefined {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]?.standard ?? '';
    const before = words
      .slice(Math.max(0, at - 2), at)
      .map(({ standard }) => standard)
      .join(' ');
    const clock = /^(\d{1,2})[:.](\d{2})$/.exec(word.standard);
    const isMarked = next === 'uhr' || /(?:^| )(?:um|gegen|ab|bis|vor|nach|halb)$/.test(before);
    if (clock && (word.standard.includes(':') || isMarked)) return timeOf(Number(clock[1]) * 60 + Number(clock[2]));
    const hour = numberOf(word);
    if (hour === undefined || !Number.isInteger(hour) || hour > 24) continue;
    const [, offset] = OFFSETS.find(([pattern]) => pattern.test(before)) ?? [];
    if (offset !== undefined) return timeOf(afternoon(hour, words) * 60 + offset);
    if (next === 'uhr' || (isTold(word, before) && !UNIT.test(next))) return timeOf(afternoon(hour, words) * 60);
  }
  return undefined;
}

/** «um neun», «gegen 9», and in dialect «am nüni»; «am 9.» is a date. */
function isTold({ standard }: Word, before: string): boolean {
  if (/(?:^| )(?:um|gegen)$/.test(before)) return true;
  return /(?:^| )am$/.test(before) && !/\d/.test(standard) && !/^ein/.test(standard);
}

/** Nobody means the middle of the night: «um drei» is in the afternoon, and with «abends» so is «um acht». */
function afternoon(hour: number, words: readonly Word[]): number {
  const isEvening = words.some(({ standard }) => /abend|nachmittag/.test(standard));
  return hour < 6 || (isEvening && hour < 12) ? hour + 12 : hour;
}

function timeOf(minutes: number): string | undefined {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < 0 || hours > 24) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
