import { readFileSync, readlinkSync } from 'node:fs';

/** Where the system tells how long the calling thread ran; undefined where it does not tell (only Linux does). */
export function ownClock(): string | undefined {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
  } catch {
    return undefined;
  }
}

/**
 * How long a thread ran, in milliseconds; of one without a clock how long all of the process did, which is more.
 *
 * @param clock of `ownClock`
 */
export function readThreadClock(clock: string | undefined): number {
  try {
    if (clock !== undefined) return Number(readFileSync(clock, 'latin1').split(' ')[0]) / 1_000_000;
  } catch {
    // The thread is gone, and its time with it.
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
