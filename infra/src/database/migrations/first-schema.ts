import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { content } from './first-schema/content.sql.js';
import { conversations } from './first-schema/conversations.sql.js';
import { leadSearch } from './first-schema/lead-search.sql.js';
import { leads } from './first-schema/leads.sql.js';
import { operation } from './first-schema/operation.sql.js';
import { staff } from './first-schema/staff.sql.js';

const parts = [leads, leadSearch, staff, conversations, content, operation];

const up = ['CREATE EXTENSION IF NOT EXISTS pg_trgm', ...parts.flatMap((part) => part.up)];

/** Below any time of day of a later migration, as TypeORM goes by that. */
const EARLIEST = 1_700_000_000_000;
const NUMBERS = 60_000_000_000;

/** Of thirteen digits, as TypeORM wants it, and another one for other statements. */
function numberOf(statements: readonly string[]): number {
  const hash = createHash('sha256').update(statements.join(';')).digest('hex');
  return EARLIEST + (Number.parseInt(hash.slice(0, 12), 16) % NUMBERS);
}

/**
 * Everything that the first release stores. Until that it is changed in its place; by its number, a database that was made
 * before such a change is refused instead of lacking a table. With the release the number is written out.
 */
export class FirstSchema implements MigrationInterface {
  readonly name = `FirstSchema${numberOf(up)}`;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { down } of parts.toReversed()) {
      for (const statement of down) await runner.query(statement);
    }
  }
}
