import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { StartError } from './start-error.js';

describe('embedded PostgreSQL', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;

  const query = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client(postgres.url);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded postgres '));
    postgres = await startEmbeddedPostgres({ dataDir });
  });

  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('serves the application role, which is no superuser, with durable commits', async () => {
    expect(
      await query(`SELECT rolsuper AS superuser, current_setting('fsync') AS fsync,
        current_setting('synchronous_commit') AS commit, lower('ÄRA') AS folded
        FROM pg_roles WHERE rolname = current_user`),
    ).toEqual([{ superuser: false, fsync: 'on', commit: 'on', folded: 'ära' }]);
  });

  it('keeps the password for the user of the data alone, whoever starts it', async () => {
    const { mode, uid } = await stat(join(dataDir, 'postgres', 'launcher.json'));
    expect(mode & 0o777).toBe(0o600);
    expect(uid).toBe((await stat(join(dataDir, 'postgres'))).uid);
  });

  it('keeps its data, address and password over stop and start', async () => {
    const { url } = postgres;
    await query('CREATE TABLE kept (words text)');
    await query(`INSERT INTO kept VALUES ('vor dem Halt')`);
    await postgres.stop();
    expect(postgres.pid).toBeUndefined();
    await postgres.start();
    expect(postgres.url).toBe(url);
    expect(await query('SELECT words FROM kept')).toEqual([{ words: 'vor dem Halt' }]);
  });

  it('comes back with everything committed after it was killed', async () => {
    await query('CREATE TABLE survived (words text)');
    await query(`INSERT INTO survived VALUES ('vor dem Absturz')`);
    postgres.kill('SIGKILL');
    expect(await postgres.exited).toEqual({ code: null, signal: 'SIGKILL' });
    await postgres.start();
    expect(await query('SELECT words FROM survived')).toEqual([{ words: 'vor dem Absturz' }]);
  });

  it('answers again after it hung', async () => {
    postgres.kill('SIGSTOP');
    const answer = query('SELECT 1 AS one');
    postgres.kill('SIGCONT');
    expect(await answer).toEqual([{ one: 1 }]);
  });

  it('stops even while it hangs', async () => {
    postgres.kill('SIGSTOP');
    await postgres.stop();
    expect(postgres.pid).toBeUndefined();
    await postgres.start();
  });

  it('refuses a second server on the same data while the first runs', async () => {
    const second = startEmbeddedPostgres({ dataDir });
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(`process ${process.pid} runs a PostgreSQL on it`);
  });

  it('starts although the process id in a stale lock file now belongs to another program', async () => {
    const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
    const lock = await readFile(lockFile, 'utf8');
    await postgres.stop();
    await writeFile(lockFile, lock.replace(/^\d+/, String(process.ppid)));
    await postgres.start();
    expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
