/** The queue is away, or too slow to count as there. */
export class QueueUnavailableError extends Error {
  override readonly name = 'QueueUnavailableError';
}
