/** Works on several items at once and answers one outcome for each, in the same order. */
type BatchWork<Item, Outcome> = (items: Item[]) => Promise<Outcome[]>;

interface CoalescerSettings {
  /** Most items of one batch. */
  readonly maxItems: number;
  /** Most batches under way at once. */
  readonly maxInFlight: number;
  /** Milliseconds from one batch's start to the next one's at least, for what nobody waits for; none by default. */
  readonly pause?: number;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets items that arrive at the same moment share one statement or one round trip, without a waiting time: the first
 * goes at once with what the event loop's turn brought, the rest gathers while it is under way.
 *
 * @example
 * const notes = new Coalescer<string, Date>((ids) => markAsSent(ids), { maxItems: 100, maxInFlight: 1 });
 * const sentAt = await notes.add(id); // shares its UPDATE with all that were added meanwhile
 * await notes.drained(); // before the database closes
 */
export class Coalescer<Item, Outcome> {
  private waiting: Waiting<Item, Outcome>[] = [];
  private inFlight = new Set<Promise<void>>();
  private scheduled = false;
  private startedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly work: BatchWork<Item, Outcome>,
    private readonly settings: CoalescerSettings,
  ) {}

  /** Resolves with the item's own outcome, or rejects with what failed its batch. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  /** How many items have not been taken into a batch yet. */
  get backlog(): number {
    return this.waiting.length;
  }

  /** Resolves when nothing waits or is under way. */
  async drained(): Promise<void> {
    while (this.scheduled || this.inFlight.size > 0) {
      if (this.inFlight.size > 0) await Promise.all(this.inFlight);
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0 || this.inFlight.size >= this.settings.maxInFlight) return;
    this.scheduled = true;
    const begin = () => {
      this.scheduled = false;
      this.start();
    };
    const rest = this.startedAt + (this.settings.pause ?? 0) - performance.now();
    if (rest > 0) setTimeout(begin, rest);
    else setImmediate(begin);
  }

  private start(): void {
    const batch = this.waiting.splice(0, this.settings.maxItems);
    if (batch.length === 0) return;
    this.startedAt = performance.now();
    const run = this.run(batch).finally(() => {
      this.inFlight.delete(run);
      this.schedule();
    });
    this.inFlight.add(run);
    this.schedule();
  }

  private async run(batch: Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        resolve(outcomes[index] as Outcome);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
