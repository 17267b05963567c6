import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.js';
import { type ProcessIdentity, stillRuns } from './processes.js';
import type { Account } from './run-tool.js';
import { runTool } from './run-tool.js';
import { hasCode, StartError } from './start-error.js';

/** Role and database of the application. The superuser has no password and can't log in over the network. */
export const DATABASE_NAME = 'fahrzeugpflege';

/** What the launcher notes inside the cluster's directory, readable for its own user alone. */
export interface ClusterNote {
  readonly password: string;
  /** The port of the last start. */
  readonly port?: number;
  /** The process that started PostgreSQL, while it runs. */
  readonly owner?: ProcessIdentity;
}

const NOTE_FILE = 'launcher.json';

/**
 * Reads the note of an existing cluster.
 *
 * @returns undefined while there is no cluster
 * @throws StartError if it belongs to another user, or a running process uses it
 */
export async function readNote(directory: string): Promise<ClusterNote | undefined> {
  if ((await stat(directory).catch(() => undefined)) === undefined) return undefined;
  try {
    const note = JSON.parse(await readFile(join(directory, NOTE_FILE), 'utf8')) as ClusterNote;
    if (note.owner && stillRuns(note.owner)) {
      throw new StartError(
        `The data in ${dirname(directory)} is in use: process ${note.owner.pid} runs a PostgreSQL on it. Stop that one first, or choose another DATA_DIR.`,
      );
    }
    return note;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    if (hasCode(cause, 'ENOENT')) throw new StartError(`${directory} holds other data or lost its ${NOTE_FILE}.`);
    throw new StartError(
      `The data in ${directory} can not be read by this user. Start as the user that made it (or root), or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * Replaces the note as a whole, so that a crash leaves the old one or the new one. It stays with whom the data belongs to: a
 * back-up by root would lock the site's own user out.
 */
export async function writeNote(directory: string, note: ClusterNote): Promise<void> {
  const draft = join(directory, `${NOTE_FILE}.new`);
  await writeFile(draft, JSON.stringify(note), { mode: 0o600, flush: true });
  const { uid, gid } = await stat(directory);
  if (process.getuid?.() === 0) await chown(draft, uid, gid);
  await rename(draft, join(directory, NOTE_FILE));
}

/**
 * Makes a new cluster: UTF-8, checksums, sorting by code point with Unicode's upper and lower case (the same on every
 * machine), one role and one database. It appears under its name only when all is done.
 */
export async function createCluster(
  directory: string,
  binaries: PostgresBinaries,
  account: Account | undefined,
): Promise<ClusterNote> {
  const draft = `${directory}.new`;
  await mkdir(dirname(directory), { recursive: true, mode: account ? 0o711 : 0o700 });
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  const place = await reachablePath(draft, account);
  const note: ClusterNote = { password: randomBytes(24).toString('base64url') };
  await runOrThrow(binaries.initdb, [...initdbArguments, `--pgdata=${place}`], { cwd: draft, account });
  await runOrThrow(binaries.postgres, ['--single', '-D', place, '-c', 'log_min_messages=fatal', 'postgres'], {
    cwd: draft,
    account,
    input: createStatements(note.password),
  });
  await writeFile(join(draft, 'pg_hba.conf'), `host all ${DATABASE_NAME} 127.0.0.1/32 scram-sha-256\n`);
  await writeNote(draft, note);
  await rename(draft, directory);
  return note;
}

/** Data that root copied or unpacked belongs to root, whom PostgreSQL does not serve: gives it to the account. */
export async function handOver(directory: string, account: Account | undefined): Promise<void> {
  if (account === undefined || (await stat(directory)).uid !== 0) return;
  await runTool('chown', ['-R', `${account.uid}:${account.gid}`, directory]);
}

/**
 * A path by which the account reaches its directory even if a folder above is closed to it: the process gets the
 * directory as its working directory, and Linux leads through that link without looking at the folders above.
 */
export async function reachablePath(directory: string, account: Account | undefined): Promise<string> {
  if (account === undefined) return directory;
  const { code } = await runTool('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { account });
  if (code === 0) return directory;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new StartError(
    `PostgreSQL runs as user ${account.uid} and can not reach ${directory}: a folder above it is closed to others. Choose another DATA_DIR or open that folder (chmod o+x).`,
  );
}

const initdbArguments = [
  '--username=postgres',
  '--auth-local=reject',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

function createStatements(password: string): string {
  return `CREATE ROLE ${DATABASE_NAME} LOGIN CREATEDB PASSWORD '${password}'
CREATE DATABASE ${DATABASE_NAME} OWNER ${DATABASE_NAME}
`;
}

async function runOrThrow(...parameters: Parameters<typeof runTool>): Promise<void> {
  const { code, output } = await runTool(...parameters);
  if (code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output)) return;
  throw new StartError(`PostgreSQL's data could not be prepared: ${output.trim().split('\n').slice(-3).join(' ')}`);
}
