import type { Retried } from '@fahrzeugpflege/contracts';
import { QueueInspector } from '@fahrzeugpflege/infra/queue';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Problem } from '../../problem/problem.js';
import { JobRetry } from './job-retry.js';
import { RetryJobCommand } from './retry-job.command.js';

/** Has one failed job tried again. */
@CommandHandler(RetryJobCommand)
export class RetryJobHandler implements ICommandHandler<RetryJobCommand> {
  constructor(
    private readonly queues: QueueInspector,
    private readonly jobs: JobRetry,
  ) {}

  /** @throws Problem 404 when no failed job has this id, as when somebody else was quicker */
  async execute({ queue, jobId }: RetryJobCommand): Promise<Retried> {
    const job = await this.queues.findFailed(queue, jobId);
    const retried = job ? await this.jobs.retry(queue, [job]) : 0;
    if (retried === 0) throw notFailed();
    return { retried, hasMore: false };
  }
}

function notFailed(): Problem {
  return new Problem(404, 'nicht-gefunden', 'Dieser Auftrag steht nicht mehr bei den gescheiterten.');
}
