import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PHOTO_FOLDER_MARKER } from '@fahrzeugpflege/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { SCHEMA_VERSION } from '../database/index.js';
import { PostgresQueueEngine } from '../queue/postgres-queue-engine.js';
import { createEmptyDatabase, createTestDatabase } from '../testing/index.js';
import { type Backup, BackupError, fileOf, openBackup, writeManifest } from './backup.js';
import { quoted, readSequences, readTables } from './database-contents.js';
import { restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';

const CHANNELS = ['lead_changes', 'unsent_mails', 'site_content', 'staff_session_ended'];

let place: string;
const clients: pg.Client[] = [];

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'test-backup-'));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await rm(place, { recursive: true, force: true });
});

const newFolder = () => join(place, randomUUID());
/** A site with that database and a folder of photos. */
const at = (url: string, photoFolder = newFolder()) => ({ url, photoFolder });

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  clients.push(client);
  await client.connect();
  return client;
}

/** Texts that mean something to COPY, and such as visitors type. */
const NAMES = ['Ann\tä', 'a\\.b', '\\N', 'zwei\nZeilen\r\n', '«Zoë» 🚗', '', '\\', "O'Hara"];

/** One lead with all that belongs to it, in one transaction, which also counts it. */
async function addLead(client: pg.Client, name: string, mergedInto: string | null = null): Promise<string> {
  const [submission, lead] = [randomUUID(), randomUUID()];
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, now(), 'json', 'x', $2, 'done', 'infinity')`,
    [submission, { name }],
  );
  await client.query(
    `INSERT INTO lead (id, submission_id, received_at, form_type, name, email, subject, message, vehicle_length,
       corrected_fields, merged_into)
     VALUES ($1, $2, now(), 'contact', $3, 'a@example.ch', 'Frage', $3, 5.20, ARRAY['name', $3], $4)`,
    [lead, submission, name, mergedInto],
  );
  await client.query("INSERT INTO audit_entry (lead_id, actor, action) VALUES ($1, 'system', 'received')", [lead]);
  await client.query(
    `INSERT INTO mail_delivery (id, lead_id, kind, due_at) VALUES ($1, $2, 'staff_notification', now())`,
    [randomUUID(), lead],
  );
  await client.query(`INSERT INTO business_setting VALUES ('leads', '1')
    ON CONFLICT (name) DO UPDATE SET value = to_jsonb(business_setting.value::int + 1)`);
  await client.query('COMMIT');
  return lead;
}

/** A database with something in many tables: leads, one merged into a younger one, a session, jobs. */
async function filledDatabase(): Promise<{ url: string; client: pg.Client }> {
  const url = await createTestDatabase();
  const client = await open(url);
  const leads: string[] = [];
  for (const name of NAMES) leads.push(await addLead(client, name));
  await client.query('UPDATE lead SET merged_into = $1 WHERE id = $2', [leads[3], leads[0]]);
  await client.query("INSERT INTO staff_session VALUES ('a', '{}', now() + interval '1 day')");
  await client.query('DELETE FROM audit_entry WHERE lead_id = $1', [leads.at(-1)]);
  const engine = new PostgresQueueEngine(url);
  const queue = engine.createQueue('lead-mail');
  await queue.add('lead-mail', { deliveryIds: [] } as never);
  await queue.close();
  await engine.close();
  return { url, client };
}

/** A photo of some submission, without its files. */
async function addPhoto(client: pg.Client): Promise<string> {
  const photo = randomUUID();
  await client.query(
    `INSERT INTO submission_photo (id, submission_id, place, fingerprint, width, height, bytes)
     SELECT $1, id, 1, '', 1, 1, 5 FROM submission LIMIT 1`,
    [photo],
  );
  return photo;
}

/** Every row of every table as text, and what the next rows get as their numbers. */
async function contents(client: pg.Client): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = { sequences: await readSequences(client) };
  for (const table of await readTables(client)) {
    const { rows } = await client.query(`SELECT t::text AS row FROM ${quoted(table)} t ORDER BY 1`);
    all[quoted(table)] = rows.map(({ row }) => row);
  }
  return all;
}

/** Constraints, triggers and whether they fire. */
async function rules(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS rule FROM pg_constraint
    UNION ALL SELECT concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY 1`);
  return rows.map(({ rule }) => rule);
}

async function restored(backup: Backup): Promise<pg.Client> {
  const url = await createEmptyDatabase();
  await restoreBackup(at(url), await openBackup(backup.folder));
  return open(url);
}

