import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts and statistics read indices alone, which holds only for pages that a vacuum has seen since their last change. By
 * default it waits until a fifth of a table has changed: until then, after a large run of retention, each count over a
 * million leads reads hundreds of thousands of rows from the table.
 */
export class VacuumSooner1763701300000 implements MigrationInterface {
  readonly name = 'VacuumSooner1763701300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `ALTER TABLE ${table} RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor)`,
      );
    }
  }
}

const TABLES = ['lead', 'submission'] as const;
