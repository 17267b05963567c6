import { spawn } from 'node:child_process';
import type { Variables } from './env.js';
import { guard } from './guardian.js';
import { forEachLine, humanise, type Print } from './output.js';
import type { Exit } from './postgres-server.js';
import type { Running, Service } from './supervisor.js';

interface NodeProcessOptions {
  readonly name: string;
  /** Path of the module to run. */
  readonly script: string;
  readonly cwd: string;
  readonly variables: Variables;
  readonly print: Print;
  /** How long an orderly end may take, in ms. */
  readonly grace?: number;
}

/**
 * A Node program as a part to keep running. It gets a process group of its own, so that Ctrl-C reaches the launcher
 * alone, and a channel whose end tells it that the launcher is gone (see exitWithParent).
 */
export function nodeProcess(options: NodeProcessOptions): Service {
  return { name: options.name, launch: async () => launch(options) };
}

function launch({ name, script, cwd, variables, print, grace = 10_000 }: NodeProcessOptions): Running {
  const child = spawn(process.execPath, [script], {
    cwd,
    detached: true,
    env: variables,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const release = child.pid === undefined ? () => {} : guard(child.pid, 'process');
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) forEachLine(stream, (line) => print(humanise(name, line)));
  }
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      print(`${name}: ${error.message}`);
      resolve({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => {
      release();
      // Its last words may still be in the pipe, unless something else holds that open.
      const end = () => resolve({ code, signal });
      const timer = setTimeout(end, 500);
      child.once('close', () => {
        clearTimeout(timer);
        end();
      });
    });
  });
  return { exited, stop: () => stopWithin(child, exited, grace), kill: () => void child.kill('SIGKILL') };
}

async function stopWithin(
  child: { kill(signal: NodeJS.Signals): boolean },
  exited: Promise<Exit>,
  grace: number,
): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), grace);
  await exited;
  clearTimeout(timer);
}