describe('a back-up', () => {
  it('is restored row by row, with the numbers that follow, keys and triggers, and tells nobody', async () => {
    const { url, client } = await filledDatabase();
    const backup = await takeBackup(at(url), newFolder());
    const target = await createEmptyDatabase();
    const copy = await open(target);
    const channels: string[] = [];
    copy.on('notification', ({ channel }) => channels.push(channel));
    for (const channel of CHANNELS) await copy.query(`LISTEN ${channel}`);
    await restoreBackup(at(target), await openBackup(backup.folder));
    const before = await contents(client);
    expect(before['"public"."lead"']).toHaveLength(NAMES.length);
    expect(before['"bullmq"."job"']).toHaveLength(1);
    expect(await contents(copy)).toEqual(before);
    expect(await rules(copy)).toEqual(await rules(client));
    expect(channels).toEqual([]);
    await addLead(copy, 'Nachher');
  });

  it('holds the photos that its rows name, and no others', async () => {
    const { url, client } = await filledDatabase();
    const [photo, erased] = [await addPhoto(client), randomUUID()];
    const site = at(url);
    await mkdir(site.photoFolder);
    for (const id of [photo, erased])
      for (const size of ['small', 'whole']) await writeFile(join(site.photoFolder, `${id}.${size}.webp`), `of ${id}`);
    const { folder } = await takeBackup(site, newFolder());
    const copy = at(await createEmptyDatabase());
    await restoreBackup(copy, await openBackup(folder));
    const files = [PHOTO_FOLDER_MARKER, `${photo}.small.webp`, `${photo}.whole.webp`];
    expect((await readdir(copy.photoFolder)).sort()).toEqual(files);
    expect(await readFile(join(copy.photoFolder, `${photo}.whole.webp`), 'utf8')).toBe(`of ${photo}`);
    await writeFile(join(folder, 'photos', `${photo}.whole.webp`), 'another');
    await expect(openBackup(folder)).rejects.toThrow('.whole.webp is missing or damaged');
  });

  it('that lacks photos says so, and holds all the rest', async () => {
    const { url, client } = await filledDatabase();
    const photo = await addPhoto(client);
    const site = at(url);
    const none = newFolder();
    await expect(takeBackup(site, none)).rejects.toThrow(/lacks the files of 1 photos, .* set PHOTO_DIR/);
    expect((await openBackup(none)).manifest.photos).toEqual([]);
    await mkdir(site.photoFolder);
    await writeFile(join(site.photoFolder, `${photo}.small.webp`), 'small');
    await expect(takeBackup(site, newFolder())).rejects.toThrow(BackupError);
  });

  it('holds one moment while leads arrive', async () => {
    const { url, client } = await filledDatabase();
    let goesOn = true;
    let written = NAMES.length;
    const visitor = await open(url);
    const arriving = (async () => {
      for (; goesOn; written += 1) await addLead(visitor, `Nummer ${written}`);
    })();
    while (written < NAMES.length + 20) await pause(5);
    const atFirst = written;
    const backup = await takeBackup(at(url), newFolder());
    const inTheEnd = written;
    goesOn = false;
    await arriving;

    const copy = await restored(backup);
    const { rows } = await copy.query(`
      SELECT (SELECT value::int FROM business_setting) AS counted, (SELECT count(*)::int FROM lead) AS leads,
        (SELECT count(*)::int FROM submission) AS submissions, (SELECT count(*)::int FROM mail_delivery) AS mails,
        (SELECT count(*)::int FROM audit_entry) AS entries`);
    const { counted } = rows[0];
    expect(rows[0]).toEqual({ counted, leads: counted, submissions: counted, mails: counted, entries: counted - 1 });
    expect(counted).toBeGreaterThanOrEqual(atFirst);
    expect(counted).toBeLessThan(inTheEnd);
    const [source, kept] = [await contents(client), await contents(copy)];
    for (const table of ['lead', 'submission', 'mail_delivery', 'audit_entry'].map((name) => `"public"."${name}"`)) {
      expect(source[table]).toEqual(expect.arrayContaining(kept[table] as string[]));
    }
    await addLead(copy, 'Nachher');
  });

  it('is readable for its owner alone and replaces no other', async () => {
    const url = await createTestDatabase();
    const { folder, manifest } = await takeBackup(at(url), newFolder());
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(folder)).toBe('700');
    const files = (await readdir(folder)).filter((file) => file !== 'photos');
    for (const file of files) expect(await modeOf(join(folder, file))).toBe('600');
    expect(await modeOf(join(folder, 'photos'))).toBe('700');
    await expect(takeBackup(at(url), folder)).rejects.toThrow('exists already');
    expect(await openBackup(folder)).toEqual({ folder, manifest });
  });

  it('leaves nothing behind when it fails', async () => {
    const parent = newFolder();
    const folder = join(parent, 'backup');
    await expect(takeBackup(at(await createEmptyDatabase()), folder)).rejects.toThrow('nothing to back up');
    expect(await readdir(parent)).toEqual([]);
    await mkdir(`${folder}.partial`);
    await expect(takeBackup(at(await createTestDatabase()), folder)).rejects.toThrow('.partial exists');
    expect(await readdir(parent)).toEqual(['backup.partial']);
  });
});

