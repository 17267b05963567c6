import type { MigrationInterface, QueryRunner } from 'typeorm';
import { content } from './first-schema/content.sql.js';
import { conversations } from './first-schema/conversations.sql.js';
import { leadSearch } from './first-schema/lead-search.sql.js';
import { leads } from './first-schema/leads.sql.js';
import { operation } from './first-schema/operation.sql.js';
import { staff } from './first-schema/staff.sql.js';

const parts = [leads, leadSearch, staff, conversations, content, operation];

/** Everything that the first release stores. */
export class FirstSchema1764000000000 implements MigrationInterface {
  readonly name = 'FirstSchema1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const statement of parts.flatMap(({ up }) => up)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { down } of parts.toReversed()) {
      for (const statement of down) await runner.query(statement);
    }
  }
}
