/** Refused: too many wait already, or it took too long. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

interface Waiting {
  readonly from: string;
  /** Each sender has one turn in a round. */
  readonly round: number;
  readonly patience: NodeJS.Timeout;
  go(): void;
  refuse(): void;
}

/**
 * Lets one at a time through. Whoever sends many waits behind the others: each sender in turn, and where too many wait,
 * the last of whoever has most of them is refused.
 */
export class FairTurns {
  /** By round, and in each as they came. */
  private waiting: readonly Waiting[] = [];
  private round = 0;
  private isTaken = false;

  /**
   * @param most that may wait
   * @param patience milliseconds after which whoever waits is refused
   */
  constructor(
    private readonly most: number,
    private readonly patience: number,
  ) {}

  /** Resolves when it is the sender's turn, which lasts until `give`. @throws NoTurn */
  async take(from: string): Promise<void> {
    if (!this.isTaken) {
      this.isTaken = true;
      return;
    }
    await new Promise<void>((go, reject) => {
      const refuse = () => {
        this.remove(entry);
        reject(new NoTurn());
      };
      const before = this.waiting.findLast((each) => each.from === from)?.round ?? this.round;
      const entry: Waiting = { from, round: before + 1, go, refuse, patience: setTimeout(refuse, this.patience) };
      this.waiting = [...this.waiting, entry].sort((one, other) => one.round - other.round);
      if (this.waiting.length > this.most) this.waiting.at(-1)?.refuse();
    });
  }

  /** Ends the turn; the next one's begins. */
  give(): void {
    const [next] = this.waiting;
    if (!next) {
      this.isTaken = false;
      return;
    }
    this.remove(next);
    this.round = next.round;
    next.go();
  }

  private remove(entry: Waiting): void {
    clearTimeout(entry.patience);
    this.waiting = this.waiting.filter((each) => each !== entry);
  }
}
