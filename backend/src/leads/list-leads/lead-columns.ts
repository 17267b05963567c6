import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { DataSource } from 'typeorm';

/** How types are read that PostgreSQL's driver would bring in another shape than the entity has. */
const CASTS: Readonly<Record<string, string>> = { numeric: '::float8', date: '::text' };

/**
 * The columns of `lead` under the names of the entity's properties, for SQL of one's own: its rows are entities without
 * TypeORM's work on each, which takes longer than the query itself.
 */
export function leadColumns(dataSource: DataSource): string {
  return dataSource
    .getMetadata(LeadEntity)
    .columns.map(
      ({ databaseName, propertyName, type }) => `lead.${databaseName}${CASTS[String(type)] ?? ''} AS "${propertyName}"`,
    )
    .join(', ');
}
