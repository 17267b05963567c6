import type { EventLoopUtilization } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { readThreadClock } from './thread-clock.js';
import type { Outcome, Report, Task, ThreadData } from './thread-messages.js';

/** Megabytes; an engine takes some 60. A message that needs so much more ends its thread, and nothing else. */
const HEAP_LIMIT = 256;

/** How soon a step that goes on is looked at again, at the least; milliseconds. */
const SHORTEST_PAUSE = 20;

/** The thread ended before it was done: it was stopped, or died. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

/** How long a step ran; milliseconds. */
type Ran = { readonly ran: number };

interface Running {
  /** Milliseconds that it may run. */
  readonly allowance: number;
  /** Undefined until the thread takes it up. */
  began?: Usage;
  look?: NodeJS.Timeout;
  resolve(outcome: Outcome & Ran): void;
  reject(error: ThreadEnded): void;
}

interface Usage {
  readonly loop: EventLoopUtilization;
  /** Milliseconds. */
  readonly clock: number;
}

/** A thread with an assistant of its own, which takes one step at a time. */
export class AssistantThread {
  state: 'loading' | 'loaded' | 'ended' = 'loading';
  /** Resolves once its assistant is loaded, or it ended before. */
  readonly loaded: Promise<void>;
  private readonly logger = new Logger(AssistantThread.name);
  private readonly worker: Worker;
  private clock: string | undefined;
  private running: Running | undefined;

  /** @param onEnd told once, whether the thread was stopped or died, and what it did before */
  constructor(
    script: URL,
    readonly data: ThreadData,
    private readonly onEnd: (thread: AssistantThread, before: 'loading' | 'loaded') => void,
  ) {
    // Without the environment: it holds secrets, and nothing that a thread needs.
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_LIMIT };
    this.worker = new Worker(script, { workerData: data, env: {}, resourceLimits });
    this.worker.once('error', (error) => this.logger.error(error));
    this.loaded = new Promise((resolve) => {
      this.worker.on('message', (report: Report) => {
        this.take(report);
        if (report.kind === 'loaded') resolve();
      });
      this.worker.once('exit', () => {
        this.end();
        resolve();
      });
    });
  }

  /**
   * Takes one step; the one before must be done. What the thread does of its own accord before it counts for nobody.
   *
   * @param allowance milliseconds that it may run by itself: then the thread is stopped
   * @throws ThreadEnded
   */
  run(task: Task, allowance: number): Promise<Outcome & Ran> {
    return new Promise((resolve, reject) => {
      if (this.state === 'ended') throw new ThreadEnded();
      this.running = { allowance, resolve, reject };
      this.worker.postMessage(task);
    });
  }

  /** Ends the thread, whatever it does. */
  async stop(): Promise<void> {
    const terminated = this.worker.terminate();
    this.end();
    await terminated;
  }

  private take(report: Report): void {
    if (report.kind === 'loaded') {
      this.state = 'loaded';
      this.clock = report.clock;
    } else if (report.kind === 'log') {
      this.logger[report.level](report.text);
    } else if (report.kind === 'begun') {
      this.begin();
    } else {
      const running = this.letGo();
      running?.resolve({ ...report.outcome, ran: this.ranSince(running.began) });
    }
  }

  private begin(): void {
    if (!this.running) return;
    this.running.began = { loop: this.worker.performance.eventLoopUtilization(), clock: readThreadClock(this.clock) };
    this.look();
  }

  private look(): void {
    const { running } = this;
    if (!running) return;
    const left = running.allowance - this.ranSince(running.began);
    if (left > 0) {
      running.look = setTimeout(() => this.look(), Math.max(left, SHORTEST_PAUSE));
      return;
    }
    this.logger.warn('A message took too long to read; its thread is stopped.');
    void this.stop();
  }

  private end(): void {
    if (this.state === 'ended') return;
    const before = this.state;
    this.state = 'ended';
    this.letGo()?.reject(new ThreadEnded());
    this.onEnd(this, before);
  }

  private letGo(): Running | undefined {
    const { running } = this;
    clearTimeout(running?.look);
    this.running = undefined;
    return running;
  }

  /** The thread was busy no longer, and ran no longer: where the machine has no time for it, it is busy without running. */
  private ranSince(began: Usage | undefined): number {
    if (!began) return 0;
    const { loop, clock } = began;
    return Math.min(this.worker.performance.eventLoopUtilization(loop).active, readThreadClock(this.clock) - clock);
  }
}
