import type { QueueName, Retried } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';

/** Try again the failed jobs of one queue, or (`null`) all that failed anywhere, with or without a job. */
export class RetryFailedCommand extends Command<Retried> {
  constructor(readonly queue: QueueName | null) {
    super();
  }
}
