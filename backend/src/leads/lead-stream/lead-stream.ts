import { Readable } from 'node:stream';

/** What a client has not taken yet. One that is slower is let go, and is sent what it missed when it comes back. Bytes. */
const BACKLOG_LIMIT = 256 * 1024;

/** Whose stream it is. */
export interface StreamOwner {
  /** The session that opened it, and with which it ends. */
  readonly sessionId: string;
  /** See `visitorKey`. */
  readonly visitor: string;
}

/** One client's stream. */
export class LeadStream {
  /** The body of the answer. */
  readonly body = new Readable({ read: () => undefined });
  private hasEnded = false;
  /** What is sent before the stream has begun. */
  private held: (string | Buffer)[] | undefined = [];

  constructor(readonly owner: StreamOwner) {}

  /**
   * Sends the beginning, and after it what was sent before: a client that is lost again goes on from the last event that
   * it received, so that what it missed has to come before all else.
   */
  begin(text: string): void {
    const { held = [] } = this;
    this.held = undefined;
    for (const part of [text, ...held]) this.send(part);
  }

  /** Sends text of the event stream's format; once the stream has ended, nothing. */
  send(text: string | Buffer): void {
    if (this.hasEnded || this.body.destroyed) return;
    if (this.held) {
      this.held.push(text);
      return;
    }
    this.body.push(text);
    if (this.body.readableLength > BACKLOG_LIMIT) this.body.destroy();
  }

  /** Ends the answer. What a slow client has not taken by now is not waited for. */
  end(): void {
    if (this.hasEnded || this.body.destroyed) return;
    this.hasEnded = true;
    if (this.body.readableLength > 0) this.body.destroy();
    else this.body.push(null);
  }
}
