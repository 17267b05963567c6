import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How often an address did something lately, told by all API processes; keys are hashes. Unlogged: a crash may forget the
 * counts, and they cost no disk flush.
 */
export class VisitorCounts1763701410000 implements MigrationInterface {
  readonly name = 'VisitorCounts1763701410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE UNLOGGED TABLE visitor_count (key text PRIMARY KEY, count integer NOT NULL, ends_at timestamptz NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE visitor_count');
  }
}
