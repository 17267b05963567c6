const STEPS = [
  [86_400, 'Tag', 'Tage'],
  [3_600, 'Stunde', 'Stunden'],
  [60, 'Minute', 'Minuten'],
] as const;

/** How long something lasts, in German: «40 Sekunden», «1 Stunde». @param seconds 0 or more */
export function formatDuration(seconds: number): string {
  for (const [length, one, many] of STEPS) {
    const count = Math.floor(seconds / length);
    if (count > 0) return `${count} ${count === 1 ? one : many}`;
  }
  const count = Math.floor(seconds);
  return `${count} ${count === 1 ? 'Sekunde' : 'Sekunden'}`;
}
