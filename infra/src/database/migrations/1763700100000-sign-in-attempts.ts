import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts failed sign-ins, in the columns that rate-limiter-flexible expects. Unlogged: a crash may forget them, and
 * they cost no disk flush.
 */
export class SignInAttempts1763700100000 implements MigrationInterface {
  readonly name = 'SignInAttempts1763700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE UNLOGGED TABLE sign_in_attempt (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sign_in_attempt');
  }
}
