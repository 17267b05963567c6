import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who set a lead's status stands with the lead, so that lists tell it without walking its history, and in the index that
 * the statistics read alone. What the history does not tell stays empty. Making it locks `lead` against writes; submissions
 * are accepted meanwhile.
 */
export class StatusBy1763701800000 implements MigrationInterface {
  readonly name = 'StatusBy1763701800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN status_by text');
    await runner.query(
      `UPDATE lead SET status_by = last.actor
       FROM (
         SELECT DISTINCT ON (lead_id) lead_id, actor FROM audit_entry
         WHERE changes ? 'status' ORDER BY lead_id, id DESC
       ) last
       WHERE last.lead_id = lead.id AND lead.status <> 'pending'`,
    );
    await runner.query('DROP INDEX lead_statistics');
    await runner.query(statisticsIndex('form_type, status, service_type, answered_at, status_by'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_statistics');
    await runner.query(statisticsIndex('form_type, status, service_type, answered_at'));
    await runner.query('ALTER TABLE lead DROP COLUMN status_by');
  }
}

function statisticsIndex(columns: string): string {
  return `CREATE INDEX lead_statistics ON lead (received_at) INCLUDE (${columns}) WHERE merged_into IS NULL`;
}
