import { setTimeout as pause } from 'node:timers/promises';
import { jobMap, QUEUE_NAMES, type QueueName } from '@fahrzeugpflege/contracts';
import { DatabaseFaultLog, isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import {
  type AnyWorker,
  CONCURRENCY,
  DATABASE_AWAY_PAUSE,
  JOB_LOCK,
  QUEUE_ENGINE,
  type QueueEngine,
  retryPause,
} from '@fahrzeugpflege/infra/queue';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import type { z } from 'zod';
import { type AnyJobProcessor, findProcessors } from './find-processors.js';

const ENGINE_PAUSE = 1_000;
/** Part of the ten seconds in which a process has to end. */
const FINISH_LIMIT = 3_500;

/** Gives each queue its BullMQ worker, and each job its parsed payload. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap {
  private readonly logger = new Logger(JobRunner.name);
  private readonly faults = new Map(QUEUE_NAMES.map((name) => [name, new DatabaseFaultLog(`The queue ${name}`)]));
  private readonly workers = new Map<QueueName, AnyWorker>();
  private starting: Promise<void> | undefined;
  private closing: Promise<unknown> | undefined;
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

  /** Takes no more jobs; those that run go on. */
  stopTaking(): void {
    this.stopping = true;
    this.closing = Promise.all([...this.workers.values()].map((worker) => worker.close())).catch(() => undefined);
  }

  /** Resolves when the jobs that ran are over. BullMQ waits for ever for a Redis that is gone: this does not. */
  async finished(): Promise<void> {
    await Promise.race([Promise.all([this.starting, this.closing]), pause(FINISH_LIMIT)]);
  }

  /** True when every queue has its worker at work. */
  isRunning(): boolean {
    return this.workers.size > 0 && [...this.workers.values()].every((worker) => worker.isRunning());
  }

  private async start(processors: Map<QueueName, AnyJobProcessor>): Promise<void> {
    while (!this.stopping && (await this.engine.findFault()) !== null) await pause(ENGINE_PAUSE);
    await Promise.all([...processors].map(([queue, processor]) => this.open(queue, processor)));
  }

  /**
   * BullMQ on PostgreSQL keeps the failure of a first connection for good, and a worker that runs all the same asks for
   * jobs without a pause in which the process could even be ended: none runs before it is ready.
   */
  private async open(queue: QueueName, processor: AnyJobProcessor): Promise<void> {
    let logged = '';
    while (!this.stopping) {
      const worker = this.create(queue, processor);
      this.workers.set(queue, worker);
      try {
        await worker.waitUntilReady();
        worker.run().catch((error: Error) => this.logger.warn(`${queue}: ${error.message}`));
        return;
      } catch (error) {
        const { message } = error as Error;
        if (message !== logged) this.logger.warn(`${queue}: ${message}`);
        logged = message;
        await worker.close(true).catch(() => undefined);
        await pause(ENGINE_PAUSE);
      }
    }
  }

  private create(queue: QueueName, processor: AnyJobProcessor): AnyWorker {
    const worker = this.engine.createWorker(queue, (job, token) => this.run(queue, processor, job, token), {
      autorun: false,
      concurrency: CONCURRENCY[queue],
      lockDuration: JOB_LOCK,
      stalledInterval: JOB_LOCK,
      maxStalledCount: 5,
      settings: { backoffStrategy: (attemptsMade) => retryPause(queue, attemptsMade) },
    });
    worker.on('error', (error) => this.logger.debug(`${queue}: ${error.message}`));
    worker.on('failed', (job, error) => void this.afterFailure(queue, processor, job, error));
    return worker;
  }

  private async run(queue: QueueName, processor: AnyJobProcessor, job: Job, token: string | undefined): Promise<void> {
    const payload = parsePayload(queue, job);
    try {
      await processor.process(payload as never);
      this.faults.get(queue)?.note();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      this.faults.get(queue)?.note(error);
      await job.moveToDelayed(Date.now() + DATABASE_AWAY_PAUSE, token);
      throw new DelayedError();
    }
  }

  /** Also called for jobs that never reached their processor, as one that took its worker down too often. */
  private async afterFailure(
    queue: QueueName,
    processor: AnyJobProcessor,
    job: Job | undefined,
    error: Error,
  ): Promise<void> {
    this.logger.warn(`${queue} job ${job?.id}: ${error.message}`);
    if (!job || !(await isFailedForGood(job))) return;
    try {
      await processor.giveUp?.(parsePayload(queue, job) as never, error);
    } catch (fault) {
      // A payload that can't be read names nothing to give up; with the database away, the relay brings it again.
      this.logger.debug(`${queue} job ${job.id} not noted as failed: ${(fault as Error).message}`);
    }
  }
}

const isFailedForGood = (job: Job) => job.isFailed().catch(() => false);

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
