const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, as one says it: «45 Minuten», «3.5 Stunden», «12 Tage». @param seconds 0 or more */
export function formatWait(seconds: number): string {
  return wordWait(seconds, 'Tage');
}

/** The same with the word before it: «innert 2.5 Tagen». @param seconds 0 or more */
export function formatWithin(seconds: number): string {
  return `innert ${wordWait(seconds, 'Tagen')}`;
}

/** Up to an hour and a half in minutes, up to two days in hours, so that none of the units ever stands in its singular. */
function wordWait(seconds: number, days: string): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  if (minutes === 1) return '1 Minute';
  if (minutes < 90) return `${minutes} Minuten`;
  const hours = rounded(seconds / HOUR);
  return hours < 48 ? `${hours} Stunden` : `${rounded(seconds / DAY)} ${days}`;
}

/** Halves where the number is small, so that two hours and a half are not three. */
function rounded(count: number): number {
  return count < 10 ? Math.round(count * 2) / 2 : Math.round(count);
}
