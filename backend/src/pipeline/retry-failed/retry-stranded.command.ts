import type { Retried } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';

/** `submissions` that could not become leads, or `mails` that failed or wait for a later try. */
export type Stranded = 'submissions' | 'mails';

/** Try again what stands as failed in the database, whether a job of it is left or not. */
export class RetryStrandedCommand extends Command<Retried> {
  constructor(readonly stranded: Stranded) {
    super();
  }
}
