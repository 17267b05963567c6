import { DatabaseFaultLog, isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';

/** Milliseconds without a refused request until the database is asked whether it works again. */
const QUIET = 60_000;

/**
 * Says once that requests are refused because of the database, and once that it works again. One whose disk is full
 * answers a question all the same: so it is asked only once nothing was refused for a while.
 */
export class DatabaseRefusals {
  private readonly faults = new DatabaseFaultLog('Requests');
  private timer: NodeJS.Timeout | undefined;

  /** @param isUp asks the database; does not reject */
  constructor(private readonly isUp: () => Promise<boolean>) {}

  /** Takes note of what a request failed with; errors that are not the database's are none of it. */
  note(error: unknown): void {
    if (!isDatabaseUnavailable(error)) return;
    this.faults.note(error);
    this.lookLater();
  }

  private lookLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), QUIET).unref();
  }

  private async look(): Promise<void> {
    if (await this.isUp()) this.faults.note();
    else this.lookLater();
  }
}
