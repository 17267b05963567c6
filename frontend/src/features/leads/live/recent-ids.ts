/** Enough for all that the server repeats to a client that comes back. */
const KEPT = 2_000;

/** Remembers the latest ids, to tell what is heard again from what is new. */
export class RecentIds {
  private readonly ids = new Set<string>();

  /** False for one that is known. */
  add(id: string): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    const [oldest] = this.ids;
    if (this.ids.size > KEPT && oldest !== undefined) this.ids.delete(oldest);
    return true;
  }
}
