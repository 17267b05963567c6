import { jobMap, type QueueName } from '@fahrzeugpflege/contracts';
import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import {
  type AnyWorker,
  CONCURRENCY,
  DATABASE_AWAY_PAUSE,
  JOB_LOCK,
  QUEUE_ENGINE,
  type QueueEngine,
  retryPause,
} from '@fahrzeugpflege/infra/queue';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import type { z } from 'zod';
import { type AnyJobProcessor, findProcessors } from './find-processors.js';

const ENGINE_PAUSE = 1_000;

/** Gives each queue its BullMQ worker, and each job its parsed payload. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobRunner.name);
  private readonly workers: AnyWorker[] = [];
  private starting: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @Inject(QUEUE_ENGINE) private readonly engine: QueueEngine,
  ) {}

  /** Fails the start on a queue without a processor; then goes on in the background until the engine answers. */
  onApplicationBootstrap(): void {
    const processors = findProcessors(this.discovery, this.reflector);
    this.starting = this.start(processors);
  }

  /** Ends before queues and database are closed: takes no more jobs, finishes those that run. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.starting;
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  /** True when every queue has its worker at work. */
  isRunning(): boolean {
    return this.workers.length > 0 && this.workers.every((worker) => worker.isRunning());
  }

  private async start(processors: Map<QueueName, AnyJobProcessor>): Promise<void> {
    while (!this.stopping && (await this.engine.findFault()) !== null) await pause(ENGINE_PAUSE);
    if (this.stopping) return;
    for (const [queue, processor] of processors) this.workers.push(this.open(queue, processor));
  }

  private open(queue: QueueName, processor: AnyJobProcessor): AnyWorker {
    const worker = this.engine.createWorker(queue, (job, token) => this.run(queue, processor, job, token), {
      concurrency: CONCURRENCY[queue],
      lockDuration: JOB_LOCK,
      stalledInterval: JOB_LOCK,
      maxStalledCount: 5,
      settings: { backoffStrategy: (attemptsMade) => retryPause(queue, attemptsMade) },
    });
    worker.on('error', (error) => this.logger.debug(`${queue}: ${error.message}`));
    worker.on('failed', (job, error) => this.logger.warn(`${queue} job ${job?.id}: ${error.message}`));
    return worker;
  }

  private async run(queue: QueueName, processor: AnyJobProcessor, job: Job, token: string | undefined): Promise<void> {
    const payload = parsePayload(queue, job);
    const attempt = job.attemptsMade + 1;
    try {
      await processor.process(payload as never, { attempt, isLastAttempt: attempt >= (job.opts.attempts ?? 1) });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await job.moveToDelayed(Date.now() + DATABASE_AWAY_PAUSE, token);
      throw new DelayedError();
    }
  }
}

/** @throws UnrecoverableError for a payload that no retry makes better; it stays in the failed set whole */
function parsePayload(queue: QueueName, job: Job): unknown {
  const schemas: Partial<Record<string, z.ZodType>> = jobMap[queue];
  const schema = schemas[job.name];
  if (!schema) throw new UnrecoverableError(`no job ${job.name} in queue ${queue}`);
  const result = schema.safeParse(job.data);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UnrecoverableError(`payload of ${job.name}: ${faults.join('; ')}`);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
