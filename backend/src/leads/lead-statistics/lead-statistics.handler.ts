import { businessDay, type LeadStatistics } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SharedReadings } from '../shared-readings.js';
import { answerWaits, firstLead, leadCount, leadCounts, openLeads, type Statement } from './lead-statistics.sql.js';
import { type Period, periodBefore, stepsOf, timeStepOf } from './time-steps.js';
import { type AnswerWaits, type LeadCounts, type OpenLeads, toLeadStatistics } from './to-lead-statistics.js';

/** What became of the leads that were received in a period. */
export class LeadStatisticsQuery extends Query<LeadStatistics> {
  constructor(
    /** First day of the calendar; by default the day of the first lead. */
    readonly from: string | undefined,
    /** Last day, not before the first one; by default today. */
    readonly to: string | undefined,
  ) {
    super();
  }
}

/** However many ask at once, the process reads one period at a time: the database is there for other work, too. */
@QueryHandler(LeadStatisticsQuery)
export class LeadStatisticsHandler implements IQueryHandler<LeadStatisticsQuery> {
  private readonly readings = new SharedReadings<LeadStatistics>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  execute(query: LeadStatisticsQuery): Promise<LeadStatistics> {
    const key = JSON.stringify([query.from, query.to]);
    return this.readings.get(key, () => readLeadStatistics(connected(this.dataSource), query, new Date()));
  }
}

/** Reads all figures of one moment: whatever is changed meanwhile, they agree with each other. */
function readLeadStatistics(dataSource: DataSource, asked: LeadStatisticsQuery, now: Date): Promise<LeadStatistics> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const period = await resolvePeriod(manager, asked, now);
    const step = timeStepOf(period);
    const steps = stepsOf(period, step);
    return toLeadStatistics({
      period,
      step,
      steps,
      counts: await readRow<LeadCounts>(manager, leadCounts(period, steps)),
      before: asked.from === undefined ? null : await readCount(manager, periodBefore(period)),
      waits: await readRow<AnswerWaits>(manager, answerWaits(period)),
      open: await read<OpenLeads>(manager, openLeads(now)),
    });
  });
}

/** A period without a lead, or that begins in the future, is a single day. */
async function resolvePeriod(manager: EntityManager, { from, to }: LeadStatisticsQuery, now: Date): Promise<Period> {
  const today = businessDay(now);
  if (from !== undefined) return { from, to: to ?? (from > today ? from : today) };
  const last = to ?? today;
  const { receivedAt } = await readRow<{ receivedAt: Date | null }>(manager, firstLead(last));
  return { from: receivedAt === null ? last : businessDay(receivedAt), to: last };
}

async function readCount(manager: EntityManager, period: Period): Promise<number> {
  const { leads } = await readRow<{ leads: number }>(manager, leadCount(period));
  return leads;
}

/** The only row of a query that sums up. */
async function readRow<Row>(manager: EntityManager, statement: Statement): Promise<Row> {
  const [row] = await read<Row>(manager, statement);
  return row as Row;
}

function read<Row>(manager: EntityManager, [sql, parameters]: Statement): Promise<Row[]> {
  return manager.query(sql, [...parameters]);
}
