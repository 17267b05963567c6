import { Logger } from '@nestjs/common';
import SmtpTransport from 'nodemailer/lib/smtp-transport';
import { type LeadMail, type Mailer, TemporaryMailError } from './mailer.js';
import { SmtpPool } from './smtp-pool.js';
import { toMailError } from './to-mail-error.js';
import { writeMessage } from './write-message.js';

export interface SmtpMailerOptions {
  /**
   * `smtp://user:password@host:587` or `smtps://…`, user and password percent-encoded. nodemailer's connection options in
   * the query win over the ones set here, for example `?requireTLS=true`.
   */
  readonly url: string;
  /** Connections held open at most; 5 by default. */
  readonly maxConnections?: number;
  /** Milliseconds that one mail may take once it has a connection; 60,000 by default. */
  readonly sendTimeout?: number;
  /** Milliseconds that {@link SmtpMailer.close} leaves to mails under way; 5,000 by default. */
  readonly closeTimeout?: number;
}

const MAX_MESSAGES_PER_CONNECTION = 200;
/** Below the five minutes that a server waits at least, so that it is not the server that ends a connection. Milliseconds. */
const IDLE_TIMEOUT = 240_000;
/**
 * Milliseconds. nodemailer's own wait up to ten minutes, longer than any job should. A mail server may hold its greeting
 * back against spam: Postfix's postscreen does for six seconds. One that is silent for thirty gives its place to the next
 * mail; a filter that thinks longer than that before it takes one gets it twice, with the same Message-ID.
 */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 15_000, dnsTimeout: 5_000, socketTimeout: 30_000 };

/**
 * For how long a server that let us in is taken to do so still, unless a mail waits for it. Orchestrators ask every few
 * seconds, and a server counts logins. Milliseconds.
 */
const VERIFIED_KEPT = 5 * 60_000;

/** Sends over SMTP through a pool of connections. */
export class SmtpMailer implements Mailer {
  private readonly logger = new Logger(SmtpMailer.name);
  /** Reads the URL, and asks whether the server lets us in. */
  private readonly transport: SmtpTransport;
  private readonly pool: SmtpPool;
  private readonly underWay = new Set<Promise<void>>();
  private readonly closeTimeout: number;
  /** When it last let us in; 0 once it did not. */
  private letInAt = 0;

  constructor({ url, maxConnections = 5, sendTimeout = 60_000, closeTimeout = 5_000 }: SmtpMailerOptions) {
    this.transport = new SmtpTransport({ url, ...TIMEOUTS });
    const { options, auth } = this.transport;
    const limits = { maxConnections, maxMessages: MAX_MESSAGES_PER_CONNECTION, idleTimeout: IDLE_TIMEOUT, sendTimeout };
    this.pool = new SmtpPool({ options, auth: auth || undefined }, limits);
    this.closeTimeout = closeTimeout;
  }

  async send(mail: LeadMail): Promise<void> {
    const sending = this.deliver(mail).finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
    await sending;
  }

  async verify(): Promise<boolean> {
    if (this.underWay.size === 0 && Date.now() - this.letInAt < VERIFIED_KEPT) return true;
    const isUp = await this.transport.verify().catch(() => false);
    this.letInAt = isUp ? Date.now() : 0;
    return isUp;
  }

  async close(): Promise<void> {
    this.pool.close();
    const giveUp = setTimeout(() => this.pool.close({ force: true }), this.closeTimeout);
    await Promise.allSettled(this.underWay);
    clearTimeout(giveUp);
  }

  private async deliver(mail: LeadMail): Promise<void> {
    try {
      const { rejected } = await this.pool.send(writeMessage(mail));
      this.letInAt = Date.now();
      if (rejected.length > 0) {
        this.logger.warn(`${mail.messageId}: ${rejected.length} of ${mail.to.length} recipients refused`);
      }
    } catch (cause) {
      const error = toMailError(cause);
      if (error instanceof TemporaryMailError) this.letInAt = 0;
      throw error;
    }
  }
}
