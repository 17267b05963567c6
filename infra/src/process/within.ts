/**
 * Waits for work, but not for long; what was begun goes on unobserved.
 *
 * @param limit milliseconds
 * @param late the error when the time is over
 */
export async function within<T>(
  limit: number,
  work: Promise<T>,
  late = () => new Error(`no answer within ${limit} ms`),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
