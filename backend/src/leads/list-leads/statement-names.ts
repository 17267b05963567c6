/**
 * Names under which the pool's connections keep statements planned. Planning takes as long as reading a page, but each
 * connection holds each plan in memory: what comes after so many different statements is planned each time.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /**
   * @param prefix that no other statement's name begins with
   * @param most different statements
   */
  constructor(
    private readonly prefix: string,
    private readonly most: number,
  ) {}

  /** The name of a statement, always the same one, or undefined where too many have one. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= this.most) return known;
    const name = `${this.prefix}-${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}
