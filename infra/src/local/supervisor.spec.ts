import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { EXIT_CONFIGURATION, exitCodeOf } from '../config/index.js';
import type { Exit } from './postgres-server.js';
import { type Running, type Service, Supervisor, type SupervisorOptions } from './supervisor.js';

/** A part whose ends the test decides; emits `launched` with the number of its run. */
class FakeService extends EventEmitter implements Service {
  runs = 0;
  private end: (exit: Exit) => void = () => {};

  constructor(
    readonly name: string,
    private readonly diary: string[] = [],
  ) {
    super();
  }

  async launch(): Promise<Running> {
    this.runs += 1;
    const exited = new Promise<Exit>((resolve) => {
      this.end = resolve;
    });
    this.diary.push(`${this.name} starts`);
    this.emit('launched', this.runs);
    return {
      exited,
      stop: async () => {
        this.diary.push(`${this.name} stops`);
        this.end({ code: 0, signal: null });
      },
      kill: () => this.die({ code: null, signal: 'SIGKILL' }),
    };
  }

  die(exit: Exit): void {
    this.end(exit);
  }
}

function supervise(options: Partial<SupervisorOptions> = {}) {
  const reports: string[] = [];
  let giveUp: (reason: Error) => void = () => {};
  const fatal = new Promise<Error>((resolve) => {
    giveUp = resolve;
  });
  const report = (part: string, text: string) => reports.push(`${part} ${text}`);
  const supervisor = new Supervisor({ report, onFatal: giveUp, pauses: [1, 2, 3], ...options });
  return { supervisor, reports, fatal };
}

const killed: Exit = { code: null, signal: 'SIGKILL' };

describe('Supervisor', () => {
  it('starts a part that dies again, with growing pauses', async () => {
    const { supervisor, reports } = supervise({ pauses: [1, 2, 3] });
    supervisor.markUp();
    const api = new FakeService('api');
    await supervisor.start(api);
    for (let death = 1; death <= 4; death += 1) {
      const again = once(api, 'launched');
      api.die(killed);
      expect(await again).toEqual([death + 1]);
    }
    expect(reports).toEqual([0.001, 0.002, 0.003, 0.003].map(endedReport));
    await supervisor.stop('api');
  });

  it('begins the pauses anew after a part ran well', async () => {
    const { supervisor, reports } = supervise({ pauses: [1, 2, 3], wellAfter: 0 });
    const api = new FakeService('api');
    await supervisor.start(api);
    for (let death = 1; death <= 3; death += 1) {
      const again = once(api, 'launched');
      api.die(killed);
      await again;
    }
    expect(reports).toEqual([0.001, 0.001, 0.001].map(endedReport));
    await supervisor.stop('api');
  });

  it('gives up a part that refuses its configuration at once', async () => {
    const { supervisor, fatal, reports } = supervise();
    const api = new FakeService('api');
    await supervisor.start(api);
    api.die({ code: EXIT_CONFIGURATION, signal: null });
    expect((await fatal).message).toContain('The api refuses its configuration');
    expect(exitCodeOf(await fatal)).toBe(EXIT_CONFIGURATION);
    expect(api.runs).toBe(1);
    expect(reports).toEqual([]);
  });

  it('gives up a part that dies again and again before the whole was ever up', async () => {
    const { supervisor, fatal } = supervise({ attempts: 2 });
    const worker = new FakeService('worker');
    await supervisor.start(worker);
    const again = once(worker, 'launched');
    worker.die(killed);
    await again;
    worker.die(killed);
    expect((await fatal).message).toContain('The worker does not start: it ended 2 times');
  });

  it('stops in the order asked for and starts nothing again', async () => {
    const diary: string[] = [];
    const { supervisor } = supervise();
    for (const name of ['postgres', 'mail', 'api', 'worker']) await supervisor.start(new FakeService(name, diary));
    diary.length = 0;
    await supervisor.stop('api', 'worker');
    await supervisor.stop('mail');
    await supervisor.stop('postgres');
    expect(diary).toEqual(['api stops', 'worker stops', 'mail stops', 'postgres stops']);
  });

  it('does not start again what was stopped during the pause', async () => {
    let reported: () => void = () => {};
    const pausing = new Promise<void>((resolve) => {
      reported = resolve;
    });
    const { supervisor } = supervise({ pauses: [60_000], report: () => reported() });
    const api = new FakeService('api');
    await supervisor.start(api);
    api.die(killed);
    await pausing;
    await supervisor.stop('api');
    expect(api.runs).toBe(1);
  });
});

function endedReport(seconds: number): string {
  return `api ended by SIGKILL; it is started again in ${seconds} s`;
}
