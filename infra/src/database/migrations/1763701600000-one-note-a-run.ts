import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A run of retention is known from its start, and has one note that grows with each batch. */
export class OneNoteARun1763701600000 implements MigrationInterface {
  readonly name = 'OneNoteARun1763701600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE housekeeping_run ALTER COLUMN finished_at DROP NOT NULL, ADD COLUMN started_at timestamptz,
         ADD COLUMN note_id bigint REFERENCES erasure ON DELETE SET NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM housekeeping_run WHERE finished_at IS NULL');
    await runner.query(
      `ALTER TABLE housekeeping_run DROP COLUMN note_id, DROP COLUMN started_at, ALTER COLUMN finished_at SET NOT NULL`,
    );
  }
}
