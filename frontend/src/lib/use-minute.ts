import { businessDay, countDays } from '@fahrzeugpflege/contracts';
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const LOADED_ON = businessDay(Date.now());

/** The minute that it is, as the moment it began; undefined on the server and in the first render of the browser. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return minute === undefined ? undefined : new Date(minute);
}

/** How many days have begun at the business since the page was loaded; none on the server and in the first render. */
export function useDaysSinceLoad(): number {
  return useSyncExternalStore(subscribe, daysSinceLoad, () => 0);
}

function daysSinceLoad(): number {
  return Math.max(0, countDays(LOADED_ON, businessDay(Date.now())) - 1);
}

function currentMinute(): number | undefined {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}

/** Calls back at the start of every minute. */
function subscribe(onMinute: () => void): () => void {
  let timer = setTimeout(tick, untilNext());
  function tick() {
    onMinute();
    timer = setTimeout(tick, untilNext());
  }
  return () => clearTimeout(timer);
}

function untilNext(): number {
  return MINUTE - (Date.now() % MINUTE);
}
