import { EventEmitter, on, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail as it came; read as a whole only when a test asks, since ten thousand of them cost time. */
export class ReceivedMail {
  /** When it was there as a whole; milliseconds. */
  readonly receivedAt = Date.now();
  private readonly head: string;

  constructor(private readonly raw: Buffer) {
    const end = raw.indexOf('\r\n\r\n');
    this.head = raw.toString('utf8', 0, end < 0 ? raw.length : end).replace(/\r\n[ \t]+/g, ' ');
  }

  get messageId(): string {
    return this.header('message-id');
  }

  /** The header as sent, without the decoding of encoded words; empty if there is none. */
  header(name: string): string {
    return new RegExp(`^${name}: *(.*)$`, 'im').exec(this.head)?.[1]?.trim() ?? '';
  }

  parse(): Promise<ParsedMail> {
    return simpleParser(this.raw);
  }
}

/** An SMTP reply that refuses. */
class Refusal extends Error {
  constructor(readonly responseCode: number) {
    super('refused by the test');
  }
}

/** A real SMTP server that keeps what it gets, in order of arrival, and refuses or dawdles when told to. */
export class MailSink {
  readonly mails: ReceivedMail[] = [];
  private readonly events = new EventEmitter();
  private readonly server: SMTPServer;
  private refusals: { recipient: RegExp; code: number; times: number }[] = [];
  /** For each of the next mails that are sent to the end. */
  private readonly contentRefusals: number[] = [];
  private held: { release: Promise<void>; open: () => void } | undefined;
  /** Mails that were sent to the end and wait for the answer of a held sink. */
  waiting = 0;
  /** How long it takes to answer a mail that was sent to the end; milliseconds. */
  delayMs = 0;

  private constructor() {
    this.events.setMaxListeners(0);
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => done(this.refusalOf(address)),
      onData: (stream, _session, done) => {
        this.take(stream).then(() => done(), done);
      },
    });
    // A client that was killed in the middle of a mail is what some tests are about.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** Mails whose answers go to this visitor. */
  of(visitor: { readonly email: string }): ReceivedMail[] {
    return this.mails.filter((mail) => mail.header('reply-to').includes(visitor.email));
  }

  /** The mails to a visitor. */
  to(visitor: { readonly email: string }): ReceivedMail[] {
    return this.mails.filter((mail) => mail.header('to').includes(visitor.email));
  }

  /** The first mail of a visitor, as soon as it is there. */
  async next(visitor: { readonly email: string }, patience = 30_000): Promise<ReceivedMail> {
    const [known] = this.of(visitor);
    if (known) return known;
    const signal = AbortSignal.timeout(patience);
    try {
      for await (const _ of on(this.events, 'mail', { signal })) {
        const [mail] = this.of(visitor);
        if (mail) return mail;
      }
    } catch {
      // The time is over: said below.
    }
    throw new Error(`no mail of ${visitor.email} within ${patience} ms; ${this.mails.length} others came`);
  }

  /** Message-IDs that came more than once. */
  repeated(): string[] {
    const seen = new Set<string>();
    return this.mails.map(({ messageId }) => messageId).filter((id) => seen.size === seen.add(id).size);
  }

  /** Answers the next `times` recipients that match with `code`: 4xx asks for a later try, 5xx refuses for good. */
  refuse(recipient: RegExp, code: number, times = Number.POSITIVE_INFINITY): void {
    this.refusals.push({ recipient, code, times });
  }

  /** Answers the next mail with `code` once it was sent to the end. */
  refuseContent(code: number): void {
    this.contentRefusals.push(code);
  }

  /** From now on mails are taken whole, but their answer waits until {@link release}. */
  hold(): void {
    let open = () => {};
    const release = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.held = { release, open };
  }

  /** Resolves when a held sink has a mail whose answer is due. */
  async holding(patience = 30_000): Promise<void> {
    if (this.waiting === 0) await once(this.events, 'held', { signal: AbortSignal.timeout(patience) });
  }

  release(): void {
    this.held?.open();
    this.held = undefined;
  }

  async close(): Promise<void> {
    this.release();
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private refusalOf(address: string): Refusal | null {
    const refusal = this.refusals.find(({ recipient, times }) => times > 0 && recipient.test(address));
    if (!refusal) return null;
    refusal.times -= 1;
    return new Refusal(refusal.code);
  }

  private async take(stream: SMTPServerDataStream): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const code = this.contentRefusals.shift();
    if (code !== undefined) throw new Refusal(code);
    // Taken, though the sender may never learn of it: it counts from here.
    this.mails.push(new ReceivedMail(Buffer.concat(chunks)));
    this.events.emit('mail');
    if (this.delayMs > 0) await pause(this.delayMs);
    if (!this.held) return;
    this.waiting += 1;
    this.events.emit('held');
    await this.held.release;
    this.waiting -= 1;
  }
}
