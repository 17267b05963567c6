import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { guardianScript } from './guardian.js';

/** The guardian's pipe is closed here by hand, as the system does when its launcher is killed. */
describe('guardian', () => {
  const started: ChildProcess[] = [];

  function start(command: string, args: string[]): ChildProcess {
    const child = spawn(command, args, { detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
    started.push(child);
    return child;
  }

  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  it('ends steps with their groups at once and PostgreSQL in order when the pipe closes', async () => {
    const guardian = start('/bin/sh', ['-c', guardianScript]);
    const step = start('/bin/sh', ['-c', 'sleep 1000 & wait']);
    const database = start('sleep', ['1000']);
    const ends = [once(step, 'close'), once(database, 'exit'), once(guardian, 'exit')];
    guardian.stdin?.end(`add -${step.pid} step\nadd ${database.pid} database\n`);
    expect(await Promise.all(ends)).toEqual([
      [null, 'SIGKILL'],
      [null, 'SIGINT'],
      [0, null],
    ]);
  });

  it('leaves alone what has ended before', async () => {
    const guardian = start('/bin/sh', ['-c', guardianScript]);
    const bystander = start('sleep', ['1000']);
    guardian.stdin?.end(`add ${bystander.pid} database\ndrop ${bystander.pid} database\n`);
    expect(await once(guardian, 'exit')).toEqual([0, null]);
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  });
});
