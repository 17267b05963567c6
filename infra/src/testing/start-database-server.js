import { execFileSync, spawn } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Waits for the end of the pipe to this process, however it went, then for PostgreSQL's, and removes its data. */
const SWEEP = `trap '' HUP INT TERM
cat
while [ -e "$1/postgres/postmaster.pid" ]; do sleep 0.2; done
rm -rf "$1"`;

/**
 * The pipeline's specs have a dozen processes at once, each with its pools. What was written outlives the end of a process,
 * however hard, but not of the machine: no spec ends that, and waiting for the disk is a fifth of the specs' time.
 */
const SETTINGS = { max_connections: '500', fsync: 'off', full_page_writes: 'off' };

/** Files of a disk, though nothing waits for it, take a sixth of the database specs' time. */
const MEMORY = '/dev/shm';
/** Several times what all databases of a run need. Bytes. */
const ROOM = 6 * 2 ** 30;

async function hasRoom() {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory !== undefined && memory.bavail * memory.bsize >= ROOM;
}

/** Jest's global setup: one PostgreSQL for the run, whose migrated database is the template of those of the specs. */
export default async function startServer() {
  // Jest gives its setup no sources in TypeScript that import each other, and stale migrations would mislead.
  execFileSync(`${root}node_modules/.bin/tsc`, ['-b', `${root}infra`], { stdio: 'inherit' });
  const { startDatabaseServer } = await import('../../dist/testing/database-server.js');
  const server = await startDatabaseServer({ settings: SETTINGS, folder: (await hasRoom()) ? MEMORY : undefined });
  const sweep = spawn('/bin/sh', ['-c', SWEEP, 'sh', server.dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  for (const handle of [sweep, sweep.stdin]) handle.unref();
  process.env.TEST_DATABASE = server.url;
  globalThis.testDatabaseServer = server;
}
