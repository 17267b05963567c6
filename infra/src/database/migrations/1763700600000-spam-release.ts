import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who took a submission out of suspected spam, and when: the worker writes it into the history of its lead. */
export class SpamRelease1763700600000 implements MigrationInterface {
  readonly name = 'SpamRelease1763700600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE submission ADD COLUMN released_at timestamptz, ADD COLUMN released_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE submission DROP COLUMN released_at, DROP COLUMN released_by');
  }
}
