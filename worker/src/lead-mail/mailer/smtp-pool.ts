import type { SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import { type SmtpAccess, SmtpSession } from './smtp-session.js';
import type { WrittenMessage } from './write-message.js';

interface SmtpPoolLimits {
  /** Connections held open at most. */
  readonly maxConnections: number;
  /** Mails over one connection. */
  readonly maxMessages: number;
  /** Milliseconds after which a connection that nothing goes over is closed. */
  readonly idleTimeout: number;
  /** Milliseconds that one mail may take over its connection, the logging in included. */
  readonly sendTimeout: number;
}

interface Sending {
  readonly message: WrittenMessage;
  readonly resolve: (info: SMTPConnectionSendInfo) => void;
  readonly reject: (error: Error) => void;
}

/** A few connections to the mail server, each for one mail at a time; mails wait for a free one. */
export class SmtpPool {
  private readonly sessions = new Set<SmtpSession>();
  /** Those that no mail goes over, the longest idle first. */
  private readonly free: SmtpSession[] = [];
  private readonly waiting: Sending[] = [];
  private readonly tidying: NodeJS.Timeout;
  private closed = false;

  constructor(
    private readonly access: SmtpAccess,
    private readonly limits: SmtpPoolLimits,
  ) {
    this.tidying = setInterval(() => this.quitIdle(), limits.idleTimeout / 8).unref();
  }

  /** Resolves once the server has taken the mail; else rejects with nodemailer's error, or when its time is over. */
  send(message: WrittenMessage): Promise<SMTPConnectionSendInfo> {
    if (this.closed) return Promise.reject(poolClosed());
    return new Promise((resolve, reject) => {
      this.waiting.push({ message, resolve, reject });
      this.assign();
    });
  }

  /** Fails the mails that wait, and lets those under way finish, unless `force` ends them too. */
  close({ force = false } = {}): void {
    this.closed = true;
    clearInterval(this.tidying);
    for (const { reject } of this.waiting.splice(0)) reject(poolClosed());
    for (const session of this.free.splice(0)) session.close();
    if (force) for (const session of this.sessions) session.close();
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const session = this.takeFree() ?? this.addSession();
      const sending = session && this.waiting.shift();
      if (!sending) return;
      void this.transmit(sending, session);
    }
  }

  private async transmit(sending: Sending, session: SmtpSession): Promise<void> {
    const { sendTimeout } = this.limits;
    const timeout = setTimeout(() => {
      sending.reject(new Error(`not sent within ${sendTimeout} ms`));
      session.close();
    }, sendTimeout);
    try {
      if (!session.isOpen) await session.open();
      const info = await session.send(sending.message);
      if (info) sending.resolve(info);
      else this.putBack(sending);
    } catch (error) {
      sending.reject(error as Error);
    }
    clearTimeout(timeout);
    this.release(session);
  }

  private putBack(sending: Sending): void {
    if (this.closed) sending.reject(poolClosed());
    else this.waiting.unshift(sending);
  }

  private release(session: SmtpSession): void {
    if (this.closed || session.messages >= this.limits.maxMessages) session.close();
    if (session.isOpen) this.free.push(session);
    this.assign();
  }

  private takeFree(): SmtpSession | undefined {
    let last = this.free.pop();
    while (last && !last.isOpen) last = this.free.pop();
    return last;
  }

  private addSession(): SmtpSession | undefined {
    if (this.sessions.size >= this.limits.maxConnections) return undefined;
    const session = new SmtpSession(this.access, () => {
      this.sessions.delete(session);
      this.assign();
    });
    this.sessions.add(session);
    return session;
  }

  private quitIdle(): void {
    const limit = Date.now() - this.limits.idleTimeout;
    while (this.free[0] && this.free[0].lastUsed <= limit) this.free.shift()?.quit();
  }
}

const poolClosed = () => new Error('Connection pool was closed');
