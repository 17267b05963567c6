/** How the days of the week are spoken; which ending a region puts behind them says nothing. */
const SPOKEN: readonly (readonly [string, RegExp])[] = [
  ['montag', /^m(?:ä+|ee?|o+|ö+)n+$/],
  ['dienstag', /^(?:z(?:i+e?|y+|ie)s(?:ch)?|d(?:i+e?|y+)n?s(?:ch)?)$/],
  ['donnerstag', /^d(?:o+|u+)n+(?:er)?s(?:ch)?$/],
  ['freitag', /^fr(?:i+e?|y+|ei|ej)$/],
  ['samstag', /^s[aä]+m+p?s(?:ch)?$/],
  ['sonntag', /^s(?:u+|o+|ö+)n+$/],
];
const ENDING = /(?:d|t|dt|tt|dd)(?:ig|i|ag|eg|igs|is)$/;
const WEDNESDAY = /^mi(?:t{1,2}|g{1,2}|k)w(?:u|o|ue|uo)ch(?:[eäa]|en)?$/;

/** The day that a word of any region's dialect means («Sunndi», «Määndig», «Zyschti»); undefined for anything else. */
export function weekdayWord(typed: string): string | undefined {
  if (WEDNESDAY.test(typed)) return 'mittwoch';
  const ending = ENDING.exec(typed);
  if (!ending) return undefined;
  const stem = typed.slice(0, ending.index);
  return SPOKEN.find(([, spoken]) => spoken.test(stem))?.[0];
}
