import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ListenerConnection } from './listener-connection.js';

/** Pauses before the connection is opened again, doubled with every failure; the next try after a loss is quick. Milliseconds. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

const HEARTBEAT = 10_000;

/** How long the end may wait for a server that does not answer, in milliseconds. */
const CLOSE_LIMIT = 1_000;

/** Whoever wants the notifications of a channel. */
export interface ChannelSubscriber {
  /** Something was notified; the payload is empty where none was given. */
  onNotification(payload: string): void;
  /** Connected, for the first time or again. What was notified before was missed. */
  onConnected?(): void;
  /** The connection is lost: nothing is received until it is up again. */
  onDisconnected?(): void;
}

interface ListenerSettings {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Milliseconds between two questions whether a silent connection still stands; ten seconds by default. */
  readonly heartbeat?: number;
}

/**
 * Receives PostgreSQL's notifications (LISTEN) on one connection of its own, opened in the background with the first
 * subscription and again whenever it is lost. It promises no notification: whoever needs each change looks for what it
 * missed when the connection comes up.
 */
export class DatabaseListener implements OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseListener.name);
  private readonly subscribers = new Map<string, ChannelSubscriber[]>();
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;
  private connection: ListenerConnection | undefined;

  constructor(private readonly settings: ListenerSettings) {}

  /** Listens to a channel from when the connection is up. */
  subscribe(channel: string, subscriber: ChannelSubscriber): void {
    this.subscribers.set(channel, [...(this.subscribers.get(channel) ?? []), subscriber]);
    if (this.connection) this.join(this.connection, channel, subscriber);
    else this.running ??= this.run();
  }

  /** Ends the connection for good; one that is just being opened ends by itself. Never rejects. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.connection?.close();
    await Promise.race([this.running, pause(CLOSE_LIMIT, undefined, { ref: false })]);
  }

  /** Nest calls it when the process ends; nothing that still runs then needs a notification. */
  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const connection = await this.open().catch((error: Error) =>
        this.logger.debug(`No connection: ${error.message}`),
      );
      if (connection) {
        await this.keep(connection);
        failures = 0;
      }
      const limit = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);
      // Not all processes at the same moment.
      await pause(limit * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
  }

  private async open(): Promise<ListenerConnection> {
    const connection = await ListenerConnection.open({
      heartbeat: HEARTBEAT,
      ...this.settings,
      onNotification: (channel, payload) => this.tell(channel, (subscriber) => subscriber.onNotification(payload)),
    });
    try {
      // A channel that is added meanwhile has its turn, too.
      for (const channel of this.subscribers.keys()) await connection.listen(channel);
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /** Holds a connection that is up until it is lost. */
  private async keep(connection: ListenerConnection): Promise<void> {
    this.connection = connection;
    if (this.closing.signal.aborted) await connection.close();
    else this.tellAll((subscriber) => subscriber.onConnected?.());
    await connection.lost;
    this.connection = undefined;
    if (this.closing.signal.aborted) return;
    this.logger.warn('The connection to PostgreSQL is lost; what changes now is not heard until it is back.');
    this.tellAll((subscriber) => subscriber.onDisconnected?.());
    await connection.close();
  }

  /** One more channel on a connection that is up; if that fails, the connection is as good as lost. */
  private join(connection: ListenerConnection, channel: string, subscriber: ChannelSubscriber): void {
    connection.listen(channel).then(
      () => this.connection === connection && this.guarded(() => subscriber.onConnected?.()),
      () => connection.close(),
    );
  }

  private tellAll(tell: (subscriber: ChannelSubscriber) => void): void {
    for (const channel of this.subscribers.keys()) this.tell(channel, tell);
  }

  private tell(channel: string, tell: (subscriber: ChannelSubscriber) => void): void {
    for (const subscriber of this.subscribers.get(channel) ?? []) this.guarded(() => tell(subscriber));
  }

  /** A subscriber's bug is its own: it must not end the connection for the others. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.logger.error(error);
    }
  }
}
