import type { Client } from 'pg';
import { copyRows } from './copy-rows.js';
import type { PreparedChunk } from './prepared-chunk.js';
import { SEED_TABLES, type SeedTable } from './seed-rows.js';

const SCHEMA = 'seed_twin';
const NAMES = Object.keys(SEED_TABLES) as SeedTable[];

/** As in the schema itself; `LIKE` takes indices and checks along, but no keys to other tables. */
const FOREIGN_KEYS = [
  ['lead', 'submission_id', 'submission'],
  ['lead', 'merged_into', 'lead'],
  ['audit_entry', 'lead_id', 'lead'],
  ['lead_contact', 'lead_id', 'lead'],
  ['mail_delivery', 'lead_id', 'lead'],
] as const;

/** Empty tables with the same indices and keys, to see what a bare `COPY` of the same rows takes. */
export class TwinTables {
  private constructor(private readonly client: Client) {}

  static async create(client: Client): Promise<TwinTables> {
    const twins = new TwinTables(client);
    await twins.drop();
    await client.query(`CREATE SCHEMA ${SCHEMA}`);
    for (const { name } of Object.values(SEED_TABLES)) {
      await client.query(`CREATE TABLE ${SCHEMA}.${name} (LIKE ${name} INCLUDING ALL)`);
    }
    for (const [table, column, other] of FOREIGN_KEYS) {
      await client.query(
        `ALTER TABLE ${SCHEMA}.${table} ADD FOREIGN KEY (${column}) REFERENCES ${SCHEMA}.${other} (id)`,
      );
    }
    return twins;
  }

  async copy(chunk: PreparedChunk): Promise<void> {
    await this.client.query('BEGIN');
    for (const name of NAMES) await copyRows(this.client, SCHEMA, SEED_TABLES[name], chunk[name]);
    await this.client.query('COMMIT');
  }

  async drop(): Promise<void> {
    await this.client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
  }
}
