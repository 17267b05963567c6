import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Prices as figures, by their names, and what else the owner sets: opening hours, closed days and the campaign's period. The
 * texts in `service.price` stay for the version before, which goes on reading them; a text that the owner wrote becomes a
 * figure where one can be read in it.
 */
export class BusinessSettings1763701830000 implements MigrationInterface {
  readonly name = 'BusinessSettings1763701830000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE service ADD COLUMN prices jsonb`);
    await runner.query(`CREATE TABLE business_setting (name text PRIMARY KEY, value jsonb NOT NULL)`);
    await runner.query(
      `CREATE TRIGGER business_setting_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON business_setting
       FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content()`,
    );
    await this.readOwnPrices(runner);
  }

  /** Under the name of the price that the list shows; seeding fills the others, whose column is empty. */
  private async readOwnPrices(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE service SET prices = jsonb_build_object(listed.name, jsonb_build_object(
         'kind', CASE WHEN price ~* '^ab\\M' THEN 'from' WHEN price ~* '^(ca|rund|etwa)\\M' THEN 'about' ELSE 'exact' END,
         'amount', replace(replace((regexp_match(price, 'CHF\\s*(\\d[\\d''’]*(?:\\.\\d{1,2})?)'))[1], '''', ''), '’', '')::numeric,
         'per', CASE WHEN price ~* 'pro Monat' THEN 'month' END,
         'vat', CASE WHEN price ~* 'exkl' THEN 'excluded' WHEN price ~* 'inkl' THEN 'included' END))
       FROM (VALUES ('keramikversiegelung-wohnmobile', 'ceramicSealing'), ('autohotel', 'autohotelServicesPage'),
         ('dampfreinigung', 'steamCleaningServicesPage'), ('vermittlung', 'brokerage'), ('einlagerung', 'storage'))
         AS listed (id, name),
         content_seed AS seed
       WHERE service.id = listed.id AND seed.kind = 'service' AND seed.id = service.id
         AND service.price IS DISTINCT FROM seed.seeded ->> 'price' AND price ~ 'CHF\\s*\\d'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE business_setting');
    await runner.query('ALTER TABLE service DROP COLUMN prices');
  }
}
