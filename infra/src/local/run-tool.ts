import { spawn } from 'node:child_process';
import { guard } from './guardian.js';

/** A system user that a process runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface ToolOptions {
  readonly cwd?: string;
  /** Text for its standard input. */
  readonly input?: string;
  readonly account?: Account | undefined;
}

interface ToolResult {
  /** null when a signal ended it. */
  readonly code: number | null;
  /** Both outputs, in the order in which they came. */
  readonly output: string;
}

/**
 * Runs a short-lived program to its end and collects what it says; its messages are untranslated.
 *
 * @throws if it can't be started at all
 */
export function runTool(command: string, args: readonly string[], options: ToolOptions = {}): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      detached: true,
      cwd: options.cwd ?? '/',
      stdio: 'pipe',
      env: toolVariables,
      ...options.account,
    });
    child.once('error', reject);
    if (child.pid === undefined) return;
    const release = guard(-child.pid, 'step');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('close', (code) => {
      release();
      resolve({ code, output });
    });
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
  });
}

/** Nothing of the caller's environment (such as PGDATA or PGPORT) may lead PostgreSQL astray. */
export const toolVariables = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};
