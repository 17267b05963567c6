import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clearOrphan, clusterName } from './orphaned-postgres.js';
import type { Print } from './output.js';
import { findFreePort } from './ports.js';
import { findServerAccount } from './postgres-account.js';
import { findBinaries, type PostgresBinaries } from './postgres-binaries.js';
import {
  type ClusterNote,
  createCluster,
  DATABASE_NAME,
  handOver,
  reachablePath,
  readNote,
  writeNote,
} from './postgres-cluster.js';
import { type Exit, PostgresServer } from './postgres-server.js';
import { identify } from './processes.js';
import type { Account } from './run-tool.js';
import { StartError } from './start-error.js';

/** How long a server that was killed may hold its port or its memory, in ms. */
const RELEASE_PATIENCE = 15_000;

interface EmbeddedPostgresOptions {
  /** Where the data lies, in a folder `postgres`; made when missing. */
  readonly dataDir: string;
  /** A port that it must have; else the one of the last start if it is free, else any free one. */
  readonly port?: number;
  /** Settings by PostgreSQL's names, where they are to be others than a product's. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Gets PostgreSQL's own lines, such as `LOG:  starting …`. */
  readonly log?: Print;
}

/** A PostgreSQL of our own on loopback. It never outlives this process, even if this process is killed hard. */
export class EmbeddedPostgres {
  private server: PostgresServer | undefined;

  constructor(
    private readonly directory: string,
    private readonly binaries: PostgresBinaries,
    private readonly account: Account | undefined,
    private note: ClusterNote,
    private readonly options: EmbeddedPostgresOptions,
  ) {}

  /** Connection string of the application's own role and database; the same after each start. */
  get url(): string {
    return `postgresql://${DATABASE_NAME}:${this.note.password}@127.0.0.1:${this.port}/${DATABASE_NAME}`;
  }

  get port(): number {
    return this.note.port ?? 0;
  }

  /** The server's process id; undefined while it is stopped. */
  get pid(): number | undefined {
    return this.server?.running ? this.server.pid : undefined;
  }

  /** Resolves when the present run of the server ends, for whatever reason. */
  get exited(): Promise<Exit> {
    return this.server?.exited ?? Promise.resolve({ code: null, signal: null });
  }

  /**
   * Starts the server again after `stop` or `kill('SIGKILL')`, on the same data and port.
   *
   * @throws StartError with PostgreSQL's own words if it does not start
   */
  async start(): Promise<void> {
    if (this.pid !== undefined) return;
    await this.startOn(this.port);
  }

  /** Fast shutdown, at the latest after 20 s an immediate one; what is committed stays. Never rejects. */
  async stop(): Promise<void> {
    await this.server?.stop();
    const { owner: _, ...note } = this.note;
    this.note = note;
    await writeNote(this.directory, note).catch(() => {});
  }

  /** For tests: a crash (`SIGKILL`), or a server that hangs (`SIGSTOP`) until `SIGCONT`, with all its backends. */
  kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    this.server?.kill(signal);
  }

  /** The first start: on the fixed port, or on any. */
  async startAnywhere(): Promise<void> {
    await this.startOn(this.options.port);
  }

  private async startOn(fixed: number | undefined): Promise<void> {
    const deadline = Date.now() + RELEASE_PATIENCE;
    for (;;) {
      const port = fixed ?? (await findFreePort(this.note.port));
      await this.claim(port);
      const server = await this.launch(port);
      if (await server.ready) return;
      const words = server.lastLines.join(' ');
      const portTaken = words.includes('could not bind');
      const passing = portTaken || words.includes('shared memory block');
      if (!passing || Date.now() > deadline) throw new StartError(`PostgreSQL does not start: ${words}`);
      if (portTaken && fixed === undefined) this.note = { password: this.note.password };
      await pause(100);
    }
  }

  private async claim(port: number): Promise<void> {
    const owner = identify(process.pid);
    this.note = { password: this.note.password, port, ...(owner ? { owner } : {}) };
    await writeNote(this.directory, this.note);
  }

  private async launch(port: number): Promise<PostgresServer> {
    await clearOrphan(this.directory);
    const { directory, account, binaries } = this;
    const { settings = {}, log = () => {} } = this.options;
    const [path, name] = await Promise.all([reachablePath(directory, account), clusterName(directory)]);
    const place = { binary: binaries.postgres, directory, path, name, port, account };
    this.server = new PostgresServer({ ...place, settings, log });
    return this.server;
  }
}

/**
 * Starts an embedded PostgreSQL and makes its data first if there is none yet (about half a second). Works for any
 * user including root, in paths with blanks and in folders that are closed to others; macOS and Linux, not Windows.
 *
 * @throws StartError saying what to do when it can't
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = join(resolve(options.dataDir), 'postgres');
  const known = await readNote(directory);
  const account = await findServerAccount(directory);
  const binaries = await findBinaries(account);
  const note = known ?? (await createCluster(directory, binaries, account));
  await handOver(directory, account);
  const postgres = new EmbeddedPostgres(directory, binaries, account, note, options);
  await postgres.startAnywhere();
  return postgres;
}
