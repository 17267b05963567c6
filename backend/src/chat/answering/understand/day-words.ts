/** From when to when a part of the day lasts, as `HH:MM`. */
export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

const WEEKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const WORKING_DAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const PARTS: readonly (readonly [pattern: RegExp, part: PartOfDay])[] = [
  [/^(?:mittags?|.*über_?mittag|mittagspause|mittagszeit)$/, 'noon'],
  [/(?:nachmittags?)$/, 'afternoon'],
  [/abends?$/, 'evening'],
  [/(?:vormittags?|morgens?|frühmorgens|früh)$/, 'morning'],
];

/** The days of the week that a word names, Monday 0; relative ones are counted from today. */
export function daysOf(word: string, before: string, today: number): number[] {
  if (word === 'heute') return [today];
  if (word === 'übermorgen') return [(today + 2) % 7];
  // «am Morgen» and «guten Morgen» are no tomorrow.
  if (word === 'morgen' && !/^(?:am|den|guten|jeden|gueten|vom|frühen)$/.test(before) && !WEEKDAYS.includes(before))
    return [(today + 1) % 7];
  if (/^wochenend/.test(word)) return WEEKEND;
  if (/^(?:werktag|wochentag|arbeitstag|werktags|wochentags)/.test(word) || (word === 'woche' && before === 'der'))
    return WORKING_DAYS;
  const day = WEEKDAYS.findIndex((name) => word.startsWith(name));
  return day < 0 ? [] : [day];
}

/** The part of the day that the words name. */
export function partOf(named: readonly string[]): PartOfDay | undefined {
  for (const [pattern, part] of PARTS) {
    const isSaid = named.some((word, at) => {
      const isTomorrow =
        word === 'morgen' &&
        !/^(?:am|den|jeden|vom|frühen)$/.test(named[at - 1] ?? '') &&
        !WEEKDAYS.includes(named[at - 1] ?? '');
      // «Ist schon Feierabend?» asks whether the doors are closed, «nach Feierabend» is in the evening.
      const isClosing = word === 'feierabend' && !/^(?:am|nach|zum|ab)$/.test(named[at - 1] ?? 'am');
      // «Guten Abend», and «bis am Mittag», which is no part of the day but its end.
      const [before, earlier] = [named[at - 1] ?? '', named[at - 2] ?? ''];
      const isOther = /^(?:gute[nr]?|schöne[nr]?|bis)$/.test(before) || earlier === 'bis';
      return pattern.test(word) && !isTomorrow && !isClosing && !isOther && word !== 'übermorgen';
    });
    if (isSaid) return part;
  }
  return undefined;
}
