const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, as one says it: «45 Minuten», «3.5 Stunden», «12 Tage». @param seconds 0 or more */
export function formatWait(seconds: number): string {
  return waitText(seconds, 'Tage');
}

/** The same with the word before it: «innert 2.5 Tagen». @param seconds 0 or more */
export function formatWithin(seconds: number): string {
  return `innert ${waitText(seconds, 'Tagen')}`;
}

/** Up to an hour and a half in minutes, up to two days in hours, so that none of the units ever stands in its singular. */
function waitText(seconds: number, days: string): string {
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

/**
 * A part of a whole in whole percents, «41%», the sign close to the figure as everywhere on the site. What is there is
 * never «0%», and what is missing never lets it be «100%»; of nothing there is no share: «–».
 */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = Math.round((part / whole) * 100);
  if (part > 0 && percent === 0) return '<\u00a01%';
  if (part < whole && percent === 100) return '>\u00a099%';
  return `${percent}%`;
}

const LONG_LABELS = /(Früh|Fahr|Aus|Bear|Abge)(?=bucher|zeuge|stehend|beitung|schlossen)/g;

/** Lets the long names of kinds and states break where German divides them, for the narrow columns of a phone. */
export function narrowLabel(label: string): string {
  return label.replace(LONG_LABELS, '$1\u00ad');
}
