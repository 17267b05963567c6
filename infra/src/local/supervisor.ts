import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentError, EXIT_CONFIGURATION } from '../config/index.js';
import type { Exit } from './postgres-server.js';
import { StartError } from './start-error.js';

/** A process that runs now. */
export interface Running {
  readonly exited: Promise<Exit>;
  /** Ends it in an orderly way, at the latest by force. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

/** A part that is to be kept running. */
export interface Service {
  readonly name: string;
  launch(): Promise<Running>;
}

export interface SupervisorOptions {
  /** Called when a part died and when it is started again. */
  readonly report: (part: string, text: string) => void;
  /** Called once when going on makes no sense. */
  readonly onFatal: (reason: StartError | EnvironmentError) => void;
  /** Pauses in ms before the first, second … start again in a row; the last one holds on. */
  readonly pauses?: readonly number[];
  /** Who ran this long (ms) ran well: the pauses begin anew. */
  readonly wellAfter?: number;
  /** So many ends in a row while the whole was never up are fatal. */
  readonly attempts?: number;
}

interface Kept {
  readonly service: Service;
  readonly stopping: AbortController;
  running: Running;
  done: Promise<void>;
}

/** Keeps parts running: starts those that die again after a growing pause, and stops them in the order asked for. */
export class Supervisor {
  private readonly kept = new Map<string, Kept>();
  private readonly options: Required<SupervisorOptions>;
  private up = false;

  constructor(options: SupervisorOptions) {
    const pauses = [250, 500, 1_000, 2_000, 5_000, 10_000, 30_000];
    this.options = { pauses, wellAfter: 30_000, attempts: 4, ...options };
  }

  /** Starts a part and keeps it running from then on; rejects if its first start fails. */
  async start(service: Service): Promise<void> {
    const running = await service.launch();
    const kept = { service, running, stopping: new AbortController(), done: Promise.resolve() };
    this.kept.set(service.name, kept);
    kept.done = this.keep(kept);
  }

  /** From now on nothing is given up any more because it dies again and again. */
  markUp(): void {
    this.up = true;
  }

  /** Stops the named parts at the same time and waits for their end; none of them is started again. */
  async stop(...names: string[]): Promise<void> {
    await Promise.all(names.map((name) => this.stopOne(name)));
  }

  /** Ends all parts at once. */
  killAll(): void {
    for (const { stopping, running } of this.kept.values()) {
      stopping.abort();
      running.kill();
    }
  }

  private async stopOne(name: string): Promise<void> {
    const kept = this.kept.get(name);
    if (kept === undefined) return;
    kept.stopping.abort();
    await kept.running.stop();
    await kept.done;
  }

  private async keep(kept: Kept): Promise<void> {
    const { pauses, wellAfter, attempts, report, onFatal } = this.options;
    const { name } = kept.service;
    const { signal } = kept.stopping;
    for (let failures = 0; ; ) {
      const startedAt = Date.now();
      const exit = await kept.running.exited;
      if (signal.aborted) return;
      if (exit.code === EXIT_CONFIGURATION) return onFatal(refused(name));
      failures = Date.now() - startedAt >= wellAfter ? 1 : failures + 1;
      if (!this.up && failures >= attempts) return onFatal(failed(name, failures, exit));
      const wait = pauses[Math.min(failures, pauses.length) - 1] ?? 0;
      report(name, `ended ${describeExit(exit)}; it is started again in ${wait / 1_000} s`);
      await pause(wait, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      kept.running = await launchAgain(kept.service, report);
      if (signal.aborted) return kept.running.stop();
    }
  }
}

/** A start that fails counts as a run that ended at once. */
async function launchAgain(service: Service, report: SupervisorOptions['report']): Promise<Running> {
  try {
    return await service.launch();
  } catch (error) {
    report(service.name, error instanceof Error ? error.message : String(error));
    return { exited: Promise.resolve({ code: 1, signal: null }), stop: async () => {}, kill: () => {} };
  }
}

function describeExit({ code, signal }: Exit): string {
  return signal === null ? `with exit code ${code}` : `by ${signal}`;
}

function refused(name: string): EnvironmentError {
  return new EnvironmentError(`The ${name} refuses its configuration; its message stands above.`);
}

function failed(name: string, times: number, exit: Exit): StartError {
  return new StartError(
    `The ${name} does not start: it ended ${times} times, the last time ${describeExit(exit)}. Its messages stand above.`,
  );
}
