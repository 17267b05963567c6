import { spawn } from 'node:child_process';
import type { Variables } from './env.js';
import { guard } from './guardian.js';
import { forEachLine, humanise, type Print } from './output.js';
import { signalProcess } from './processes.js';

interface StepOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly variables: Variables;
  readonly print: Print;
  /** Ends the step and what it started. */
  readonly signal: AbortSignal;
}

/**
 * Runs a step of the start to its end, in a process group of its own, and passes its output on.
 *
 * @returns its exit code; null if it could not be started or was ended by a signal
 */
export function runStep({ name, command, args, cwd, variables, print, signal }: StepOptions): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, detached: true, env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
    const group = child.pid === undefined ? undefined : -child.pid;
    const release = group === undefined ? () => {} : guard(group, 'step');
    const abort = () => group !== undefined && signalProcess(group, 'SIGTERM');
    signal.addEventListener('abort', abort, { once: true });
    for (const stream of [child.stdout, child.stderr]) forEachLine(stream, (line) => print(humanise(name, line)));
    const end = (code: number | null) => {
      signal.removeEventListener('abort', abort);
      release();
      resolve(code);
    };
    child.once('error', (error) => {
      print(`${name}: ${error.message}`);
      end(null);
    });
    child.once('close', end);
    if (signal.aborted) abort();
  });
}
