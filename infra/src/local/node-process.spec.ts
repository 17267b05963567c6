import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nodeProcess } from './node-process.js';
import type { Running } from './supervisor.js';

describe('nodeProcess', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'node-process-'));
  });

  afterEach(() => rm(directory, { recursive: true, force: true }));

  /** Runs a program until it printed `ready`. */
  async function run(program: string, grace = 10_000): Promise<{ running: Running; lines: string[] }> {
    const script = join(directory, 'program.mjs');
    await writeFile(script, program);
    const lines: string[] = [];
    let running: Running | undefined;
    await new Promise<void>((resolve, reject) => {
      const print = (line: string) => {
        lines.push(line);
        if (line === 'ready') resolve();
      };
      const service = nodeProcess({ name: 'fake', script, cwd: directory, variables: {}, print, grace });
      service.launch().then((launched) => {
        running = launched;
      }, reject);
    });
    if (running === undefined) throw new Error('not launched');
    return { running, lines };
  }

  it('lets it end in order and passes on its last words', async () => {
    const { running, lines } = await run(`
      process.once('SIGTERM', () => { console.log('last words'); process.exit(0); });
      setInterval(() => {}, 1000);
      console.log('ready');`);
    await running.stop();
    expect(await running.exited).toEqual({ code: 0, signal: null });
    expect(lines).toEqual(['ready', 'last words']);
  });

  it('ends by force what does not end in time', async () => {
    const { running } = await run(
      `process.on('SIGTERM', () => {});
      setInterval(() => {}, 1000);
      console.log('ready');`,
      50,
    );
    await running.stop();
    expect(await running.exited).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('gives it a channel to notice the end of its parent by', async () => {
    const { running, lines } = await run(`console.log('connected ' + process.connected); console.log('ready');
      process.disconnect();`);
    await running.exited;
    expect(lines[0]).toBe('connected true');
  });
});
