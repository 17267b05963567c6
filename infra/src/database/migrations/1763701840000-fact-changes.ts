import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed which fact of the business, and from what to what; null is what the profile says. */
export class FactChanges1763701840000 implements MigrationInterface {
  readonly name = 'FactChanges1763701840000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE fact_change (
         id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         fact text NOT NULL,
         before jsonb,
         after jsonb,
         changed_by text NOT NULL,
         changed_at timestamptz NOT NULL DEFAULT now(),
         undoes bigint REFERENCES fact_change
       )`,
    );
    await runner.query('CREATE INDEX fact_change_fact ON fact_change (fact, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE fact_change');
  }
}
