import { resolve } from 'node:path';
import { EnvironmentError, EXIT_CONFIGURATION } from '../config/index.js';
import { ROOT } from '../process/index.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { childVariables, type LauncherEnvironment, type Variables, wantedPorts, workerVariables } from './env.js';
import { healthUrl, waitUntilReady } from './health.js';
import { mailCatcher } from './mail-catcher.js';
import { nodeProcess } from './node-process.js';
import { describe, type Print } from './output.js';
import { requireFreePorts } from './ports.js';
import { RunFile } from './run-file.js';
import { runStep } from './run-step.js';
import { StartError } from './start-error.js';
import { type Running, type Service, Supervisor } from './supervisor.js';

/** How long the processes of a launcher that was killed hard may still hold their ports, in ms. */
const CRASH_PATIENCE = 13_000;

/** How long the addresses wait for the page with the mails, in ms. */
const MAIL_PAGE_PATIENCE = 3_000;

/** What the programs are started by, as paths from the root. */
const SCRIPTS = {
  migrate: 'infra/dist/database/migrate.js',
  api: 'backend/dist/main.js',
  worker: 'worker/dist/main.js',
};

interface LocalSiteOptions {
  readonly environment: LauncherEnvironment;
  /** Ends the start where it is. */
  readonly signal: AbortSignal;
  readonly print: Print;
  readonly buildFrontend: () => Promise<unknown>;
}

/** Everything on one machine: PostgreSQL, mail catcher, API with the site, worker. */
export class LocalSite {
  /** Rejects when going on makes no sense, as with a configuration that a part refuses. */
  readonly fatal: Promise<never>;
  readonly dataDir: string;
  private readonly supervisor: Supervisor;
  private settled: Promise<void> = Promise.resolve();
  private runFile: RunFile | undefined;
  private postgres: EmbeddedPostgres | undefined;

  constructor(private readonly options: LocalSiteOptions) {
    let giveUp: (reason: Error) => void = () => {};
    this.fatal = new Promise((_, reject) => {
      giveUp = reject;
    });
    this.fatal.catch(() => {});
    this.dataDir = resolve(ROOT, options.environment.DATA_DIR);
    this.supervisor = new Supervisor({
      report: (part, text) => options.print(describe(part, 'warn', text)),
      onFatal: giveUp,
    });
  }

  /**
   * Starts all parts in order and waits until they are ready.
   *
   * @throws StartError for a person to read
   */
  start(): Promise<void> {
    const started = this.startParts();
    this.settled = started.catch(() => {});
    return started;
  }

  /** Stops the API and the worker, then the mail catcher, then PostgreSQL; a start under way should be aborted before. */
  async stop(): Promise<void> {
    await this.settled;
    await this.runFile?.release();
    await this.supervisor.stop('api', 'worker');
    await this.supervisor.stop('mail');
    await this.supervisor.stop('postgres');
    await this.postgres?.stop();
  }

  /** Ends everything at once; what is committed stays. */
  kill(): void {
    this.supervisor.killAll();
  }

  private async startParts(): Promise<void> {
    const { environment, signal, buildFrontend } = this.options;
    this.runFile = await RunFile.claim(this.dataDir);
    const patience = this.runFile.followsCrash ? CRASH_PATIENCE : 0;
    await requireFreePorts(wantedPorts(environment), { patience, signal });
    signal.throwIfAborted();
    await buildFrontend();
    signal.throwIfAborted();
    const databaseUrl = environment.DATABASE_URL ?? (await this.startPostgres());
    signal.throwIfAborted();
    const variables = childVariables(environment, { databaseUrl, dataDir: this.dataDir });
    await this.migrate(variables);
    signal.throwIfAborted();
    await this.startProcesses(variables);
    this.supervisor.markUp();
    await this.runFile.announce(workerVariables(variables));
  }

  private async startPostgres(): Promise<string> {
    const { print, environment } = this.options;
    const talkative = environment.LOG_LEVEL === 'debug' || environment.LOG_LEVEL === 'trace';
    const log = (line: string) => {
      if (talkative || /^(WARNING|PANIC):/.test(line)) print(describe('postgres', 'info', line));
    };
    this.postgres = await startEmbeddedPostgres({ dataDir: this.dataDir, log });
    await this.supervisor.start(postgresService(this.postgres));
    return this.postgres.url;
  }

  private async migrate(variables: Variables): Promise<void> {
    const { print, signal } = this.options;
    const code = await runStep({
      name: 'migrate',
      command: process.execPath,
      args: [resolve(ROOT, SCRIPTS.migrate)],
      cwd: ROOT,
      variables,
      print,
      signal,
    });
    if (code === 0 || signal.aborted) return;
    if (code === EXIT_CONFIGURATION) throw new EnvironmentError('The migration refuses its configuration; see above.');
    throw new StartError(`The database could not be brought to this version (exit code ${code}); see above.`);
  }

  private async startProcesses(variables: Variables): Promise<void> {
    const { environment, print, signal } = this.options;
    if (environment.SMTP_URL === undefined) {
      await this.supervisor.start(await mailCatcher(environment, this.dataDir, print));
    }
    await this.supervisor.start(this.program('api', variables));
    await this.supervisor.start(this.program('worker', variables));
    const stopWaiting = new AbortController();
    const waiting = AbortSignal.any([signal, stopWaiting.signal]);
    const ready = Promise.all([
      waitUntilReady('api', healthUrl(environment.HOST, environment.PORT), waiting),
      waitUntilReady('worker', healthUrl(environment.WORKER_HOST, environment.WORKER_PORT), waiting),
      this.waitForMailPage(waiting),
    ]);
    await Promise.race([ready, this.fatal]).finally(() => stopWaiting.abort());
  }

  /** Its page is worth a moment; with thousands of mails it takes longer, and nothing else needs it. */
  private async waitForMailPage(signal: AbortSignal): Promise<void> {
    const { SMTP_URL, MAIL_WEB_PORT } = this.options.environment;
    if (SMTP_URL !== undefined) return;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(MAIL_PAGE_PATIENCE)]);
    await waitUntilReady('mail', `http://127.0.0.1:${MAIL_WEB_PORT}/api/healthz`, limit).catch(() => {});
  }

  private program(name: 'api' | 'worker', variables: Variables): Service {
    const { print } = this.options;
    return nodeProcess({ name, script: resolve(ROOT, SCRIPTS[name]), cwd: ROOT, variables, print });
  }
}

/** The embedded PostgreSQL as a part to keep running: after a crash it comes back on the same port and data. */
function postgresService(postgres: EmbeddedPostgres): Service {
  return {
    name: 'postgres',
    launch: async (): Promise<Running> => {
      await postgres.start();
      return {
        exited: postgres.exited,
        stop: () => postgres.stop(),
        kill: () => postgres.kill('SIGKILL'),
      };
    },
  };
}
