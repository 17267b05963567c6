import pg from 'pg';
import { copyRows } from './copy-rows.js';
import { madeUpLeads } from './made-up-leads.js';
import { type PreparedChunk, prepareChunk } from './prepared-chunk.js';
import { SEED_TABLES, type SeedTable } from './seed-rows.js';
import { TwinTables } from './twin-tables.js';

export interface SeedOptions {
  /** Of a database at this version of the schema. */
  readonly url: string;
  readonly leads: number;
  readonly now?: Date;
  /** Copies the same rows into tables of their own as well, which tells what making them up costs. */
  readonly compare?: boolean;
  /** Called with how many leads there are so far. */
  readonly onProgress?: (leads: number) => void;
}

/** Seconds. */
export interface SeedTimes {
  /** Making up rows and copying them. */
  readonly seed: number;
  /** Copying the same rows into empty tables with the same indices and keys. */
  readonly bareCopy: number | undefined;
  /** `VACUUM (ANALYZE)` after it, as autovacuum would do in time. */
  readonly vacuum: number;
}

/** Leads of one transaction, and in memory. */
const CHUNK = 10_000;

/** What the session trades for speed: memory, and the last moment's rows if the server crashes. */
const BULK_SETTINGS = [
  "gin_pending_list_limit = '64MB'",
  "work_mem = '64MB'",
  "maintenance_work_mem = '256MB'",
  'synchronous_commit = off',
];

/** Who works on leads, beside the accounts that exist. */
const MADE_UP_ACCOUNTS = ['admin', 'empfang', 'werkstatt'];

/**
 * Fills a database with made-up leads of three years, by `COPY`, a chunk at a time, with their submissions, histories and
 * mails. All of it counts as done long ago: nothing is published, no mail is sent, nobody is notified.
 */
export async function seedLeads({
  url,
  leads,
  now = new Date(),
  compare = false,
  onProgress,
}: SeedOptions): Promise<SeedTimes> {
  const client = new pg.Client({ connectionString: url, application_name: 'seed' });
  await client.connect();
  try {
    for (const setting of BULK_SETTINGS) await client.query(`SET ${setting}`);
    const twins = compare ? await TwinTables.create(client) : undefined;
    const enquiries = madeUpLeads({ count: leads, now, accounts: await accountsOf(client) });
    const [seed, bareCopy] = [new Stopwatch(), new Stopwatch()];
    for (let copied = 0; copied < leads; ) {
      const chunk = await seed.time(() => seedChunk(client, enquiries));
      if (!chunk) break;
      if (twins) await bareCopy.time(() => twins.copy(chunk));
      copied += chunk.lead.length;
      onProgress?.(copied);
    }
    await twins?.drop();
    const vacuum = new Stopwatch();
    await vacuum.time(() => vacuumTables(client));
    return { seed: seed.seconds, bareCopy: compare ? bareCopy.seconds : undefined, vacuum: vacuum.seconds };
  } finally {
    await client.end();
  }
}

async function seedChunk(client: pg.Client, leads: ReturnType<typeof madeUpLeads>): Promise<PreparedChunk | undefined> {
  const chunk = prepareChunk(leads, CHUNK);
  if (!chunk) return undefined;
  await client.query('BEGIN');
  for (const name of Object.keys(SEED_TABLES) as SeedTable[]) {
    if (name === 'auditEntry') await silently(client, () => copyRows(client, 'public', SEED_TABLES[name], chunk[name]));
    else await copyRows(client, 'public', SEED_TABLES[name], chunk[name]);
  }
  await client.query('COMMIT');
  return chunk;
}

/** Without telling the channel `lead_changes`. Nobody else can write history meanwhile, so that no notification is lost. */
async function silently(client: pg.Client, write: () => Promise<void>): Promise<void> {
  await client.query('ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_added');
  await write();
  await client.query('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_added');
}

async function accountsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ username: string }>('SELECT username FROM staff_user ORDER BY created_at');
  return [...new Set([...rows.map(({ username }) => username), ...MADE_UP_ACCOUNTS])];
}

async function vacuumTables(client: pg.Client): Promise<void> {
  for (const { name } of Object.values(SEED_TABLES)) await client.query(`VACUUM (ANALYZE) ${name}`);
}

class Stopwatch {
  private milliseconds = 0;

  get seconds(): number {
    return this.milliseconds / 1_000;
  }

  async time<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.milliseconds += performance.now() - start;
    }
  }
}
