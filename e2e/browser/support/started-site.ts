import { type ChildProcess, spawn } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../support/eventually.js';
import { STAFF, site } from './site.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A cold start compiles everything and builds the website. Milliseconds. */
const START_PATIENCE = 240_000;

/** The end of what it said; enough to see why it failed. In characters. */
const KEPT_OUTPUT = 20_000;

/**
 * Sends SIGTERM when the pipe to this process closes, however this process went, and ends with what it started; Ctrl-C
 * reaches `npm start` anyway.
 */
const LEASH = `trap : INT TERM
"$@" </dev/null & started=$!
exec 3<&0
(while read -r _; do :; done <&3; kill "$started") >/dev/null 2>&1 & leash=$!
while kill -0 "$started" 2>/dev/null; do wait "$started"; code=$?; done
kill "$leash" 2>/dev/null
exit "$code"`;

/** The product, started as its README says, on data of its own. */
export class StartedSite {
  private readonly child: ChildProcess;
  private readonly exited: Promise<number | null>;
  private output = '';

  private constructor(private readonly dataDir: string) {
    this.child = spawn('/bin/sh', ['-c', LEASH, 'sh', 'npm', 'start', '--silent'], {
      cwd: ROOT,
      env: { ...inherited('PATH', 'HOME', 'USER', 'TMPDIR'), ...variables(dataDir) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-KEPT_OUTPUT);
      });
    }
    this.exited = new Promise((resolve) => this.child.once('close', (code) => resolve(code)));
  }

  /** Resolves when the API and the worker are ready. */
  static async start(): Promise<StartedSite> {
    const started = new StartedSite(await mkdtemp(join(tmpdir(), 'browser-tests-')));
    try {
      await started.ready();
      return started;
    } catch (error) {
      await started.stop().catch(() => undefined);
      throw new Error(`npm start did not get ready: ${(error as Error).message}\n${started.output}`);
    }
  }

  /** @throws Error if it left anything behind */
  async stop(): Promise<void> {
    this.child.stdin?.end();
    const code = await this.exited;
    const left = await this.leftovers();
    await rm(this.dataDir, { recursive: true, force: true });
    if (code !== 0 || left.length > 0) {
      throw new Error(`npm start ended with code ${code} and left ${left.join(', ') || 'nothing'}:\n${this.output}`);
    }
  }

  private async ready(): Promise<void> {
    const addresses = [site.port, site.workerPort].map((port) => `http://127.0.0.1:${port}/api/health/ready`);
    await Promise.race([
      this.exited.then((code) => Promise.reject(new Error(`it ended with code ${code}`))),
      eventually(() => Promise.all(addresses.map(isReady)), START_PATIENCE),
    ]);
  }

  private async leftovers(): Promise<string[]> {
    const ports = [site.port, site.workerPort, site.mailPort, site.mailWebPort];
    const open = await Promise.all(ports.map(async (port) => ((await isOpen(port)) ? [`port ${port} open`] : [])));
    const isPostgresThere = await access(join(this.dataDir, 'postgres', 'postmaster.pid')).then(
      () => true,
      () => false,
    );
    return [...open.flat(), ...(isPostgresThere ? ['PostgreSQL running'] : [])];
  }
}

function inherited(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function variables(dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    PORT: String(site.port),
    WORKER_PORT: String(site.workerPort),
    MAIL_PORT: String(site.mailPort),
    MAIL_WEB_PORT: String(site.mailWebPort),
    ADMIN_USERNAME: STAFF.username,
    ADMIN_PASSWORD: STAFF.password,
    RATE_LIMIT: 'off',
  };
}

async function isReady(url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });
}
