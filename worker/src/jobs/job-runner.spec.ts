import { randomUUID } from 'node:crypto';
import { QUEUE_NAMES, type QueueName } from '@fahrzeugpflege/contracts';
import type { AnyWorker, QueueEngine } from '@fahrzeugpflege/infra/queue';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, Reflector } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { DelayedError } from 'bullmq';
import { ProcessorOf } from './job-processor.js';
import { JobRunner } from './job-runner.js';

/** What each job does. */
let work = async () => {};

const processors = QUEUE_NAMES.map((name) => {
  @ProcessorOf(name)
  class Processor {
    process = () => work();
  }
  return Processor;
});

/** A worker of BullMQ as far as the runner sees it: it gets ready, or its first connection is lost. */
class FakeWorker {
  isAtWork = false;
  isClosed = false;

  constructor(private readonly ready: Promise<void>) {}

  on(): void {}
  waitUntilReady = () => this.ready;
  isRunning = () => this.isAtWork;
  run = async () => {
    this.isAtWork = true;
  };
  close = async () => {
    this.isClosed = true;
  };
}

interface Opened {
  readonly queue: QueueName;
  readonly worker: FakeWorker;
  readonly autorun: boolean | undefined;
  readonly process: (job: unknown, token: string) => Promise<void>;
}

describe('the workers of the queues', () => {
  const lost = new Error('read ECONNRESET');
  let opened: Opened[];
  let connections: Promise<void>[];

  const engine = {
    findFault: async () => null,
    createWorker: (queue: QueueName, process: Opened['process'], { autorun }: { autorun?: boolean }) => {
      const worker = new FakeWorker(connections.shift() ?? Promise.resolve());
      opened.push({ queue, worker, autorun, process });
      return worker as unknown as AnyWorker;
    },
  } as unknown as QueueEngine;

  async function start(): Promise<JobRunner> {
    const module = await Test.createTestingModule({ imports: [DiscoveryModule], providers: processors }).compile();
    const runner = new JobRunner(module.get(DiscoveryService), module.get(Reflector), engine);
    runner.onApplicationBootstrap();
    return runner;
  }

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise(setImmediate);
  }

  beforeEach(() => {
    opened = [];
    connections = [];
  });

  it('run once they are ready, and not by themselves', async () => {
    const runner = await start();
    await until(() => runner.isRunning());
    expect(opened.map(({ queue }) => queue).sort()).toEqual([...QUEUE_NAMES].sort());
    expect(opened.every(({ worker, autorun }) => worker.isAtWork && autorun === false)).toBe(true);
  });

  it('are opened anew where the first connection was lost', async () => {
    connections = [Promise.reject(lost)];
    const runner = await start();
    await until(() => opened[0]?.worker.isClosed === true);
    expect(opened[0]?.worker.isAtWork).toBe(false);
    await until(() => runner.isRunning());
    expect(opened).toHaveLength(QUEUE_NAMES.length + 1);
    expect(opened.at(-1)?.queue).toBe(opened[0]?.queue);
  });

  it('put a job off while the database can’t work, and say why once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await start();
    await until(() => opened.length === QUEUE_NAMES.length);
    const mail = opened.find(({ queue }) => queue === 'lead-mail');
    const job = { name: 'lead-mail', data: { deliveryIds: [randomUUID()] }, moveToDelayed: async () => {} };
    const diskFull = Object.assign(new Error('No space left on device'), { code: '53100', severity: 'ERROR' });
    work = () => Promise.reject(diskFull);
    for (let times = 0; times < 2; times += 1) await expect(mail?.process(job, '')).rejects.toThrow(DelayedError);
    work = async () => {};
    await mail?.process(job, '');
    expect(warn.mock.calls.flat()).toEqual([
      'The queue lead-mail: the database says 53100, No space left on device.',
      'The queue lead-mail: the database works again.',
    ]);
    warn.mockRestore();
  });

  it('are not opened anew once the process is to end', async () => {
    let lose = (_: Error): void => undefined;
    connections = [
      new Promise((_, reject) => {
        lose = reject;
      }),
    ];
    const runner = await start();
    await until(() => opened.length === QUEUE_NAMES.length);
    runner.stopTaking();
    lose(lost);
    await runner.finished();
    expect(opened).toHaveLength(QUEUE_NAMES.length);
  });
});
