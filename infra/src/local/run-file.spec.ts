import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isCurrent, RunFile, readRun } from './run-file.js';

describe('RunFile', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'run-file-'));
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('lets one launcher at a time work on a folder', async () => {
    const first = await RunFile.claim(dataDir);
    await expect(RunFile.claim(dataDir)).rejects.toThrow(`It runs already on ${dataDir} (process ${process.pid})`);
    await first.release();
    expect((await RunFile.claim(dataDir)).followsCrash).toBe(false);
  });

  it('takes over from a launcher that was killed, even if its process id is in use again', async () => {
    const launcher = { pid: process.ppid, started: 'long ago' };
    await writeFile(join(dataDir, 'run.json'), JSON.stringify({ launcher }));
    expect((await RunFile.claim(dataDir)).followsCrash).toBe(true);
  });

  it('tells further workers what they need, and nobody else', async () => {
    const file = await RunFile.claim(dataDir);
    await file.announce({ DATABASE_URL: 'postgresql://x' });
    const run = await readRun(dataDir);
    expect(run?.worker).toEqual({ DATABASE_URL: 'postgresql://x' });
    expect((await stat(join(dataDir, 'run.json'))).mode & 0o777).toBe(0o600);
    expect(run && (await isCurrent(dataDir, run))).toBe(true);
    await file.release();
    expect(run && (await isCurrent(dataDir, run))).toBe(false);
  });
});
