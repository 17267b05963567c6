import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { LeadMail, Mailer } from './mailer.js';
import { toMailError } from './to-mail-error.js';

export interface SmtpMailerOptions {
  /**
   * `smtp://user:password@host:587` or `smtps://…`, user and password percent-encoded. nodemailer's connection options in
   * the query win over the ones set here, for example `?requireTLS=true`.
   */
  readonly url: string;
  /** Connections held open at most; 5 by default. */
  readonly maxConnections?: number;
  /** Milliseconds that one mail may take, the wait for a free connection included; 60,000 by default. */
  readonly sendTimeout?: number;
  /** Milliseconds that {@link SmtpMailer.close} leaves to mails under way; 5,000 by default. */
  readonly closeTimeout?: number;
}

const MAX_MESSAGES_PER_CONNECTION = 200;
/**
 * Milliseconds. nodemailer's own wait up to ten minutes, longer than any job should. A mail server may hold its greeting
 * back against spam: Postfix's postscreen does for six seconds. One that is silent for thirty gives its place to the next
 * mail; a filter that thinks longer than that before it takes one gets it twice, with the same Message-ID.
 */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 15_000, dnsTimeout: 5_000, socketTimeout: 30_000 };
/** A mail is text of ours: it never makes the sender open a file or an address. */
const NOTHING_FROM_OUTSIDE = { disableFileAccess: true, disableUrlAccess: true };

/** Sends over SMTP through a pool of connections. */
export class SmtpMailer implements Mailer {
  private readonly logger = new Logger(SmtpMailer.name);
  private readonly transport: ReturnType<typeof createPool>;
  private readonly underWay = new Set<Promise<void>>();
  private readonly sendTimeout: number;
  private readonly closeTimeout: number;

  constructor({ url, maxConnections = 5, sendTimeout = 60_000, closeTimeout = 5_000 }: SmtpMailerOptions) {
    this.transport = createPool(url, maxConnections);
    this.sendTimeout = sendTimeout;
    this.closeTimeout = closeTimeout;
  }

  async send(mail: LeadMail): Promise<void> {
    const sending = this.deliver(mail).finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
    await sending;
  }

  async verify(): Promise<boolean> {
    return this.transport.verify().catch(() => false);
  }

  async close(): Promise<void> {
    this.transport.close();
    const giveUp = setTimeout(() => this.transport.close({ force: true }), this.closeTimeout);
    await Promise.allSettled(this.underWay);
    clearTimeout(giveUp);
  }

  private async deliver(mail: LeadMail): Promise<void> {
    try {
      // The signal also ends a mail that waits in the pool while every connection hangs on a server that is away.
      const signal = AbortSignal.timeout(this.sendTimeout);
      const { rejected = [] } = await this.transport.sendMail({ ...messageOf(mail), ...NOTHING_FROM_OUTSIDE, signal });
      if (rejected.length > 0) {
        this.logger.warn(`${mail.messageId}: ${rejected.length} of ${mail.to.length} recipients refused`);
      }
    } catch (error) {
      throw toMailError(error);
    }
  }
}

function createPool(url: string, maxConnections: number) {
  return createTransport({ url, pool: true, maxConnections, maxMessages: MAX_MESSAGES_PER_CONNECTION, ...TIMEOUTS });
}

/** nodemailer's form of a mail. Addresses are copied, as nodemailer rewrites the ones it is given. */
function messageOf({ to, replyTo, headers, ...mail }: LeadMail) {
  return {
    ...mail,
    to: [...to],
    headers: { ...headers },
    ...(replyTo && { replyTo: { ...replyTo } }),
  };
}
