import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../local/embedded-postgres.js';
import { type ChannelSubscriber, DatabaseListener } from './database-listener.js';

Logger.overrideLogger(false);

/** Writes down what it is notified of. */
class Diary implements ChannelSubscriber {
  readonly entries: string[] = [];

  onNotification(payload: string): void {
    this.entries.push(payload);
  }

  onConnected(): void {
    this.entries.push('up');
  }

  onDisconnected(): void {
    this.entries.push('lost');
  }

  /** Waits for what is written next. */
  async next(): Promise<string> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; await pause(10)) {
      const entry = this.entries.shift();
      if (entry !== undefined) return entry;
    }
    throw new Error('Nothing was written within 15 seconds.');
  }
}

describe('the listener', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  const listeners: DatabaseListener[] = [];

  const query = async (sql: string, ...parameters: unknown[]): Promise<void> => {
    const client = new pg.Client(postgres.url);
    client.on('error', () => undefined);
    await client.connect();
    await client.query(sql, parameters).finally(() => client.end());
  };
  const notify = (channel: string, payload: string) => query('SELECT pg_notify($1, $2)', channel, payload);
  const listener = (heartbeat = 60_000) => {
    const made = new DatabaseListener({ url: postgres.url, applicationName: 'listener-spec', heartbeat });
    listeners.push(made);
    return made;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'listener-'));
    postgres = await startEmbeddedPostgres({ dataDir });
  });
  afterEach(() => Promise.all(listeners.splice(0).map((each) => each.close())));
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('says when the connection is up and notifies each subscriber on its own channel, on one connection', async () => {
    const [content, leads, late] = [new Diary(), new Diary(), new Diary()];
    const subject = listener();
    subject.subscribe('content', content);
    subject.subscribe('Leads "new"', leads);
    expect([await content.next(), await leads.next()]).toEqual(['up', 'up']);
    subject.subscribe('content', late);
    expect(await late.next()).toBe('up');
    await notify('Leads "new"', '7');
    await notify('content', '');
    expect([await content.next(), await leads.next(), await late.next()]).toEqual(['', '7', '']);
    expect([content.entries, leads.entries, late.entries]).toEqual([[], [], []]);
  });

  it('says that the connection was lost, and listens again afterwards, once a notification', async () => {
    const diary = new Diary();
    listener().subscribe('content', diary);
    expect(await diary.next()).toBe('up');
    await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listener-spec'`);
    expect([await diary.next(), await diary.next()]).toEqual(['lost', 'up']);
    await notify('content', 'again');
    expect(await diary.next()).toBe('again');
    expect(diary.entries).toEqual([]);
  });

  it('goes on trying while PostgreSQL is away from the start', async () => {
    const diary = new Diary();
    await postgres.stop();
    listener().subscribe('content', diary);
    await pause(300);
    expect(diary.entries).toEqual([]);
    await postgres.start();
    expect(await diary.next()).toBe('up');
  });

  it('notices a server that says nothing any more', async () => {
    const diary = new Diary();
    listener(200).subscribe('content', diary);
    expect(await diary.next()).toBe('up');
    postgres.kill('SIGSTOP');
    expect(await diary.next()).toBe('lost');
    postgres.kill('SIGCONT');
    expect(await diary.next()).toBe('up');
  });

  it('notifies the others when one subscriber fails', async () => {
    const diary = new Diary();
    const subject = listener();
    subject.subscribe('content', {
      onNotification: () => {
        throw new Error('bug');
      },
    });
    subject.subscribe('content', diary);
    expect(await diary.next()).toBe('up');
    await notify('content', 'a');
    await notify('content', 'b');
    expect([await diary.next(), await diary.next()]).toEqual(['a', 'b']);
  });

  it('is silent after its end, and ends soon even while the server hangs', async () => {
    const diary = new Diary();
    const subject = listener();
    subject.subscribe('content', diary);
    expect(await diary.next()).toBe('up');
    postgres.kill('SIGSTOP');
    const start = Date.now();
    await subject.close();
    expect(Date.now() - start).toBeLessThan(3_000);
    postgres.kill('SIGCONT');
    await notify('content', 'too late');
    expect(diary.entries).toEqual([]);
  });
});
