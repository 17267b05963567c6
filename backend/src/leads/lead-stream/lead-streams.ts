import { type ChannelSubscriber, DatabaseListener } from '@fahrzeugpflege/infra/database';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { SessionEnds } from '../../auth/session/session-ends.js';
import { StaffSessions } from '../../auth/session/staff-sessions.js';
import { CONTENT_CHANNEL } from '../../content/content-changes.js';
import { Unavailable } from '../../problem/business-error.js';
import { RATE_LIMIT } from '../../visitors/address-limit.js';
import { visitorKey } from '../../visitors/visitor-key.js';
import { LeadEventLog, readNotification } from './lead-event-log.js';
import { LeadStream, type StreamOwner } from './lead-stream.js';
import {
  factsMessage,
  heartbeat,
  leadMessages,
  mailsMessage,
  missedMessages,
  resetMessage,
  retryHint,
} from './stream-messages.js';

/** A trigger notifies it of each new entry of a history (see `leads.sql.ts`). */
const CHANNEL = 'lead_changes';

/** Notified when a mail can't be sent, and when one that couldn't was (see `leads.sql.ts`). */
const MAIL_CHANNEL = 'unsent_mails';

/** One browser shares a stream among its tabs; more come of lost connections that nobody has noticed yet. */
export const STREAMS_PER_SESSION = 20;
/** A whole office may share an address. */
export const STREAMS_PER_VISITOR = 100;
export const STREAMS_PER_PROCESS = 500;
const RETRY_AFTER_SECONDS = 30;

/**
 * Proxies and browsers give up a connection on which nothing comes. Also how long a stream may outlive a session that expired,
 * or whose end was not received. Milliseconds.
 */
const HEARTBEAT = 20_000;

/** Who asks for a stream. */
interface StreamRequest {
  readonly sessionId: string;
  readonly address: string;
  /** The id that the client received last, if it comes back. */
  readonly lastEventId: string | undefined;
}

/** The open streams of this process: tells them what happens to leads, and ends them with their sessions and at SIGTERM. */
@Injectable()
export class LeadStreams implements ChannelSubscriber, BeforeApplicationShutdown {
  private readonly logger = new Logger(LeadStreams.name);
  private readonly streams = new Set<LeadStream>();
  private readonly heart: NodeJS.Timeout;
  private isClosed = false;

  constructor(
    listener: DatabaseListener,
    private readonly log: LeadEventLog,
    private readonly sessions: StaffSessions,
    private readonly sessionEnds: SessionEnds,
    @Inject(RATE_LIMIT) private readonly rateLimit: 'on' | 'off',
  ) {
    listener.subscribe(CHANNEL, this);
    listener.subscribe(MAIL_CHANNEL, { onNotification: () => this.tellAll(mailsMessage) });
    listener.subscribe(CONTENT_CHANNEL, { onNotification: () => this.tellAll(factsMessage) });
    this.heart = setInterval(() => this.beat(), HEARTBEAT).unref();
  }

  /**
   * A new stream, which begins with what the client has missed.
   *
   * @throws Unavailable when the session, the visitor or this process has too many, or the process is about to end
   */
  async open({ sessionId, address, lastEventId }: StreamRequest): Promise<LeadStream> {
    const owner = { sessionId, visitor: visitorKey(address) };
    this.refuseTooMany(owner);
    // From now on it is sent what happens: rather twice than never.
    const stream = this.add(owner);
    try {
      stream.begin(retryHint() + missedMessages(await this.log.since(lastEventId)));
      return stream;
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
  }

  onNotification(payload: string): void {
    const events = readNotification(payload);
    this.tellAll(events ? leadMessages(events) : resetMessage());
  }

  /** What happened before was missed. */
  onConnected(): void {
    this.tellAll(resetMessage());
  }

  /** Before the server stops listening: it would wait for these answers. */
  beforeApplicationShutdown(): void {
    this.isClosed = true;
    clearInterval(this.heart);
    for (const stream of this.streams) stream.end();
  }

  private add(owner: StreamOwner): LeadStream {
    const stream = new LeadStream(owner);
    const unwatch = this.sessionEnds.watch(owner.sessionId, () => stream.end());
    this.streams.add(stream);
    stream.body.once('close', () => {
      this.streams.delete(stream);
      unwatch();
    });
    return stream;
  }

  private beat(): void {
    this.tellAll(heartbeat);
    for (const sessionId of new Set([...this.streams].map((stream) => stream.owner.sessionId)))
      void this.check(sessionId);
  }

  private tellAll(text: string): void {
    const bytes = Buffer.from(text);
    for (const stream of this.streams) stream.send(bytes);
  }

  private async check(sessionId: string): Promise<void> {
    try {
      if (await this.sessions.stands(sessionId)) return;
      for (const stream of this.streams) if (stream.owner.sessionId === sessionId) stream.end();
    } catch (error) {
      // Nobody can sign out while the database is away, and what happens to leads is not received either.
      this.logger.debug(`A session could not be checked: ${(error as Error).message}`);
    }
  }

  private refuseTooMany({ sessionId, visitor }: StreamOwner): void {
    const streams = [...this.streams];
    const ofSession = streams.filter(({ owner }) => owner.sessionId === sessionId).length;
    const ofVisitor = streams.filter(({ owner }) => owner.visitor === visitor).length;
    const isBound = this.rateLimit === 'on';
    const isTooMany = isBound && (ofVisitor >= STREAMS_PER_VISITOR || streams.length >= STREAMS_PER_PROCESS);
    if (!this.isClosed && !isTooMany && ofSession < STREAMS_PER_SESSION) return;
    throw new Unavailable('Zu viele Live-Verbindungen. Neue Leads erscheinen nach dem Neuladen.', RETRY_AFTER_SECONDS);
  }
}
