/** Refused: too many wait already, or it took too long. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

interface Waiting {
  readonly from: string;
  readonly patience: NodeJS.Timeout;
  go(): void;
  refuse(): void;
}

/**
 * Lets one at a time through. Whoever sends many waits behind the others: each sender in turn, and where too many wait,
 * the last of whoever has most of them is refused.
 */
export class FairTurns {
  /** By sender, in the order in which it is their turn. */
  private readonly lines = new Map<string, Waiting[]>();
  private waiting = 0;
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
      const entry: Waiting = { from, go, refuse, patience: setTimeout(refuse, this.patience) };
      this.lines.set(from, [...(this.lines.get(from) ?? []), entry]);
      this.waiting += 1;
      if (this.waiting > this.most) this.longest().at(-1)?.refuse();
    });
  }

  /** Ends the turn; the next one's begins. */
  give(): void {
    const [next] = this.lines.values().next().value ?? [];
    if (!next) {
      this.isTaken = false;
      return;
    }
    this.remove(next);
    const others = this.lines.get(next.from);
    if (others) {
      this.lines.delete(next.from);
      this.lines.set(next.from, others);
    }
    next.go();
  }

  private remove(entry: Waiting): void {
    clearTimeout(entry.patience);
    this.waiting -= 1;
    const others = (this.lines.get(entry.from) ?? []).filter((each) => each !== entry);
    if (others.length > 0) this.lines.set(entry.from, others);
    else this.lines.delete(entry.from);
  }

  private longest(): readonly Waiting[] {
    return [...this.lines.values()].reduce((one, other) => (other.length >= one.length ? other : one));
  }
}
