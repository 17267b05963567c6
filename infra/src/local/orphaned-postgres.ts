import { createHash } from 'node:crypto';
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine, identify, type ProcessIdentity, signalProcess, stillRuns } from './processes.js';
import { StartError } from './start-error.js';

const PREFIX = 'fahrzeugpflege-';

/** Names a cluster by where it lies; the postmaster carries it on its command line. */
export async function clusterName(directory: string): Promise<string> {
  return (
    PREFIX +
    createHash('sha256')
      .update(await realpath(directory))
      .digest('hex')
      .slice(0, 12)
  );
}

/**
 * Clears what an earlier launcher that was killed hard may have left: its PostgreSQL is stopped, and a
 * `postmaster.pid` whose process id now belongs to some other program no longer hinders the next start.
 *
 * @param directory the cluster's directory, whose launcher is known to be gone
 */
export async function clearOrphan(directory: string): Promise<void> {
  const file = join(directory, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0)) return;
  const orphan = identify(pid);
  const command = commandLine(pid);
  if (orphan && command.includes(`cluster_name=${await clusterName(directory)}`)) return stopOrphan(orphan);
  const foreignServer = command.includes('postgres') && !command.includes(PREFIX);
  if (!foreignServer) {
    // PostgreSQL takes its own parent's id for stale, and goes on to look for shared memory that is still in use.
    await writeFile(file, text.replace(/^\d+/, String(process.pid)));
  }
}

async function stopOrphan(orphan: ProcessIdentity): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    signalProcess(orphan.pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!stillRuns(orphan)) return;
      await pause(50);
    }
  }
  throw new StartError(`A PostgreSQL of an earlier start (process ${orphan.pid}) does not end; end it by hand.`);
}
