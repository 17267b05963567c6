import { Problem } from '../problem/problem.js';

/** Within this time those who wait have had their turn; seconds. */
const RETRY_AFTER = 20;

/** For an attempt that finds no place to wait, or loses it to one that is less suspicious. */
export function tooManyAttempts(): Problem {
  return new Problem(
    429,
    'zu-viele-anfragen',
    'Zurzeit gibt es zu viele Anmeldeversuche. Bitte versuchen Sie es in einer halben Minute noch einmal.',
    { retryAfterSeconds: RETRY_AFTER },
  );
}
