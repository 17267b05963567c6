import { Readable } from 'node:stream';
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
  type SMTPConnectionSendInfo,
} from 'nodemailer/lib/smtp-connection';
import type { WrittenMessage } from './write-message.js';

/** How to reach a mail server. */
export interface SmtpAccess {
  readonly options: SMTPConnectionOptions & { readonly forceAuth?: boolean | undefined };
  readonly auth: SMTPConnectionAuth | undefined;
}

/** nodemailer's codes for an error that ended the connection, whatever was sent over it. */
const ABOUT_THE_CONNECTION = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'];
/** And for a mail that was refused, after which the connection goes on. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];
const SERVER_CLOSES = 421;

/** A connection to the mail server, over which mails go one after the other. */
export class SmtpSession {
  /** Mails so far, the refused ones included. */
  messages = 0;
  /** When the last one was over. */
  lastUsed = 0;
  /** Whether another mail may go over it. */
  isOpen = false;
  private readonly connection: SMTPConnection;
  private fail: (error: Error) => void = () => undefined;

  /** @param onEnd called once, when the connection is over */
  constructor(
    private readonly access: SmtpAccess,
    onEnd: () => void,
  ) {
    this.connection = new SMTPConnection(access.options);
    this.connection.on('error', (error) => this.fail(error));
    this.connection.once('end', () => {
      this.isOpen = false;
      // nodemailer names a better reason right after this, where it has one.
      setImmediate(() => this.fail(new Error('Connection closed')));
      onEnd();
    });
  }

  /** Connects and logs in. */
  async open(): Promise<void> {
    const { options, auth } = this.access;
    try {
      await this.step((done) => this.connection.connect(done));
      if (auth && (this.connection.allowsAuth || options.forceAuth)) {
        await this.step((done) => this.connection.login(auth, done));
      }
      this.isOpen = true;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /**
   * Resolves once the server has taken the mail for at least one recipient. Undefined when the server had ended a
   * connection that was used before, and nothing of the mail was sent: it can go over another one.
   */
  async send({ envelope, content }: WrittenMessage): Promise<SMTPConnectionSendInfo | undefined> {
    const stream = new Readable({
      read() {
        this.push(content);
        this.push(null);
      },
    });
    try {
      // nodemailer keeps what the server answers in the envelope it is given.
      const own = { ...envelope };
      return await this.step<SMTPConnectionSendInfo>((done) => this.connection.send(own, stream, done));
    } catch (error) {
      const { code = '', responseCode } = error as { code?: string; responseCode?: number };
      const isOver = ABOUT_THE_CONNECTION.includes(code) || responseCode === SERVER_CLOSES;
      if (isOver || !ABOUT_THE_MAIL.includes(code)) this.close();
      else await this.step((done) => this.connection.reset(done)).catch(() => this.close());
      if (isOver && this.messages > 0 && !stream.readableDidRead) return undefined;
      throw error;
    } finally {
      this.messages += 1;
      this.lastUsed = Date.now();
    }
  }

  /** Says goodbye. */
  quit(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.connection.quit();
  }

  /** Ends the connection at once, and fails what is under way. */
  close(): void {
    this.isOpen = false;
    this.connection.close();
  }

  private step<Result>(start: (done: (error?: Error | null, result?: Result) => void) => void): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.fail = reject;
      start((error, result) => (error ? reject(error) : resolve(result as Result)));
    });
  }
}
