import { setTimeout as pause } from 'node:timers/promises';

/** Generous on purpose: two slow cores shared by several test files must not make a test fail. Milliseconds. */
const PATIENCE = 30_000;
const LONGEST_PAUSE = 250;

/**
 * Repeats a check until it passes, with growing pauses, so that no test waits for a fixed time.
 *
 * @param check throws (for example through `expect`) as long as things are not as they should be
 * @param patience milliseconds
 * @returns what the check returned
 * @throws the last failure of the check, with the time that was waited
 */
export async function eventually<T>(check: () => T | Promise<T>, patience: number = PATIENCE): Promise<T> {
  const deadline = Date.now() + patience;
  for (let delay = 10; ; delay = Math.min(delay * 2, LONGEST_PAUSE)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= deadline) throw afterWaiting(error, patience);
    }
    await pause(delay);
  }
}

function afterWaiting(error: unknown, patience: number): Error {
  const failure = error instanceof Error ? error : new Error(String(error));
  failure.message = `not within ${patience} ms: ${failure.message}`;
  return failure;
}
