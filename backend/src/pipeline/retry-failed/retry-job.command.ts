import type { QueueName, Retried } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';

/** Try one failed job again. */
export class RetryJobCommand extends Command<Retried> {
  constructor(
    readonly queue: QueueName,
    readonly jobId: string,
  ) {
    super();
  }
}
