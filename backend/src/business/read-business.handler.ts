import type { BusinessSettings, FactChange } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENVIRONMENT_FACTS, type EnvironmentFacts } from '../content/facts-of.js';
import { SiteContent } from '../content/site-content.js';
import { fixedFacts } from './fact-store.js';

/** $1: most rows. */
const CHANGES = `
  SELECT id, fact, before, after, changed_by AS "changedBy", changed_at AS "changedAt",
         undoes IS NOT NULL AS "isUndo",
         NOT EXISTS (SELECT FROM fact_change later WHERE later.fact = fact_change.fact AND later.id > fact_change.id)
           AS "isLatest"
  FROM fact_change ORDER BY id DESC LIMIT $1`;

const MOST_CHANGES = 50;

interface Row extends Omit<FactChange, 'changedAt'> {
  readonly changedAt: Date;
}

/** The facts in force, and who changed what. */
export class ReadBusinessQuery extends Query<BusinessSettings> {}

@QueryHandler(ReadBusinessQuery)
export class ReadBusinessHandler implements IQueryHandler<ReadBusinessQuery> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly content: SiteContent,
    @Inject(ENVIRONMENT_FACTS) private readonly environment: EnvironmentFacts,
  ) {}

  /** Read from the database, not from what is kept: whoever has just saved sees what was saved. */
  async execute(): Promise<BusinessSettings> {
    const rows: Row[] = await connected(this.dataSource).query(CHANGES, [MOST_CHANGES]);
    return {
      facts: await this.content.facts(),
      fixed: fixedFacts(this.environment),
      changes: rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() })),
    };
  }
}
