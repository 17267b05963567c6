/** Milliseconds of rest in typing after which a draft is written. */
const PAUSE = 400;

/** Writes a draft at a rest in typing, and before the page may go. */
export class DraftWriter {
  private listening = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param write keeps the draft as it is then
   * @param isChanged true where something is there from the start that is not kept yet
   */
  constructor(
    private readonly write: () => void,
    private isChanged = false,
  ) {}

  /** Begins to follow the page. */
  listen(): void {
    this.listening = new AbortController();
    const { signal } = this.listening;
    const flush = () => this.flush();
    window.addEventListener('pagehide', flush, { signal });
    // On phones this is often the last event that a page gets.
    document.addEventListener('visibilitychange', flush, { signal });
  }

  /** Writes what is not written yet, and follows the page no more. */
  stop(): void {
    this.listening.abort();
    this.flush();
  }

  /** The draft has changed. */
  note(): void {
    this.isChanged = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), PAUSE);
  }

  /** Writes what is not written yet. */
  flush(): void {
    const isChanged = this.isChanged;
    this.drop();
    if (isChanged) this.write();
  }

  /** What is not written yet needs no writing any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.isChanged = false;
  }
}
