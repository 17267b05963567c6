import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeLeadStream } from '#test/fake-lead-stream.ts';
import type { LeadMessage } from './read-lead-stream.ts';
import { StreamConnection } from './stream-connection.ts';

const EVENT = {
  leadId: '0192f0c1-2345-7abc-8def-0123456789ab',
  action: 'changed',
  actor: 'Berta',
  version: 2,
} as const;
const SECOND = 1_000;

describe('the connection to the stream of leads', () => {
  let stream: FakeLeadStream;
  let connection: StreamConnection;
  let diary: string[];

  const note = (text: string) => () => void diary.push(text);
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const open = (lastEventId?: string) => {
    connection = new StreamConnection(
      {
        onMessage: (message: LeadMessage) => void diary.push(`${message.name} ${message.id}`),
        onConnected: note('connected'),
        onDisconnected: note('disconnected'),
        onSignedOut: note('signed out'),
      },
      lastEventId,
    );
    return pass(0);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    // The longest that each pause may be.
    jest.spyOn(Math, 'random').mockReturnValue(1);
    stream = new FakeLeadStream().install();
    diary = [];
  });
  afterEach(() => {
    connection.close();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('says that it is open and passes on what it receives, however it comes in parts', async () => {
    await open();
    stream.tell(EVENT);
    stream.connection.send('event: le');
    stream.connection.send(`ad\nid: 9\ndata: ${JSON.stringify({ ...EVENT, actor: 'Zoë' })}\n`);
    await pass(0);
    expect(diary).toEqual(['connected', 'ready 0', 'lead 1']);
    stream.connection.send('\n');
    await pass(0);
    expect(diary.at(-1)).toBe('lead 9');
  });

  it('comes back from where it was lost, be it ended or broken off', async () => {
    await open('7');
    stream.connection.end();
    await pass(SECOND);
    stream.tell(EVENT, '12');
    await pass(10 * SECOND);
    stream.connection.lose();
    await pass(SECOND);
    expect(stream.connections.map(({ lastEventId }) => lastEventId)).toEqual(['7', '0', '12']);
    expect(diary).toEqual([
      'connected',
      'ready 0',
      'disconnected',
      'connected',
      'ready 0',
      'lead 12',
      'disconnected',
      'connected',
      'ready 0',
    ]);
  });

  it('waits twice as long after each failure, at most half a minute, and begins anew once it has lasted', async () => {
    stream.status = 'offline';
    await open();
    for (const [index, pause] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await pass(pause * SECOND - 1);
      expect(stream.connections).toHaveLength(index + 1);
      await pass(1);
      expect(stream.connections).toHaveLength(index + 2);
    }
    stream.status = 200;
    await pass(30 * SECOND);
    await pass(10 * SECOND);
    const before = stream.connections.length;
    stream.connection.end();
    await pass(SECOND);
    expect(stream.connections).toHaveLength(before + 1);
  });

  it('gives up a connection on which nothing comes, but none with heartbeats', async () => {
    await open();
    for (let count = 0; count < 6; count += 1) {
      await pass(20 * SECOND);
      stream.connection.send(': beat\n\n');
    }
    expect(stream.connections).toHaveLength(1);
    await pass(52 * SECOND);
    expect(stream.connections).toHaveLength(2);
    expect(diary).toEqual(['connected', 'ready 0', 'disconnected', 'connected', 'ready 0']);
  });

  it('says that the session is over', async () => {
    stream.status = 401;
    await open();
    expect(diary).toEqual(['disconnected', 'signed out']);
  });

  it('does not wait when told to hurry, and is silent after its end', async () => {
    stream.status = 'offline';
    await open();
    stream.status = 200;
    connection.retryNow();
    await pass(0);
    expect(diary).toEqual(['disconnected', 'connected', 'ready 0']);
    connection.close();
    stream.tell(EVENT);
    await pass(60 * SECOND);
    expect(diary).toHaveLength(3);
    expect(stream.connections).toHaveLength(2);
  });

  it('passes over what it does not know', async () => {
    await open();
    stream.connection.send('event: later\nid: 3\ndata: {}\n\n: comment\n\n');
    await pass(0);
    expect(diary).toEqual(['connected', 'ready 0']);
  });
});
