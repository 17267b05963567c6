import { QUEUE_NAMES, type QueueName, type Retried } from '@fahrzeugpflege/contracts';
import { chunksOf } from '@fahrzeugpflege/infra/batching';
import { QueueInspector } from '@fahrzeugpflege/infra/queue';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../problem/business-error.js';
import { FailedWork, MOST_AT_ONCE } from './failed-work.js';

/** Try again the failed jobs of one queue, or (`null`) all that failed anywhere, with or without a job. */
export class RetryFailedCommand extends Command<Retried> {
  constructor(readonly queue: QueueName | null) {
    super();
  }
}

const JOBS_AT_ONCE = 50;

/** Has the jobs of one queue tried again; without a queue all of them, and then what failed without a job. */
@CommandHandler(RetryFailedCommand)
export class RetryFailedHandler implements ICommandHandler<RetryFailedCommand> {
  constructor(
    private readonly queues: QueueInspector,
    private readonly work: FailedWork,
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
    for (const chunk of chunksOf(jobs, JOBS_AT_ONCE)) retried += await this.work.retry(queue, chunk);
    return { retried, hasMore: total > jobs.length };
  }
}

/** Try one failed job again. */
export class RetryJobCommand extends Command<Retried> {
  constructor(
    readonly queue: QueueName,
    readonly jobId: string,
  ) {
    super();
  }
}

/** Has one failed job tried again. */
@CommandHandler(RetryJobCommand)
export class RetryJobHandler implements ICommandHandler<RetryJobCommand> {
  constructor(
    private readonly queues: QueueInspector,
    private readonly work: FailedWork,
  ) {}

  /** @throws NotFound when no failed job has this id, as when somebody else was quicker */
  async execute({ queue, jobId }: RetryJobCommand): Promise<Retried> {
    const job = await this.queues.findFailed(queue, jobId);
    const retried = job ? await this.work.retry(queue, [job]) : 0;
    if (retried === 0) throw new NotFound('Dieser Auftrag steht nicht mehr bei den gescheiterten.');
    return { retried, hasMore: false };
  }
}

/** `submissions` that could not become leads, or `mails` that failed or wait for a later try. */
type Stranded = 'submissions' | 'mails';

/** Try again what stands as failed in the database, whether a job of it is left or not. */
export class RetryStrandedCommand extends Command<Retried> {
  constructor(readonly stranded: Stranded) {
    super();
  }
}

/** Leaves the work to relay and sweep, which look every few seconds: so it also serves where the queue lost its jobs. */
@CommandHandler(RetryStrandedCommand)
export class RetryStrandedHandler implements ICommandHandler<RetryStrandedCommand> {
  constructor(private readonly work: FailedWork) {}

  async execute({ stranded }: RetryStrandedCommand): Promise<Retried> {
    const retried = await (stranded === 'mails' ? this.work.releaseMails() : this.work.releaseSubmissions());
    return { retried, hasMore: retried === MOST_AT_ONCE };
  }
}
