import { isUnauthorized } from '#lib/api-client.ts';
import { type LeadMessage, readLeadStream } from './read-lead-stream.ts';

/** The first pause after a loss, until the server names one; it doubles with every failure. Milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** A connection that lasted for less is as good as none: the pauses go on growing. Milliseconds. */
const LASTED = 5_000;

/** The server sends a heartbeat every 20 seconds; a connection without two of them is lost. Milliseconds. */
const SILENCE_LIMIT = 50_000;

/** Whoever follows the stream. */
export interface StreamListener {
  onMessage(message: LeadMessage): void;
  /** The connection is open, for the first time or again. */
  onConnected(): void;
  /** The connection is lost, or could not be opened. */
  onDisconnected(): void;
  /** The session is over. */
  onSignedOut(): void;
}

/** Keeps the stream of leads open: whenever it is lost, it is opened again after a pause, from where it was lost. */
export class StreamConnection {
  private attempt = new AbortController();
  private firstPause = FIRST_PAUSE;
  private isClosed = false;
  private endPause: () => void = () => undefined;

  /** @param lastEventId what another tab received last, if one did */
  constructor(
    private readonly listener: StreamListener,
    private lastEventId: string | undefined,
  ) {
    void this.run();
  }

  /** Closes the connection for good. */
  close(): void {
    this.isClosed = true;
    this.attempt.abort();
    this.endPause();
  }

  /** The network is gone, which an open connection may not notice for long. */
  drop(): void {
    this.attempt.abort();
  }

  /** The next try is likely to succeed: no more waiting for it. */
  retryNow(): void {
    this.endPause();
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.isClosed; failures += 1) {
      const start = Date.now();
      const error = await this.listen().catch((failure: unknown) => failure);
      if (this.isClosed) return;
      this.listener.onDisconnected();
      if (isUnauthorized(error)) this.listener.onSignedOut();
      if (Date.now() - start > LASTED) failures = 0;
      await this.pause(Math.min(this.firstPause * 2 ** failures, LONGEST_PAUSE));
    }
  }

  /** One connection, from its opening to its loss. */
  private async listen(): Promise<void> {
    this.attempt = new AbortController();
    const { signal } = this.attempt;
    const giveUp = () => this.attempt.abort();
    let silence = setTimeout(giveUp, SILENCE_LIMIT);
    const onBytes = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_LIMIT);
    };
    const onRetry = (pause: number) => {
      this.firstPause = pause;
    };
    try {
      await readLeadStream({ lastEventId: this.lastEventId, signal, onBytes, onRetry, onMessage: this.receive });
    } finally {
      clearTimeout(silence);
    }
  }

  private readonly receive = (message: LeadMessage): void => {
    if (this.isClosed) return;
    this.lastEventId = message.id ?? this.lastEventId;
    // Every connection begins with one of the two, after what was missed.
    if (message.name === 'ready' || message.name === 'reset') this.listener.onConnected();
    this.listener.onMessage(message);
  };

  /** Up to a half shorter, so that not all tabs of all people come at the same moment. */
  private pause(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limit * (0.5 + Math.random() / 2));
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
