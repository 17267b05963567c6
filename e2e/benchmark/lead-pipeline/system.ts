import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../support/eventually.js';
import { ownPort } from '../../support/own-port.js';
import { ServiceProcess } from '../../support/service-process.js';
import type { Load, LoadTimes } from './children/load-generator.js';
import type { Contestant } from './contestants.js';
import type { Ground, Place } from './ground.js';
import { cpuOf, cpuOfRedis, peakMemoryOf, type Usage } from './usage.js';

/** One program, as it was started. */
interface Started {
  readonly process: ServiceProcess;
  readonly pid: number;
  readonly url: string;
  /** Seconds until it said that it is ready. */
  readonly startTime: number;
}

export interface SystemOptions {
  /** Leads in the database before; none by default. */
  readonly storedLeads?: number;
  /** Processes; one by default. */
  readonly workers?: number;
}

const START_PATIENCE = 60_000;

/** After the last mail, the product still notes that it was sent. Milliseconds. */
const AFTERWARDS = 300;

/** A contestant that runs, and how much it was given to do. */
export class System {
  private accepted = 0;

  private constructor(
    private readonly ground: Ground,
    private readonly contestant: Contestant,
    private readonly place: Place,
    readonly api: Started,
    readonly workers: readonly Started[],
  ) {}

  /** Runs a contestant on a place of its own, and ends it. @throws Error with what its processes wrote, if anything fails */
  static async run<T>(
    ground: Ground,
    contestant: Contestant,
    { storedLeads = 0, workers = 1 }: SystemOptions,
    use: (system: System) => Promise<T>,
  ): Promise<T> {
    const place = await ground.prepare(storedLeads);
    const processes: ServiceProcess[] = [];
    const start = (script: string) => startProgram(script, variablesOf(contestant, place), processes);
    try {
      const api = await start(contestant.api);
      const started: Started[] = [];
      while (contestant.worker && started.length < workers) started.push(await start(contestant.worker));
      return await use(new System(ground, contestant, place, api, started));
    } catch (cause) {
      const output = processes.map(({ name, output }) => `--- ${name}\n${output.slice(-2_000)}`).join('\n');
      throw new Error(`${contestant.name}: ${(cause as Error).message}\n${output}`, { cause });
    } finally {
      await Promise.all(processes.map((process) => process.kill()));
      await ground.drop(place);
    }
  }

  /** Sends posts, all of which are accepted. */
  async post(posts: number, pace: Load['pace']): Promise<LoadTimes> {
    const result = await this.ground.load.ask({ url: this.api.url, posts, pace });
    this.accepted += posts;
    return result;
  }

  /** From now on the mail server takes so long for a mail, or answers none; those that hung go on. */
  async delayMails(delayMs: number | 'hangs'): Promise<void> {
    await this.ground.mails.ask({ delayMs });
  }

  /**
   * Waits until all that was accepted has gone the whole way.
   *
   * @returns when the last mail came, in milliseconds since 1970
   * @throws Error unless there are exactly as many rows and mails as accepted posts, each of another visitor
   */
  async settle(): Promise<number> {
    const { accepted, contestant, ground, place } = this;
    const expected = contestant.hasMails ? accepted : 0;
    const { lastAt } = await ground.mails.ask({ await: expected });
    await pause(AFTERWARDS);
    await eventually(async () => {
      const rows = await contestant.countRows(place);
      if (rows !== accepted) throw new Error(`${accepted} posts were accepted, and there are ${rows} rows`);
    });
    const { mails, visitors } = await ground.mails.ask({ await: expected });
    if (mails !== expected || visitors !== expected) {
      throw new Error(`${mails} mails about ${visitors} visitors came, and ${expected} of each were due`);
    }
    return lastAt;
  }

  async usage(): Promise<Usage> {
    const workers = await Promise.all(this.workers.map(({ pid }) => cpuOf(pid)));
    return {
      api: await cpuOf(this.api.pid),
      worker: workers.reduce((sum, each) => sum + each, 0),
      postgres: await cpuOf(this.ground.postgres.pid ?? 0),
      redis: await cpuOfRedis(this.ground.redis),
    };
  }

  async peakMemory() {
    const [worker] = this.workers;
    return { api: await peakMemoryOf(this.api.pid), worker: worker && (await peakMemoryOf(worker.pid)) };
  }
}

/** For the product, and the same for the references; each takes what it knows. Limits for one visitor are lifted. */
function variablesOf({ engine }: Contestant, { databaseUrl, redisUrl, smtpUrl }: Place): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_TO: 'empfang@fahrzeugpflege-roggwil.example',
    HOST: '127.0.0.1',
    RATE_LIMIT: 'off',
    ADMIN_PASSWORD: 'nur-zum-Messen-1',
    ...(engine === 'postgres' ? {} : { REDIS_URL: redisUrl }),
  };
}

async function startProgram(
  script: string,
  variables: Readonly<Record<string, string>>,
  processes: ServiceProcess[],
): Promise<Started> {
  const port = String(await ownPort());
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const process = new ServiceProcess(script, script, { ...variables, PORT: port, WORKER_PORT: port });
  processes.push(process);
  while (!(await isReady(url))) {
    const isLate = performance.now() - start > START_PATIENCE;
    if (isLate || !process.running || process.pid === undefined) throw new Error(`${script} does not start`);
    await pause(5);
  }
  return { process, pid: process.pid ?? 0, url, startTime: (performance.now() - start) / 1_000 };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health/ready`);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
