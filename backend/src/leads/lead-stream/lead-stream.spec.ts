import type { ChannelSubscriber } from '@fahrzeugpflege/infra/database';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { LeadStream } from './lead-stream.js';
import { LeadStreams } from './lead-streams.js';

Logger.overrideLogger(false);

const MINUTE = 60_000;

describe('a stream', () => {
  const begun = () => {
    const stream = new LeadStream('session');
    stream.begin('');
    return stream;
  };

  it('holds back what happens until it has begun', () => {
    const stream = new LeadStream('session');
    stream.send('meanwhile');
    expect(stream.body.readableLength).toBe(0);
    stream.begin('first, ');
    stream.send(', then');
    expect(String(stream.body.read())).toBe('first, meanwhile, then');
  });

  it('is let go when its client takes nothing, instead of being kept for it without bound', () => {
    const stream = begun();
    const part = 'x'.repeat(64 * 1024);
    for (let count = 0; count < 4; count += 1) stream.send(part);
    expect(stream.body.destroyed).toBe(false);
    stream.send(part);
    expect(stream.body.destroyed).toBe(true);
    stream.send(part);
    stream.end();
  });

  it('ends at once, whatever its client has not taken yet', () => {
    const [idle, slow] = [begun(), begun()];
    slow.send('left over');
    idle.end();
    slow.end();
    slow.send('too late');
    idle.send('too late');
    expect([idle.body.readableLength, idle.body.destroyed]).toEqual([0, false]);
    expect(slow.body.destroyed).toBe(true);
  });
});

describe('open streams', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Streams of a process, on a database of the test's own making. */
  function process(stands: (sessionId: string) => Promise<boolean>) {
    let subscriber: ChannelSubscriber | undefined;
    const listener = { subscribe: (_: string, each: ChannelSubscriber) => (subscriber = each) };
    const log = { since: async () => ({ events: [], position: '7', isReset: false }) };
    const ends = { watch: () => () => undefined };
    const streams = new LeadStreams(listener as never, log as never, { stands } as never, ends as never);
    const open = async (sessionId: string) => {
      const stream = await streams.open(sessionId, undefined);
      let text = '';
      stream.body.on('data', (part) => {
        text += part;
      });
      return { stream, heard: () => text };
    };
    return { streams, open, notify: (payload: string) => subscriber?.onNotification(payload) };
  }

  it('carry a sign of life that says nothing, and end with a session that nobody said had ended', async () => {
    const { streams, open } = process(async (sessionId) => sessionId === 'standing');
    const [standing, over] = [await open('standing'), await open('over')];
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(standing.heard().match(/^: beat$/gm)).toHaveLength(3);
    expect(over.stream.body.readableEnded).toBe(true);
    expect(standing.stream.body.readableEnded).toBe(false);
    streams.beforeApplicationShutdown();
  });

  it('go on while the database can’t say whether their session stands', async () => {
    const { streams, open } = process(() => Promise.reject(new Error('away')));
    const { stream } = await open('session');
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(stream.body.readableEnded).toBe(false);
    streams.beforeApplicationShutdown();
  });

  it.each([
    'Unsinn',
    '{}',
    '[[1,"x","changed","Berta"]]',
    '[[1,"0192f0c1-2345-7abc-8def-0123456789ab","verspätet","B"]]',
  ])('are reset by the notification %s, which this version can’t read', async (payload) => {
    const { streams, open, notify } = process(async () => true);
    const { heard } = await open('session');
    notify(payload);
    await jest.advanceTimersByTimeAsync(1);
    expect(heard()).toContain('event: reset\ndata: {}\n\n');
    streams.beforeApplicationShutdown();
  });
});