describe('restoring', () => {
  const taken = async () => takeBackup(at(await createTestDatabase()), newFolder());

  it('refuses a place that is not empty, and changes nothing there', async () => {
    const { url, client } = await filledDatabase();
    const before = await contents(client);
    await expect(restoreBackup(at(url), await taken())).rejects.toThrow(/There are data already \(.*\blead\b.*\)/);
    expect(await contents(client)).toEqual(before);
  });

  it('goes on where one was cut off while it copied photos', async () => {
    const target = at(await createEmptyDatabase());
    const draft = join(target.photoFolder, '.restoring');
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, `${randomUUID()}.whole.webp`), 'half a photo');
    await writeFile(join(target.photoFolder, `${randomUUID()}.whole.webp`), 'one that was moved already');
    await restoreBackup(target, await taken());
    expect((await readdir(target.photoFolder)).filter((file) => file.endsWith('.webp'))).toEqual([]);
    expect(existsSync(draft)).toBe(false);
  });

  it('refuses a folder that holds photos, and changes nothing there', async () => {
    const target = at(await createEmptyDatabase());
    await mkdir(target.photoFolder);
    await writeFile(join(target.photoFolder, `${randomUUID()}.whole.webp`), 'of a site that runs');
    await expect(restoreBackup(target, await taken())).rejects.toThrow(/There are photos already .* PHOTO_DIR/);
    expect(await readdir(target.photoFolder)).toHaveLength(1);
    expect(await readTables(await open(target.url))).toEqual([]);
  });

  it.each([
    ['newer', { ...SCHEMA_VERSION, migrations: [...SCHEMA_VERSION.migrations, 'Later1999999999999'] }],
    ['newer', { ...SCHEMA_VERSION, queue: 999 }],
    ['older', { ...SCHEMA_VERSION, queue: 1 }],
  ])('refuses one of a version that is %s, and makes no table', async (word, schema) => {
    const { folder, manifest } = await taken();
    const url = await createEmptyDatabase();
    await expect(restoreBackup(at(url), { folder, manifest: { ...manifest, schema } })).rejects.toThrow(
      new RegExp(`${word} version of the site took this back-up`),
    );
    expect(await readTables(await open(url))).toEqual([]);
  });

  it('refuses one with a damaged or a missing file', async () => {
    const { folder } = await taken();
    const file = fileOf(folder, { schema: 'public', name: 'service' });
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
    await writeFile(file, bytes);
    await expect(openBackup(folder)).rejects.toThrow('service.copy.gz is missing or damaged');
    await rm(file);
    await expect(openBackup(folder)).rejects.toThrow('service.copy.gz is missing or damaged');
  });

  it('refuses one that did not get ready', async () => {
    const { folder } = await taken();
    await writeFile(join(folder, 'manifest.json'), '{"format":2}');
    await expect(openBackup(folder)).rejects.toThrow('of a version that this one does not know');
    await rm(join(folder, 'manifest.json'));
    await expect(openBackup(folder)).rejects.toThrow('is no back-up');
  });

  it('that fails on the way leaves the place as good as empty', async () => {
    const { url, client } = await filledDatabase();
    const { folder, manifest } = await takeBackup(at(url), newFolder());
    const tables = manifest.tables.map((table) => ({
      ...table,
      rows: table.rows + (table.name === 'submission' ? 1 : 0),
    }));
    await writeManifest(folder, { ...manifest, tables });
    const target = await createEmptyDatabase();
    await expect(restoreBackup(at(target), await openBackup(folder))).rejects.toBeInstanceOf(BackupError);
    const copy = await open(target);
    expect(await contents(copy)).toMatchObject({ '"public"."lead"': [], '"public"."service"': [] });
    await writeManifest(folder, manifest);
    await restoreBackup(at(target), await openBackup(folder));
    expect(await contents(copy)).toEqual(await contents(client));
  });
});
