import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variables } from './env.js';
import { identify, type ProcessIdentity, stillRuns } from './processes.js';
import { hasCode, StartError } from './start-error.js';

const FILE = 'run.json';

/** What `DATA_DIR/run.json` says while a launcher runs; for its own user's eyes alone, as it holds connection data. */
export interface Run {
  readonly launcher: ProcessIdentity;
  /** What one more worker needs to know, once all is up. */
  readonly worker?: Variables;
}

/** The run file is the launcher's claim on its DATA_DIR. */
export class RunFile {
  private constructor(
    private readonly dataDir: string,
    private readonly launcher: ProcessIdentity,
    /** An earlier launcher was killed hard, and its processes may still be ending. */
    readonly followsCrash: boolean,
  ) {}

  /**
   * Claims the folder, which is made if it is missing.
   *
   * @throws StartError if another launcher runs on it
   */
  static async claim(dataDir: string): Promise<RunFile> {
    const launcher = identify(process.pid) ?? { pid: process.pid, started: '' };
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 }).catch(
      notWritable(dataDir),
    );
    let followsCrash = false;
    while (!(await create(dataDir, { launcher }))) {
      const earlier = await readRun(dataDir);
      if (earlier && stillRuns(earlier.launcher)) throw inUse(dataDir, earlier.launcher.pid);
      followsCrash = true;
      await rm(join(dataDir, FILE), { force: true });
    }
    return new RunFile(dataDir, launcher, followsCrash);
  }

  /** Lets more workers join. */
  async announce(worker: Variables): Promise<void> {
    const draft = await writeDraft(this.dataDir, { launcher: this.launcher, worker });
    await rename(draft, join(this.dataDir, FILE));
  }

  async release(): Promise<void> {
    await rm(join(this.dataDir, FILE), { force: true });
  }
}

/** What runs on the folder; undefined if nothing ever did or the last launcher ended in order. */
export async function readRun(dataDir: string): Promise<Run | undefined> {
  try {
    return JSON.parse(await readFile(join(dataDir, FILE), 'utf8')) as Run;
  } catch {
    return undefined;
  }
}

/** Whether the launcher that wrote the file still runs and still wants company. */
export async function isCurrent(dataDir: string, run: Run): Promise<boolean> {
  const now = await readRun(dataDir);
  return now?.launcher.pid === run.launcher.pid && stillRuns(run.launcher);
}

/** Puts a whole file in place, or nothing if there is one. */
async function create(dataDir: string, run: Run): Promise<boolean> {
  const draft = await writeDraft(dataDir, run).catch(notWritable(dataDir));
  try {
    await link(draft, join(dataDir, FILE));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(dataDir: string, run: Run): Promise<string> {
  const draft = join(dataDir, `${FILE}.${process.pid}`);
  await writeFile(draft, JSON.stringify(run), { mode: 0o600 });
  return draft;
}

function notWritable(dataDir: string): (cause: unknown) => never {
  return (cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`Nothing can be written to ${dataDir} (${reason}). Choose another DATA_DIR.`, { cause });
  };
}

function inUse(dataDir: string, pid: number): StartError {
  return new StartError(
    `It runs already on ${dataDir} (process ${pid}). Stop that one first, or give this one its own DATA_DIR and ports. One more worker beside it: npm run worker.`,
  );
}
