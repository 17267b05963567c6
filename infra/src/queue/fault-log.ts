import { Logger } from '@nestjs/common';

/** Says once that a queue engine has a fault, and once that it has none any more; nothing while all is well. */
export class FaultLog {
  private readonly logger = new Logger('Queue');
  private logged: string | null = null;

  /** Takes note of what was found, and hands it on. */
  note(fault: string | null): string | null {
    if (fault !== this.logged) this.logger.warn(fault ?? 'The queue answers again.');
    this.logged = fault;
    return fault;
  }
}
