import { businessDay, type LeadStatistics } from '@fahrzeugpflege/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { LeadStatisticsQuery } from './lead-statistics.query.js';
import { answerWaits, firstLead, leadCount, leadCounts, openLeads, type Statement } from './lead-statistics.sql.js';
import { type Period, periodBefore } from './period.js';
import { stepsOf, timeStepOf } from './time-steps.js';
import { type AnswerWaits, type LeadCounts, type OpenLeads, toLeadStatistics } from './to-lead-statistics.js';

/** Reads all figures of one moment: whatever is changed meanwhile, they agree with each other. */
export function readLeadStatistics(
  dataSource: DataSource,
  asked: LeadStatisticsQuery,
  now: Date,
): Promise<LeadStatistics> {
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
