import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { within } from '../process/within.js';
import { guard } from './guardian.js';
import { forEachLine, type Print } from './output.js';
import { childrenOf, signalProcess } from './processes.js';
import type { Account } from './run-tool.js';
import { toolVariables } from './run-tool.js';

/** How a process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

interface ServerOptions {
  readonly binary: string;
  /** The cluster's directory; `path` is the way by which the account reaches it. */
  readonly directory: string;
  readonly path: string;
  readonly name: string;
  readonly port: number;
  /** Those that are to be others than {@link productSettings}. */
  readonly settings: Readonly<Record<string, string>>;
  readonly account: Account | undefined;
  readonly log: Print;
}

/** Sensible on one machine; durability stays as strict as PostgreSQL's defaults. Details may hold personal data. */
const productSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  // For the API and some ten workers.
  max_connections: '300',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** One run of PostgreSQL's server process, in a process group of its own. */
export class PostgresServer {
  readonly exited: Promise<Exit>;
  /** Resolves to true when it takes connections, to false when it ended instead and its last lines are read. */
  readonly ready: Promise<boolean>;
  /** Its last lines, for messages. */
  readonly lastLines: string[] = [];
  private readonly child: ChildProcess;
  private frozen: readonly number[] = [];

  constructor(options: ServerOptions) {
    const all = {
      ...productSettings,
      port: String(options.port),
      cluster_name: options.name,
      ...options.settings,
    };
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(options.binary, ['-D', options.path, ...flags], {
      cwd: options.directory,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: toolVariables,
      ...options.account,
    });
    const release = this.child.pid === undefined ? () => {} : guard(this.child.pid, 'database');
    this.exited = new Promise((resolve) => {
      this.child.once('error', () => resolve({ code: null, signal: null }));
      this.child.once('exit', (code, signal) => {
        release();
        resolve({ code, signal });
      });
    });
    this.ready = new Promise((resolve) => {
      this.child.once('error', () => resolve(false)).once('close', () => resolve(false));
      if (this.child.stderr) forEachLine(this.child.stderr, (line) => this.take(line, options.log, resolve));
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get running(): boolean {
    return this.child.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Fast shutdown: no new work, open transactions are rolled back, all is written. Never rejects. */
  async stop(): Promise<void> {
    this.holdOpen(true);
    if (this.frozen.length > 0) this.kill('SIGCONT');
    for (const [signal, patience] of [
      ['SIGINT', 20_000],
      ['SIGQUIT', 10_000],
      ['SIGKILL', 60_000],
    ] as const) {
      if (!this.running) break;
      this.child.kill(signal);
      await within(patience, this.exited).catch(() => undefined);
    }
  }

  /** Signals the server and all its backends, as a crash, a freeze or its end would. */
  kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    const { pid } = this;
    if (pid === undefined || !this.running) return;
    this.holdOpen(true);
    if (signal === 'SIGSTOP') signalProcess(pid, signal);
    const all = signal === 'SIGCONT' ? [...this.frozen, pid] : [pid, ...childrenOf(pid)];
    for (const each of all) signalProcess(each, signal);
    this.frozen = signal === 'SIGSTOP' ? all : [];
  }

  /** Whether this process waits for the server's end: not while it runs, as a guardian ends it if nobody does. */
  private holdOpen(hold: boolean): void {
    const handles = [this.child, this.child.stderr as Socket | null];
    for (const handle of handles) hold ? handle?.ref() : handle?.unref();
  }

  private take(line: string, log: Print, ready: (is: true) => void): void {
    this.lastLines.push(line);
    if (this.lastLines.length > 10) this.lastLines.shift();
    if (line.includes('database system is ready to accept connections')) {
      this.holdOpen(false);
      ready(true);
    }
    log(line);
  }
}
