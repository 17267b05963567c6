import type { PipelineBalance, UnsentMailGroup, WaitingSubmissions, WorkerProcess } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { HEARTBEAT_KEPT, HEARTBEAT_SILENCE, RELAY_AFTER, SWEEP_AFTER } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { failureReason } from '../failure-reason.js';
import { BALANCE, SUBMISSIONS, UNSENT_MAILS, WORKERS } from './pipeline-records.sql.js';

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
