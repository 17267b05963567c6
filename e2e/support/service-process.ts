import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@fahrzeugpflege/infra/process';

/** Output kept of each process, in characters; the end matters most. */
const KEPT_OUTPUT = 200_000;

/** How a process ended and how long that took after it was asked to, in milliseconds. */
export interface ServiceExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly took: number;
}

/**
 * One of our own programs, started with nothing but the given variables. Its channel closes with this process, and then
 * it ends by itself (`exitWithParent`): nothing is left behind even if Jest is killed.
 */
export class ServiceProcess {
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  private readonly child: ChildProcess;
  private text = '';

  /** @param script path of the built program from the repository's root */
  constructor(
    readonly name: string,
    script: string,
    environment: Readonly<Record<string, string>>,
  ) {
    this.child = spawn(process.execPath, [join(ROOT, script)], {
      cwd: ROOT,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => this.keep(text));
    }
    // «close», not «exit»: by then everything that it wrote has been read.
    this.exited = new Promise((resolve) => {
      this.child.once('close', (code, signal) => resolve({ code, signal }));
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** What it has written so far. */
  get output(): string {
    return this.text;
  }

  /** SIGTERM, as an orchestrator or Ctrl-C does; resolves when it has ended. */
  terminate(): Promise<ServiceExit> {
    return this.end('SIGTERM');
  }

  /** SIGKILL: it can't put anything in order. */
  kill(): Promise<ServiceExit> {
    return this.end('SIGKILL');
  }

  /** It does nothing and keeps all that it holds, as on a machine that stalled, until {@link thaw}. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  private async end(signal: NodeJS.Signals): Promise<ServiceExit> {
    const start = Date.now();
    this.child.kill(signal);
    return { ...(await this.exited), took: Date.now() - start };
  }

  private keep(text: string): void {
    this.text = (this.text + text).slice(-KEPT_OUTPUT);
  }
}
