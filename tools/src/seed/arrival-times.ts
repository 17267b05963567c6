import type { Dice } from './dice.js';

const HOUR = 3_600_000;

/** How busy each hour of a day is (Swiss winter time), each day of a week (Sunday first) and each month. */
const HOURS = [1, 1, 1, 1, 1, 2, 4, 7, 10, 12, 12, 11, 9, 9, 10, 10, 10, 11, 12, 14, 14, 11, 6, 3];
const WEEKDAYS = [9, 12, 11, 10, 10, 9, 7];
const MONTHS = [6, 7, 10, 12, 12, 10, 9, 12, 13, 12, 7, 5];

/** How much busier the end of the period is than its begin. */
const GROWTH = 1.8;

/**
 * Moments at which enquiries come in, in order: busier at some hours, weekdays and months than at others, and growing.
 *
 * @param from, to milliseconds since 1970
 * @returns milliseconds, exactly as many as asked for
 */
export function* arrivalTimes(count: number, from: number, to: number, dice: Dice): Generator<number> {
  const hours = Math.max(1, Math.ceil((to - from) / HOUR));
  const weights = Float64Array.from({ length: hours }, (_, hour) => weightOf(from + hour * HOUR, hour / hours));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let due = 0;
  let arrived = 0;
  for (const [hour, weight] of weights.entries()) {
    due += (weight / total) * count;
    const target = hour === hours - 1 ? count : Math.min(count, Math.round(due));
    const begin = from + hour * HOUR;
    yield* momentsWithin(begin, Math.min(begin + HOUR, to), target - arrived, dice);
    arrived = target;
  }
}

function weightOf(moment: number, progress: number): number {
  const swiss = new Date(moment + HOUR);
  const hour = HOURS[swiss.getUTCHours()] ?? 1;
  const weekday = WEEKDAYS[swiss.getUTCDay()] ?? 1;
  const month = MONTHS[swiss.getUTCMonth()] ?? 1;
  return hour * weekday * month * (1 + (GROWTH - 1) * progress);
}

function momentsWithin(from: number, to: number, count: number, dice: Dice): number[] {
  return Array.from({ length: count }, () => Math.floor(from + dice.fraction() * (to - from))).sort((a, b) => a - b);
}
