import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentError, exitCodeOf } from '../config/index.js';
import { ROOT } from '../process/index.js';
import { type LauncherEnvironment, readLauncherEnvironment } from './env.js';
import { nodeProcess } from './node-process.js';
import { describe } from './output.js';
import { findFreePort } from './ports.js';
import { isCurrent, type Run, readRun } from './run-file.js';
import { runUntilStopped, type Whole } from './run-until-stopped.js';
import { StartError } from './start-error.js';
import { Supervisor } from './supervisor.js';

/** `npm run worker`: one more worker beside a running `npm start`, as many times as wanted; it ends with that one. */

class ExtraWorker implements Whole {
  private giveUp: (reason: Error) => void = () => {};
  private readonly supervisor = new Supervisor({
    report: (part, text) => console.log(describe(part, 'warn', text)),
    onFatal: (reason) => this.giveUp(reason),
  });

  constructor(private readonly environment: LauncherEnvironment) {}

  async run(): Promise<void> {
    const dataDir = resolve(ROOT, this.environment.DATA_DIR);
    const run = await readRun(dataDir);
    const fatal = new Promise<never>((_, reject) => {
      this.giveUp = reject;
    });
    await this.startBeside(dataDir, run);
    await Promise.race([fatal, endOf(dataDir, run)]);
    console.log(describe('worker', 'info', 'npm start has ended, so this worker ends too'));
  }

  async stop(): Promise<void> {
    await this.supervisor.stop('worker');
  }

  kill(): void {
    this.supervisor.killAll();
  }

  private async startBeside(dataDir: string, run: Run | undefined): Promise<void> {
    if (run === undefined || !(await isCurrent(dataDir, run))) {
      throw new StartError(`Nothing runs on ${dataDir}. Run npm start first (with the same DATA_DIR).`);
    }
    if (run.worker === undefined)
      throw new StartError('npm start is not up yet. Try again when it shows its addresses.');
    const port = await findFreePort(this.environment.WORKER_PORT);
    const own = { LOG_LEVEL: this.environment.LOG_LEVEL, NODE_ENV: this.environment.NODE_ENV };
    const variables = { ...this.environment.inherited, ...run.worker, ...own, WORKER_PORT: String(port) };
    const script = resolve(ROOT, 'worker/dist/main.js');
    await this.supervisor.start(nodeProcess({ name: 'worker', script, cwd: ROOT, variables, print: console.log }));
    console.log(describe('worker', 'info', `one more worker, health and metrics on port ${port}; Ctrl-C stops it`));
  }
}

/** Resolves when the launcher ends or is gone. */
async function endOf(dataDir: string, run: Run | undefined): Promise<void> {
  while (run !== undefined && (await isCurrent(dataDir, run))) await pause(500);
}

try {
  const environment = readLauncherEnvironment();
  await runUntilStopped(() => new ExtraWorker(environment), { watchParent: environment.startedByNpm });
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(exitCodeOf(error));
}
