import { DatabaseUnavailableError } from './errors.js';

/**
 * Waits for an answer of the database, but not for long: a server that stalls counts as away. What was asked goes on
 * unheard.
 *
 * @param limit milliseconds
 * @throws DatabaseUnavailableError when the time is over
 */
export async function answerWithin<T>(limit: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailableError(`No answer within ${limit} ms.`)), limit);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
