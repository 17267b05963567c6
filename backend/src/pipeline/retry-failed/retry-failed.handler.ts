import { QUEUE_NAMES, type QueueName, type Retried } from '@fahrzeugpflege/contracts';
import { QueueInspector } from '@fahrzeugpflege/infra/queue';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JobRetry } from './job-retry.js';
import { RetryFailedCommand } from './retry-failed.command.js';
import { MOST_AT_ONCE } from './retry-records.js';
import { RetryStrandedCommand } from './retry-stranded.command.js';

const JOBS_AT_ONCE = 50;

/** Has the jobs of one queue tried again; without a queue all of them, and then what failed without a job. */
@CommandHandler(RetryFailedCommand)
export class RetryFailedHandler implements ICommandHandler<RetryFailedCommand> {
  constructor(
    private readonly queues: QueueInspector,
    private readonly jobs: JobRetry,
    private readonly commands: CommandBus,
  ) {}

  async execute({ queue }: RetryFailedCommand): Promise<Retried> {
    if (queue) return this.retryQueue(queue);
    const outcomes: Retried[] = [];
    for (const name of QUEUE_NAMES) outcomes.push(await this.retryQueue(name));
    for (const stranded of ['submissions', 'mails'] as const) {
      outcomes.push(await this.commands.execute(new RetryStrandedCommand(stranded)));
    }
    return {
      retried: outcomes.reduce((sum, { retried }) => sum + retried, 0),
      hasMore: outcomes.some(({ hasMore }) => hasMore),
    };
  }

  /** The list is read once, before: a job that fails again at once has had its turn. */
  private async retryQueue(queue: QueueName): Promise<Retried> {
    const { jobs, total } = await this.queues.failed(queue, 0, MOST_AT_ONCE);
    let retried = 0;
    for (let start = 0; start < jobs.length; start += JOBS_AT_ONCE) {
      retried += await this.jobs.retry(queue, jobs.slice(start, start + JOBS_AT_ONCE));
    }
    return { retried, hasMore: total > jobs.length };
  }
}
