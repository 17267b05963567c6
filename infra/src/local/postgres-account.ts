import { stat } from 'node:fs/promises';
import { type Account, runTool } from './run-tool.js';
import { StartError } from './start-error.js';

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of its data or, while there is none, as the
 * system user `postgres`, which is made if need be; where no user can be made, as `nobody`.
 *
 * @param directory the cluster's directory, which need not exist yet
 * @returns undefined for everybody but root: PostgreSQL then runs as the user that starts it
 */
export async function findServerAccount(directory: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(directory).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account =
    (await lookUp('postgres')) ??
    (await lookUp('_postgres')) ??
    (await createPostgresUser()) ??
    (await lookUp('nobody'));
  if (account) return account;
  throw new StartError(
    'PostgreSQL can not run as root, and there is no user «postgres» and no way to make one. Make one, start as another user, or set DATABASE_URL.',
  );
}

async function createPostgresUser(): Promise<Account | undefined> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  await runTool('useradd', [...options, '--shell', '/usr/sbin/nologin', 'postgres']).catch(() => undefined);
  return lookUp('postgres');
}

async function lookUp(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([runTool('id', ['-u', name]), runTool('id', ['-g', name])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number.parseInt(uid.output, 10), gid: Number.parseInt(gid.output, 10) };
}
