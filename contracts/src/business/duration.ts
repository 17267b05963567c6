/** Work whose duration the owner may name. */
export type WorkName = 'ceramicSealing' | 'fullDetailing' | 'steamCleaning' | 'handover';

/** How long something takes. */
export interface Duration {
  readonly min: number;
  /** At least `min`; the same where it is one figure. */
  readonly max: number;
  readonly unit: 'minutes' | 'hours' | 'workdays';
}

const UNITS = {
  minutes: ['Minute', 'Minuten'],
  hours: ['Stunde', 'Stunden'],
  workdays: ['Arbeitstag', 'Arbeitstage'],
} as const;

/** A duration in words: «2 bis 4 Stunden», «1 Arbeitstag». */
export function durationText({ min, max, unit }: Duration): string {
  const [one, many] = UNITS[unit];
  return `${min === max ? min : `${min} bis ${max}`} ${max === 1 ? one : many}`;
}
