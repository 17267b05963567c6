import { type PipelineState, QUEUE_NAMES } from '@fahrzeugpflege/contracts';
import { answerWithin } from '@fahrzeugpflege/infra/database';
import { within } from '@fahrzeugpflege/infra/process';
import { QUEUE_ENGINE, type QueueEngine, QueueInspector } from '@fahrzeugpflege/infra/queue';
import { Inject, Logger } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PipelineRecords } from './pipeline-records.js';

/** How the pipeline stands, part by part. */
export class PipelineStateQuery extends Query<PipelineState> {}

/** No part holds up the others for longer; milliseconds. */
const PART_LIMIT = 3_000;

/** Asks every part at once, and tells as unknown (null) what does not answer in time. */
@QueryHandler(PipelineStateQuery)
export class PipelineStateHandler implements IQueryHandler<PipelineStateQuery> {
  private readonly logger = new Logger(PipelineStateHandler.name);

  constructor(
    private readonly records: PipelineRecords,
    private readonly queues: QueueInspector,
    @Inject(QUEUE_ENGINE) private readonly engine: QueueEngine,
  ) {}

  async execute(): Promise<PipelineState> {
    const [fault, queues, submissions, unsentMails, workers, balance] = await Promise.all([
      this.faultOfEngine(),
      Promise.all(QUEUE_NAMES.map(async (queue) => ({ queue, depth: await this.known(this.queues.depth(queue)) }))),
      this.known(this.records.submissions()),
      this.known(this.records.unsentMails()),
      this.known(this.records.workers()),
      this.known(this.records.balance()),
    ]);
    const engine = { kind: this.engine.kind, fault };
    return { at: new Date().toISOString(), engine, queues, submissions, unsentMails, workers, balance };
  }

  private known<T>(answer: Promise<T>): Promise<T | null> {
    return answerWithin(PART_LIMIT, answer).catch((error: unknown) => {
      this.logger.debug(error);
      return null;
    });
  }

  private async faultOfEngine(): Promise<string | null> {
    const name = this.engine.kind === 'redis' ? 'Redis' : 'PostgreSQL';
    const fault = await within(PART_LIMIT, this.engine.findFault()).catch(() => 'no answer in time');
    if (fault === null) return null;
    const policy = /maxmemory-policy is ([a-z-]+)/.exec(fault)?.[1];
    return policy
      ? `Redis darf Aufträge verwerfen (maxmemory-policy ${policy}, nötig ist noeviction).`
      : `Die Warteschlange (${name}) antwortet nicht.`;
  }
}
