import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What operators are shown: which worker processes live, and what became of the submissions of a day. The signs of life
 * are unlogged: a crash may forget them, each worker writes its own again within seconds, and they cost no disk flush.
 */
export class WorkerProcess1763700800000 implements MigrationInterface {
  readonly name = 'WorkerProcess1763700800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNLOGGED TABLE worker_process (
        id uuid PRIMARY KEY,
        host text NOT NULL,
        pid integer NOT NULL,
        version text NOT NULL,
        is_working boolean NOT NULL,
        started_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL
      )`,
    );
    await runner.query('CREATE INDEX submission_received ON submission (received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX submission_received');
    await runner.query('DROP TABLE worker_process');
  }
}
