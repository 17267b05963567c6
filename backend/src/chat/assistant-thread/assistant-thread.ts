import { readFileSync } from 'node:fs';
import type { EventLoopUtilization } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { BusinessFacts } from '@fahrzeugpflege/contracts';
import { Logger } from '@nestjs/common';
import type { Message, Turn } from '../dialogue/converse.js';
import type { Prompt } from '../model/model-client.js';

/** What a thread is started with. */
export interface ThreadData {
  /** Whether there is a language model that it may have asked. */
  readonly hasModel: boolean;
  /** What its assistant says of prices, hours and the campaign: read once, as it is loaded. */
  readonly facts: BusinessFacts;
}

/** A message to be read: a second time with what the language model wrote, where the first reading had something to ask it. */
export interface Task {
  readonly message: Message;
  readonly written?: string;
}

/** What came of a message, and what the language model may be asked before it is read again. */
export interface Reading {
  readonly turn: Turn;
  readonly prompt?: Prompt | undefined;
}

/** From a thread. */
export type Report =
  | { readonly kind: 'loaded'; readonly clock: string | undefined }
  | { readonly kind: 'log'; readonly level: 'log' | 'warn' | 'error'; readonly text: string }
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly outcome: Reading | { readonly error: Error } };

/** Megabytes; an engine takes some 60. A message that needs so much more ends its thread, and nothing else. */
const HEAP_LIMIT = 256;

/** What a message may run by itself; milliseconds. Most take two or three. */
const ALLOWANCE = 300;

/** How soon a message that goes on is looked at again, at the least; milliseconds. */
const SHORTEST_PAUSE = 20;

/** The thread ended before it was done: it was stopped, or died. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

interface Running {
  /** Undefined until the thread takes it up. */
  began?: Usage;
  look?: NodeJS.Timeout;
  resolve(reading: Reading): void;
  reject(error: Error): void;
}

interface Usage {
  readonly loop: EventLoopUtilization;
  /** Milliseconds. */
  readonly clock: number;
}

/** A thread with an assistant of its own, which reads one message at a time. */
export class AssistantThread {
  state: 'loading' | 'loaded' | 'ended' = 'loading';
  /** Resolves once its assistant is loaded, or it ended before. */
  readonly loaded: Promise<void>;
  private readonly logger = new Logger(AssistantThread.name);
  private readonly worker: Worker;
  private clock: string | undefined;
  private running: Running | undefined;

  /** @param onEnd called once, with whether the thread was stopped or died, and what it did before */
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
   * Reads a message; the one before must be done. What the thread does of its own accord before it counts for nobody.
   *
   * @throws ThreadEnded, of a message that runs for too long too; and what the assistant throws
   */
  read(task: Task): Promise<Reading> {
    return new Promise((resolve, reject) => {
      if (this.state === 'ended') throw new ThreadEnded();
      this.running = { resolve, reject };
      this.worker.postMessage(task);
    });
  }

  /** True where it is loaded and reads nothing. */
  get isIdle(): boolean {
    return this.state === 'loaded' && this.running === undefined;
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
      const { outcome } = report;
      if ('error' in outcome) this.letGo()?.reject(outcome.error);
      else this.letGo()?.resolve(outcome);
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
    const left = ALLOWANCE - this.ranSince(running.began);
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

/**
 * How long a thread ran, in milliseconds; of one without a clock how long all of the process did, which is more.
 *
 * @param clock as it was given when the thread was loaded
 */
function readThreadClock(clock: string | undefined): number {
  try {
    if (clock !== undefined) return Number(readFileSync(clock, 'latin1').split(' ')[0]) / 1_000_000;
  } catch {
    // The thread is gone, and its time with it.
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
