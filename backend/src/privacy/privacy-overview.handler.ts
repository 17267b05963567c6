import {
  type ErasureNote,
  type ExportNote,
  FORM_TYPES,
  NOTES_LISTED,
  type PrivacyOverview,
  type RetentionPeriods,
} from '@fahrzeugpflege/contracts';
import {
  connected,
  countDueConversations,
  countDueLeads,
  countDueSpam,
  type DueCount,
  ErasureEntity,
  LeadExportEntity,
  type RetentionRun,
  readRetentionRun,
} from '@fahrzeugpflege/infra/database';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** DI token of the periods after which records are erased. */
export const RETENTION_PERIODS = Symbol('RETENTION_PERIODS');

/** Periods, what is past them, and what was erased and exported. */
export class PrivacyOverviewQuery extends Query<PrivacyOverview> {}

@QueryHandler(PrivacyOverviewQuery)
export class PrivacyOverviewHandler implements IQueryHandler<PrivacyOverviewQuery> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(RETENTION_PERIODS) private readonly periods: RetentionPeriods,
  ) {}

  async execute(): Promise<PrivacyOverview> {
    const { manager } = connected(this.dataSource);
    const newest = { order: { at: 'DESC', id: 'DESC' }, take: NOTES_LISTED } as const;
    const [due, suspectedSpam, conversations, run, erasures, exports] = await Promise.all([
      countDueLeads(manager, this.periods),
      countDueSpam(manager, this.periods),
      countDueConversations(manager),
      readRetentionRun(manager),
      manager.find(ErasureEntity, newest),
      manager.find(LeadExportEntity, newest),
    ]);
    return {
      retention: this.periods,
      due: { leads: dueByKind(due), suspectedSpam, conversations },
      runningSince: run.startedAt?.toISOString() ?? null,
      lastRunAt: run.finishedAt?.toISOString() ?? null,
      erasures: erasures.map((note) => toErasureNote(note, run)),
      exports: exports.map(toExportNote),
    };
  }
}

function dueByKind(counts: readonly DueCount[]): PrivacyOverview['due']['leads'] {
  const countOf = (formType: DueCount['formType'], status: DueCount['status']) =>
    counts.find((due) => due.formType === formType && due.status === status)?.count ?? 0;
  const kinds = FORM_TYPES.map((formType) => [
    formType,
    { completed: countOf(formType, 'completed'), rejected: countOf(formType, 'rejected') },
  ]);
  return Object.fromEntries(kinds);
}

function toErasureNote(
  { id, at, actor, reason, manner, records }: ErasureEntity,
  { noteId }: RetentionRun,
): ErasureNote {
  return { id, at: at.toISOString(), actor, reason, manner, records, isRunning: id === noteId };
}

function toExportNote({ id, at, actor, filters, rows, completedAt }: LeadExportEntity): ExportNote {
  return { id, at: at.toISOString(), actor, filters, rows, isComplete: completedAt !== null };
}
