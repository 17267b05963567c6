/**
 * Readings that cost a lot, one at a time. Who asks for one that has not begun yet shares it; one that has begun may miss
 * what was written since, so that nobody joins it any more.
 */
export class SharedReadings<Result> {
  private readonly waiting = new Map<string, Promise<Result>>();
  private last: Promise<unknown> = Promise.resolve();

  /** @throws what `read` throws, to all who share it */
  get(key: string, read: () => Promise<Result>): Promise<Result> {
    const waiting = this.waiting.get(key);
    if (waiting) return waiting;
    const result = this.last.then(() => {
      this.waiting.delete(key);
      return read();
    });
    this.waiting.set(key, result);
    this.last = result.catch(() => undefined);
    return result;
  }
}
