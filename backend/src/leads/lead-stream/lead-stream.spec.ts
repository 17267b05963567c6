import type { ChannelSubscriber } from '@fahrzeugpflege/infra/database';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { LeadStream } from './lead-stream.js';
import { LeadStreams, STREAMS_PER_PROCESS, STREAMS_PER_VISITOR } from './lead-streams.js';

Logger.overrideLogger(false);

const MINUTE = 60_000;

describe('a stream', () => {
  const begun = () => {
    const stream = new LeadStream({ sessionId: 'session', visitor: '192.0.2.1' });
    stream.begin('');
    return stream;
  };

  it('holds back what happens until it has begun', () => {
    const stream = new LeadStream({ sessionId: 'session', visitor: '192.0.2.1' });
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
  function process(stands: (sessionId: string) => Promise<boolean>, rateLimit: 'on' | 'off' = 'on') {
    const subscribers = new Map<string, ChannelSubscriber>();
    const listener = { subscribe: (channel: string, each: ChannelSubscriber) => subscribers.set(channel, each) };
    const log = { since: async () => ({ events: [], position: '7', isReset: false }) };
    const ends = { watch: () => () => undefined };
    const sessions = { stands } as never;
    const streams = new LeadStreams(listener as never, log as never, sessions, ends as never, rateLimit);
    const open = async (sessionId: string, address = '192.0.2.1') => {
      const stream = await streams.open({ sessionId, address, lastEventId: undefined });
      let text = '';
      stream.body.on('data', (part) => {
        text += part;
      });
      return { stream, received: () => text };
    };
    return { streams, open, notify: (payload: string) => subscribers.get('lead_changes')?.onNotification(payload) };
  }

  it('carry a sign of life that says nothing, and end with a session that nobody said had ended', async () => {
    const { streams, open } = process(async (sessionId) => sessionId === 'standing');
    const [standing, over] = [await open('standing'), await open('over')];
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(standing.received().match(/^: beat$/gm)).toHaveLength(3);
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
    const { received } = await open('session');
    notify(payload);
    await jest.advanceTimersByTimeAsync(1);
    expect(received()).toContain('event: reset\ndata: {}\n\n');
    streams.beforeApplicationShutdown();
  });

  it('have a bound for a visitor, whatever the session and the spelling of the address; whoever leaves makes room', async () => {
    const { streams, open } = process(async () => true);
    const first = await open('first', '::ffff:192.0.2.1');
    for (let count = 1; count < STREAMS_PER_VISITOR; count += 1) await open(`session ${count}`);
    await expect(open('one more')).rejects.toMatchObject({ name: 'Unavailable' });
    await open('another visitor', '192.0.2.2');
    first.stream.body.destroy();
    await jest.advanceTimersByTimeAsync(1);
    await open('one more');
    streams.beforeApplicationShutdown();
  });

  it('have a bound in all, which RATE_LIMIT=off lifts as that of a visitor', async () => {
    const bound = process(async () => true);
    for (let count = 0; count < STREAMS_PER_PROCESS; count += 1) {
      await bound.open(`session ${count}`, `192.0.2.${count % 250}`);
    }
    await expect(bound.open('one more', '192.0.2.251')).rejects.toMatchObject({ name: 'Unavailable' });
    const lifted = process(async () => true, 'off');
    for (let count = 0; count <= STREAMS_PER_PROCESS; count += 1) await lifted.open(`session ${count}`);
    for (const { streams } of [bound, lifted]) streams.beforeApplicationShutdown();
  });
});
