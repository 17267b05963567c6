import pg from 'pg';
import type { SchemaVersion } from '../database/index.js';

/** The name of a table or sequence, as it is written in a statement. */
export function quoted({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export interface Table {
  readonly schema: string;
  readonly name: string;
  /** Without those that the database generates. */
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly schema: string;
  readonly name: string;
  /** A bigint as text. */
  readonly value: string;
  readonly isCalled: boolean;
}

/** Everything of a database but what belongs to PostgreSQL itself or to an extension. $1: the kind in `pg_class`. */
const OF_KIND = `
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind = $1 AND nspname !~ '^pg_' AND nspname <> 'information_schema'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')`;

/** Unlogged tables are left out: what is in them may get lost in any crash. */
const TABLES = `
  SELECT nspname AS schema, relname AS name, ARRAY(
    SELECT attname::text FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum
  ) AS columns
  ${OF_KIND} AND relpersistence = 'p' ORDER BY nspname, relname`;

const SEQUENCES = `SELECT nspname AS schema, relname AS name ${OF_KIND} ORDER BY nspname, relname`;

/** The tables of all schemas. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  return (await client.query(TABLES, ['r'])).rows;
}

/** The sequences of all schemas. No snapshot holds them: they may be ahead of the rows, and never behind. */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query(SEQUENCES, ['S']);
  const sequences: Sequence[] = [];
  for (const name of rows) {
    const state = await client.query(`SELECT last_value AS value, is_called AS "isCalled" FROM ${quoted(name)}`);
    sequences.push({ ...name, ...state.rows[0] });
  }
  return sequences;
}

/** The tables in which migrations note that they ran: all that a database holds which nobody has used. */
const LEDGERS = ['public.migrations', 'bullmq.migration'];

export function isLedger({ schema, name }: Table): boolean {
  return LEDGERS.includes(`${schema}.${name}`);
}

/** What the ledgers say; undefined where no migration has run. */
export async function readSchemaVersion(
  client: pg.Client,
  tables: readonly Table[],
): Promise<SchemaVersion | undefined> {
  if (tables.filter(isLedger).length < LEDGERS.length) return undefined;
  const { rows } = await client.query(`
    SELECT (SELECT max(version) FROM bullmq.migration) AS queue,
      ARRAY(SELECT name::text FROM public.migrations ORDER BY id) AS migrations`);
  return rows[0];
}

/** A connection for a long transaction: it may take its time, and its values are written the same everywhere. */
export async function connect(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName, keepAlive: true });
  // Its statements say so, too.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`
    SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
    SET datestyle = ISO; SET intervalstyle = postgres; SET extra_float_digits = 1`);
  return client;
}
