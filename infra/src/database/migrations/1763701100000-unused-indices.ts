import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indices that no query reads, and that each new lead paid for: the views of open leads, who has them and when to be
 * reminded, read `lead_open` alone, and names are looked up with their vehicle (`lead_by_name_and_vehicle`).
 */
export class UnusedIndices1763701100000 implements MigrationInterface {
  readonly name = 'UnusedIndices1763701100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_by_name, lead_assigned, lead_follow_up');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX lead_by_name ON lead (lower(name))');
    await runner.query(
      'CREATE INDEX lead_assigned ON lead (assigned_to, received_at DESC, id DESC) WHERE assigned_to IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX lead_follow_up ON lead (follow_up_on) WHERE follow_up_on IS NOT NULL AND merged_into IS NULL',
    );
  }
}
