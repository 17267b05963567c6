import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { hasCode } from './start-error.js';

/*
 * Facts about other processes: from /proc on Linux, as bare containers have no `ps`, else from `ps` (macOS).
 * Windows is not supported by the local start.
 */
const onLinux = process.platform === 'linux';

/** Names one process for good: unlike a process id, it is never given to another one later. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in whatever form the system tells it. */
  readonly started: string;
}

/** Which process has this id now; undefined when none has, or one that ended and only waits to be reaped. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = onLinux ? startedOnLinux(pid) : ps('lstart', pid);
  return started ? { pid, started } : undefined;
}

/** Whether this very process still runs. */
export function stillRuns(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/** The command line, arguments separated by blanks; empty when there is no such process. */
export function commandLine(pid: number): string {
  if (!onLinux) return ps('command', pid);
  return readOr(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

/** Ids of the processes that this one started and that still run. */
export function childrenOf(pid: number): number[] {
  if (!onLinux) return childrenByPs(pid);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statFields(Number(name))[1] === String(pid))
    .map(Number);
}

/** Sends a signal; false when there is no such process (any more). */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

/** Fields of /proc/<pid>/stat from the third on (state, parent, …): the second, the name, may hold blanks. */
function statFields(pid: number): string[] {
  const stat = readOr(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startedOnLinux(pid: number): string | undefined {
  const fields = statFields(pid);
  if (fields[0] === 'Z' || fields[0] === 'X' || fields[19] === undefined) return undefined;
  return `${readOr('/proc/sys/kernel/random/boot_id').trim()}/${fields[19]}`;
}

function readOr(path: string, otherwise = ''): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

function ps(column: string, pid: number): string {
  try {
    const state = execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' });
    return state.startsWith('Z')
      ? ''
      : execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function childrenByPs(parent: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, itsParent]) => (pid !== undefined && itsParent === parent ? [pid] : []));
}
