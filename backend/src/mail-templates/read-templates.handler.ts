import {
  defaultMailTemplates,
  type MailTemplate,
  type MailTemplateSettings,
  type TemplateChange,
} from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** The templates as they are now and as they were before the latest change. */
const LATEST = 'SELECT version, templates FROM mail_template_change ORDER BY version DESC LIMIT 2';

/** $1: most rows. */
const CHANGES = `
  SELECT version, changed_by AS "changedBy", changed_at AS "changedAt", parts
  FROM mail_template_change ORDER BY version DESC LIMIT $1`;

const MOST_CHANGES = 20;

/** All templates, as one change left them. */
interface Version {
  readonly version: number;
  readonly templates: readonly MailTemplate[];
}

/** Before any change there are those that the house delivers. */
const DELIVERED: Version = { version: 0, templates: defaultMailTemplates };

/** The templates as they are now, and as they were before that; undefined where nobody has changed any. */
export async function latestVersions(manager: EntityManager): Promise<[now: Version, before?: Version]> {
  const [now = DELIVERED, before = DELIVERED]: Version[] = await manager.query(LATEST);
  return now.version === 0 ? [now] : [now, before];
}

/** The templates, and who changed what. */
export class ReadTemplatesQuery extends Query<MailTemplateSettings> {}

@QueryHandler(ReadTemplatesQuery)
export class ReadTemplatesHandler implements IQueryHandler<ReadTemplatesQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  execute(): Promise<MailTemplateSettings> {
    return connected(this.dataSource).transaction('REPEATABLE READ', readTemplates);
  }
}

/** All of one moment, in a transaction that sees one. */
export async function readTemplates(manager: EntityManager): Promise<MailTemplateSettings> {
  const [now, before] = await latestVersions(manager);
  const rows: (Omit<TemplateChange, 'changedAt'> & { readonly changedAt: Date })[] = await manager.query(CHANGES, [
    MOST_CHANGES,
  ]);
  return {
    ...now,
    previous: before?.templates ?? null,
    changes: rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() })),
  };
}
