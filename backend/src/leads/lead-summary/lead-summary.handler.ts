import { FORM_TYPES, type FormType, LEAD_STATUSES, type LeadStatus, type LeadSummary } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeadSummaryQuery } from './lead-summary.query.js';

interface Count {
  readonly formType: FormType;
  readonly status: LeadStatus;
  readonly leads: number;
}

/** Counts in the database, over an index that holds all it needs. */
@QueryHandler(LeadSummaryQuery)
export class LeadSummaryHandler implements IQueryHandler<LeadSummaryQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute(): Promise<LeadSummary> {
    const counts: Count[] = await connected(this.dataSource).query(
      'SELECT form_type AS "formType", status, count(*)::int AS leads FROM lead GROUP BY form_type, status',
    );
    const sum = (belongs: (count: Count) => boolean) =>
      counts.filter(belongs).reduce((total, { leads }) => total + leads, 0);
    const sumOfEach = <Key extends string>(keys: readonly Key[], keyOf: (count: Count) => Key) =>
      Object.fromEntries(keys.map((key) => [key, sum((count) => keyOf(count) === key)])) as Record<Key, number>;
    return {
      total: sum(() => true),
      byStatus: sumOfEach(LEAD_STATUSES, ({ status }) => status),
      byFormType: sumOfEach(FORM_TYPES, ({ formType }) => formType),
    };
  }
}
