import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What undoes the handing on of values when leads are merged: what the survivor had itself, and which leads gave it what.
 * Null where nothing was handed on; the version before neither reads nor writes it.
 */
export class CarriedOver1763701500000 implements MigrationInterface {
  readonly name = 'CarriedOver1763701500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN carried_over jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN carried_over');
  }
}
