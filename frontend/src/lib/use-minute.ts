import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The minute that it is, as the moment it began; undefined on the server and in the first render of the browser. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return minute === undefined ? undefined : new Date(minute);
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
