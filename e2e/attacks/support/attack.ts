import type { ApiClient } from '../../support/api-client.js';

/** `npm run test:attacks` asks for all of each attack; within the whole suite a short form runs, without any timing. */
export const IS_FULL = process.env['ATTACKS'] === 'full';

/** What others saw of the API while something was done to it. */
export interface Watched<T> {
  readonly result: T;
  /** How long it was done; milliseconds. */
  readonly took: number;
  /** Answers to `GET /api/health/live` that came meanwhile. */
  readonly answers: number;
  /** The longest wait for one of them; milliseconds. */
  readonly longestSilence: number;
}

/**
 * Asks for the API's health again and again, one request after the other, as long as an attack is under way, and prints
 * how long others had to wait.
 *
 * @throws what the attack throws, and where a health call is not answered with 200
 */
export async function whileWatching<T>(name: string, client: ApiClient, attack: () => Promise<T>): Promise<Watched<T>> {
  let isOver = false;
  const start = performance.now();
  const underWay = attack().finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  const watch = async () => {
    while (!isOver) {
      const asked = performance.now();
      const { status } = await client.get('/api/health/live');
      if (status !== 200) throw new Error(`While under attack, health answered ${status}.`);
      waits.push(performance.now() - asked);
    }
  };
  const [result] = await Promise.all([underWay, watch()]);
  const watched = {
    result,
    took: performance.now() - start,
    answers: waits.length,
    longestSilence: waits.reduce((longest, wait) => Math.max(longest, wait), 0),
  };
  if (IS_FULL) {
    const { took, longestSilence } = watched;
    console.info(`${name}: ${took.toFixed(0)} ms, others waited at most ${longestSilence.toFixed(0)} ms`);
  }
  return watched;
}
