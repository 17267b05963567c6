import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from './api-client.js';
import { Cleanup } from './cleanup.js';
import { eventually } from './eventually.js';
import { ownPort } from './own-port.js';
import { type Engine, type OwnServers, type Parts, startParts } from './parts.js';
import { Queues } from './queues.js';
import { ServiceProcess } from './service-process.js';

type Variables = Readonly<Record<string, string>>;

/** What a process is waited for: that it answers at all, or that it can do its work. */
export interface StartOptions {
  readonly until?: 'live' | 'ready';
  /** On top of the usual ones; an empty value counts as unset. */
  readonly variables?: Variables;
}

export interface Api {
  readonly process: ServiceProcess;
  readonly client: ApiClient;
}

export interface Worker {
  readonly process: ServiceProcess;
  /** Its health and metrics. */
  readonly client: ApiClient;
}

const SCRIPTS = { api: 'backend/dist/main.js', worker: 'worker/dist/main.js' } as const;

/** Two slow cores may have a dozen processes to start at once. Milliseconds. */
const START_PATIENCE = 90_000;

/** What Nest says while it starts. */
const BOOT_LINES = /^.*"context":"(InstanceLoader|RoutesResolver|RouterExplorer|Nest\w+)".*\n/gm;

/** The account of an API that is given no other. */
export const OWNER = { username: 'admin', password: 'nur-für-diesen-Test-1' };

export const STAFF_ADDRESS = 'empfang@fahrzeugpflege-roggwil.example';

/** The last start that was asked for; the next one waits until it is through. */
let lastStart: Promise<unknown> = Promise.resolve();

/**
 * Starts one thing after the other, over all stacks of a test file: starting is what costs most, and several at once on
 * two cores make every request of the others wait.
 */
function inTurn<T>(start: () => Promise<T>): Promise<T> {
  const started = lastStart.then(start);
  lastStart = started.catch(() => undefined);
  return started;
}

/** Everything that an enquiry passes through, of one test's own: the parts, and whatever processes it starts. */
export class Stack {
  private readonly processes: ServiceProcess[] = [];

  private constructor(
    readonly engine: Engine,
    readonly parts: Parts,
    readonly queues: Queues,
    private readonly cleanup: Cleanup,
    private readonly photoFolder: string,
  ) {}

  /** Starts the parts; processes of ours come when a test asks for them. */
  static async start(engine: Engine, own: OwnServers = {}): Promise<Stack> {
    const cleanup = new Cleanup();
    try {
      const parts = await inTurn(() => startParts(engine, cleanup, own));
      const queues = await Queues.open({ databaseUrl: parts.postgres.url, redisUrl: parts.redis?.url }, cleanup);
      const photoFolder = await mkdtemp(join(tmpdir(), 'stack-photos-'));
      cleanup.add(() => rm(photoFolder, { recursive: true, force: true }));
      return new Stack(engine, parts, queues, cleanup, photoFolder);
    } catch (error) {
      await cleanup.run();
      throw error;
    }
  }

  get mails() {
    return this.parts.mails;
  }

  get records() {
    return this.parts.records;
  }

  startApi({ until = 'ready', variables = {} }: StartOptions = {}): Promise<Api> {
    const own = { HOST: '127.0.0.1', RATE_LIMIT: 'off', ADMIN_PASSWORD: OWNER.password, PHOTO_DIR: this.photoFolder };
    return this.startProcess('api', until, (port) => ({ PORT: String(port), ...own, ...variables }));
  }

  startWorker({ until = 'ready', variables = {} }: StartOptions = {}): Promise<Worker> {
    const own = {
      SMTP_URL: this.parts.smtp.gatedUrl,
      MAIL_TO: STAFF_ADDRESS,
      PUBLIC_URL: 'https://www.fahrzeugpflege-roggwil.example',
    };
    return this.startProcess('worker', until, (port) => ({ WORKER_PORT: String(port), ...own, ...variables }));
  }

  openGates(): void {
    const { postgres, smtp, redis } = this.parts;
    for (const part of [postgres, smtp, redis]) part?.gate.open();
  }

  /** Runs a test; if it fails, shows what every process has written. */
  async showing<T>(test: (stack: Stack) => Promise<T>): Promise<T> {
    try {
      return await test(this);
    } catch (error) {
      console.error(this.output());
      throw error;
    }
  }

  /** Ends every process and every part. */
  async close(): Promise<void> {
    await Promise.all(this.processes.map((process) => (process.running ? process.kill() : undefined)));
    await this.cleanup.run();
  }

  private output(): string {
    return this.processes
      .map(({ name, output }) => `--- ${this.engine}, ${name}\n${output.replace(BOOT_LINES, '')}`)
      .join('\n');
  }

  private startProcess(name: keyof typeof SCRIPTS, until: 'live' | 'ready', variables: (port: number) => Variables) {
    const { postgres, redis } = this.parts;
    const common = {
      DATABASE_URL: postgres.gatedUrl,
      LOG_LEVEL: 'debug',
      ...(redis ? { REDIS_URL: redis.gatedUrl } : {}),
    };
    return inTurn(async () => {
      // Chosen at the last moment: whoever waits for a turn holds no port.
      const port = await ownPort();
      const client = new ApiClient(`http://127.0.0.1:${port}`);
      const process = new ServiceProcess(name, SCRIPTS[name], { ...common, ...variables(port) });
      this.processes.push(process);
      await answers(process, client, until);
      return { process, client };
    });
  }
}

async function answers(process: ServiceProcess, client: ApiClient, until: 'live' | 'ready'): Promise<void> {
  await eventually(async () => {
    if (!process.running) return;
    const { status, text } = await client.get(`/api/health/${until}`);
    if (status !== 200) throw new Error(`${process.name} is not ${until}: ${text}`);
  }, START_PATIENCE);
  if (!process.running) throw new Error(`${process.name} ended instead of starting:\n${process.output}`);
}
