import type { Retried } from '@fahrzeugpflege/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOST_AT_ONCE, RetryRecords } from './retry-records.js';
import { RetryStrandedCommand } from './retry-stranded.command.js';

/** Leaves the work to relay and sweep, which look every few seconds: so it also serves where the queue lost its jobs. */
@CommandHandler(RetryStrandedCommand)
export class RetryStrandedHandler implements ICommandHandler<RetryStrandedCommand> {
  constructor(private readonly records: RetryRecords) {}

  async execute({ stranded }: RetryStrandedCommand): Promise<Retried> {
    const retried = await (stranded === 'mails' ? this.records.releaseMails() : this.records.releaseSubmissions());
    return { retried, hasMore: retried === MOST_AT_ONCE };
  }
}
