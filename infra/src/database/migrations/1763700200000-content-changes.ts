import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells every API process on the channel `site_content` when the site's content changed, whoever changed it, and keeps
 * what was seeded, so that seeding again leaves alone what the owner wrote since.
 */
export class ContentChanges1763700200000 implements MigrationInterface {
  readonly name = 'ContentChanges1763700200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE content_seed (kind text, id text, seeded jsonb NOT NULL, PRIMARY KEY (kind, id))`);
    await runner.query(
      `CREATE FUNCTION notify_site_content() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM pg_notify('site_content', TG_TABLE_NAME);
         RETURN NULL;
       END $$`,
    );
    for (const table of ['service', 'blog_article']) {
      await runner.query(
        `CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
         FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION notify_site_content CASCADE');
    await runner.query('DROP TABLE content_seed');
  }
}
