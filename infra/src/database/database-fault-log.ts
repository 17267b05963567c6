import { Logger } from '@nestjs/common';
import { isDatabaseUnavailable, serverFaultOf } from './errors.js';

/**
 * Says once that the database can't do some work, anew as the server gives another reason, and once that it can again:
 * whoever waits for a database that answers «disk full» or «wrong password» would wait in silence.
 */
export class DatabaseFaultLog {
  private readonly logger = new Logger('Database');
  private logged: string | undefined;

  /** @param work what it is needed for, as the subject of a sentence */
  constructor(private readonly work: string) {}

  /** Takes note of how the work went: what it failed with, or nothing. Errors that are not the database's are none of it. */
  note(error?: unknown): void {
    if (error !== undefined && !isDatabaseUnavailable(error)) return;
    const fault = serverFaultOf(error);
    const found = error === undefined ? undefined : (fault?.state ?? 'away');
    if (found === this.logged) return;
    this.logged = found;
    if (found === undefined) this.logger.warn(`${this.work}: the database works again.`);
    else this.logger.warn(`${this.work}: the database ${fault ? `says ${fault.state}, ${fault.message}` : 'is away'}.`);
  }
}
