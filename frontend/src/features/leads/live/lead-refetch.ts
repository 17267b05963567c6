import type { Query, QueryClient } from '@tanstack/react-query';
import { LEADS_KEY } from '../api/leads.ts';

/** Between the end of one refetch and the next, at least; longer where fetching takes long. Milliseconds. */
const PAUSE = 1_000;

/** What never loaded shows its failure and is loaded again by its reader, or once the connection is back. */
const isLoaded = ({ state }: Query) => state.data !== undefined;

/** Has a part of what shows leads fetched again: at once, and then once in a while, however much happens. */
export class LeadRefetch {
  private isRunning = false;
  private isWanted = false;
  private isClosed = false;

  /**
   * @param isPart which queries of leads it is about
   * @param onDone what is shown is up to date, as far as was asked for until it began
   */
  constructor(
    private readonly client: QueryClient,
    private readonly isPart: (query: Query) => boolean,
    private readonly onDone: () => void = () => undefined,
  ) {}

  request(): void {
    this.isWanted = true;
    if (!this.isRunning) void this.run();
  }

  close(): void {
    this.isClosed = true;
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.isWanted && !this.isClosed) {
      // What is under way may have begun before the change: it is let through, as a reader waits for it, and repeated.
      this.isWanted = this.client.isFetching({ queryKey: LEADS_KEY, predicate: this.isPart }) > 0;
      const start = Date.now();
      const predicate = (query: Query) => isLoaded(query) && this.isPart(query);
      await this.client.invalidateQueries({ queryKey: LEADS_KEY, predicate }, { cancelRefetch: false });
      if (!this.isWanted && !this.isClosed) this.onDone();
      await pause(Math.max(PAUSE, Date.now() - start));
    }
    this.isRunning = false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
