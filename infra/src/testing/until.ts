import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds. @throws Error after ten seconds */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    if (await holds()) return;
    await pause(20);
  }
  throw new Error('It did not happen within ten seconds.');
}
