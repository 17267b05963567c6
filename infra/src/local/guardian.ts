import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * How a guarded process ends once this process was killed:
 * `step` a one-off step and its group, killed at once;
 * `process` ends by itself (see exitWithParent), killed when it has not after 12 s;
 * `database` PostgreSQL: fast shutdown when all others are gone, immediate shutdown after 20 s more.
 */
type GuardedKind = 'step' | 'process' | 'database';

/** Reads «add <pid> <kind>» and «drop <pid>»; the pipe closes when this process is gone, however it went. */
export const guardianScript = `
trap '' HUP INT TERM
list=''
while read -r action pid kind; do
  rest=''
  for entry in $list; do [ "$entry" = "$pid/$kind" ] || rest="$rest $entry"; done
  list=$rest
  [ "$action" = add ] && list="$list $pid/$kind"
done
gone() {
  kill -s 0 -- "$1" 2>/dev/null || return 0
  [ -r "/proc/$1/stat" ] && read -r stat <"/proc/$1/stat" || return 1
  case $stat in *') Z '*) return 0 ;; esac
  return 1
}
send() {
  for entry in $list; do
    pid=${'$'}{entry%%/*}
    case $entry in */$2) gone "$pid" || kill -s "$1" -- "$pid" 2>/dev/null ;; esac
  done
}
await() {
  ticks=0
  while [ "$ticks" -lt "$2" ]; do
    left=no
    for entry in $list; do case $entry in */$1) gone "${'$'}{entry%%/*}" || left=yes ;; esac; done
    [ "$left" = no ] && return 0
    sleep 0.2
    ticks=$((ticks + 1))
  done
  return 1
}
send KILL step
await process 60 || send KILL process
send INT database
await database 100 || send QUIT database
exit 0
`;

const guarded = new Map<number, GuardedKind>();
let guardian: ChildProcess | undefined;

/**
 * Makes sure that a process does not outlive this one, even when this one is killed hard: a small shell holds the
 * other end of a pipe and clears up when it closes.
 *
 * @param pid process id; negative for a whole process group
 * @returns call it when the process has ended
 */
export function guard(pid: number, kind: GuardedKind): () => void {
  guarded.set(pid, kind);
  if (guardian === undefined) startGuardian();
  else tell(`add ${pid} ${kind}`);
  return () => {
    if (guarded.delete(pid)) tell(`drop ${pid} ${kind}`);
  };
}

function startGuardian(): void {
  const shell = spawn('/bin/sh', ['-c', guardianScript], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian = shell;
  shell.stdin.on('error', () => {});
  shell.on('error', () => {});
  shell.once('exit', () => {
    guardian = undefined;
    if (guarded.size > 0) startGuardian();
  });
  shell.unref();
  (shell.stdin as Socket).unref();
  for (const [pid, kind] of guarded) tell(`add ${pid} ${kind}`);
}

function tell(line: string): void {
  guardian?.stdin?.write(`${line}\n`);
}
