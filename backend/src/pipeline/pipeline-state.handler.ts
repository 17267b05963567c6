import {
  type PipelineBalance,
  type PipelineState,
  QUEUE_NAMES,
  type UnsentMailGroup,
  type WaitingSubmissions,
  type WorkerProcess,
} from '@fahrzeugpflege/contracts';
import { answerWithin, connected } from '@fahrzeugpflege/infra/database';
import { shared, within } from '@fahrzeugpflege/infra/process';
import {
  HEARTBEAT_KEPT,
  HEARTBEAT_SILENCE,
  QUEUE_ENGINE,
  type QueueEngine,
  QueueInspector,
  RELAY_AFTER,
  SWEEP_AFTER,
} from '@fahrzeugpflege/infra/queue';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { failureReason } from './failure-reason.js';
import { BALANCE, SUBMISSIONS, UNSENT_MAILS, WORKERS } from './pipeline-state.sql.js';

const BALANCE_PERIOD = 24 * 60 * 60 * 1_000;

/** What the database knows of the pipeline. Every call rejects while it is away. */
@Injectable()
export class PipelineRecords {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async submissions(): Promise<WaitingSubmissions> {
    const [row] = await this.query<RowOf<WaitingSubmissions>>(SUBMISSIONS, [RELAY_AFTER / 1_000]);
    if (!row) throw new Error('no row of submissions');
    return { ...row, oldestOverdueAt: isoOrNull(row.oldestOverdueAt), oldestFailedAt: isoOrNull(row.oldestFailedAt) };
  }

  /** Failed ones first, the larger group first. */
  async unsentMails(): Promise<UnsentMailGroup[]> {
    const rows = await this.query<RowOf<UnsentMailGroup>>(UNSENT_MAILS, [SWEEP_AFTER / 1_000]);
    const rank = ({ state }: UnsentMailGroup) => (state === 'failed' ? 0 : 1);
    return joinByReason(rows.map(toGroup)).sort((a, b) => rank(a) - rank(b) || b.mails - a.mails);
  }

  async workers(): Promise<WorkerProcess[]> {
    const limits = [HEARTBEAT_SILENCE / 1_000, HEARTBEAT_KEPT / 1_000];
    const rows = await this.query<RowOf<WorkerProcess>>(WORKERS, limits);
    return rows.map((row) => ({ ...row, startedAt: iso(row.startedAt), seenAt: iso(row.seenAt) }));
  }

  async balance(): Promise<PipelineBalance> {
    const since = new Date(Date.now() - BALANCE_PERIOD);
    const [row] = await this.query<Omit<PipelineBalance, 'since' | 'missing'>>(BALANCE, [since]);
    if (!row) throw new Error('no row of the balance');
    const { received, leads, suspectedSpam, waiting, failed } = row;
    return { since: iso(since), ...row, missing: received - leads - suspectedSpam - waiting - failed };
  }

  private query<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    return connected(this.dataSource).query(sql, parameters);
  }
}

/** As it comes from the database: moments are dates there. */
type RowOf<T> = { [Key in keyof T]: Key extends `${string}At` ? Date | Extract<T[Key], null> : T[Key] };

function toGroup({ reason, oldestAt, nextTryAt, ...group }: RowOf<UnsentMailGroup>): UnsentMailGroup {
  return {
    ...group,
    reason: reason === null ? null : failureReason(reason),
    oldestAt: iso(oldestAt),
    nextTryAt: isoOrNull(nextTryAt),
  };
}

/** Servers word the same refusal in several ways: what reads the same is one group. */
function joinByReason(groups: readonly UnsentMailGroup[]): UnsentMailGroup[] {
  const joined = new Map<string, UnsentMailGroup>();
  for (const group of groups) {
    const key = `${group.state} ${group.reason}`;
    const known = joined.get(key);
    joined.set(key, known ? joinGroups(known, group) : group);
  }
  return [...joined.values()];
}

function joinGroups(one: UnsentMailGroup, other: UnsentMailGroup): UnsentMailGroup {
  const tries = [one.nextTryAt, other.nextTryAt].filter((time) => time !== null).sort();
  return {
    ...one,
    mails: one.mails + other.mails,
    oldestAt: one.oldestAt < other.oldestAt ? one.oldestAt : other.oldestAt,
    nextTryAt: tries[0] ?? null,
  };
}

const iso = (moment: Date) => moment.toISOString();
const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** How the pipeline stands, part by part. */
export class PipelineStateQuery extends Query<PipelineState> {}

/** No part holds up the others for longer; milliseconds. */
const PART_LIMIT = 3_000;

/** Asks every part at once, and tells as unknown (null) what does not answer in time. */
@QueryHandler(PipelineStateQuery)
export class PipelineStateHandler implements IQueryHandler<PipelineStateQuery> {
  private readonly logger = new Logger(PipelineStateHandler.name);

  /** Each at most once at a time: one that is not waited for any longer still costs. */
  private readonly submissions = shared(() => this.records.submissions());
  private readonly unsentMails = shared(() => this.records.unsentMails());
  private readonly workers = shared(() => this.records.workers());
  private readonly balance = shared(() => this.records.balance());

  constructor(
    private readonly records: PipelineRecords,
    private readonly queues: QueueInspector,
    @Inject(QUEUE_ENGINE) private readonly engine: QueueEngine,
  ) {}

  async execute(): Promise<PipelineState> {
    const [fault, queues, submissions, unsentMails, workers, balance] = await Promise.all([
      this.faultOfEngine(),
      Promise.all(QUEUE_NAMES.map(async (queue) => ({ queue, depth: await this.known(this.queues.depth(queue)) }))),
      this.known(this.submissions()),
      this.known(this.unsentMails()),
      this.known(this.workers()),
      this.known(this.balance()),
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
