import type { LeadMessage } from './read-lead-stream.ts';
import { type LineListener, LiveLine } from './stream-connection.ts';

/** Of the lock that one tab holds, and of the channel on which it tells the others. */
const NAME = 'lead-stream';

/** What the tab with the line tells the others; `question` is how a new tab asks it where things stand. */
type TabMessage =
  | { readonly kind: 'message'; readonly message: LeadMessage }
  | { readonly kind: 'up' | 'down'; readonly lastEventId: string | undefined }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'question' };

/**
 * One line for all tabs of this browser, of which it has few for one server: one tab holds it and tells the others. When
 * that one closes, the next takes over where it stopped. Where the browser lacks the means, each tab has its own.
 */
export class SharedLine {
  private readonly channel = canShare() ? new BroadcastChannel(NAME) : undefined;
  private readonly closing = new AbortController();
  private line: LiveLine | undefined;
  private isUp: boolean | undefined;
  private lastEventId: string | undefined;

  constructor(private readonly listener: LineListener) {
    window.addEventListener('offline', this.drop);
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    if (!this.channel) {
      this.open();
      return;
    }
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.hear(data);
    this.tell({ kind: 'question' });
    navigator.locks.request(NAME, { signal: this.closing.signal }, () => this.hold()).catch(() => undefined);
  }

  /** Lets go of the line. */
  close(): void {
    window.removeEventListener('offline', this.drop);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.line?.close();
    this.channel?.close();
    this.closing.abort();
  }

  /** Holds the lock, and with it the line, until the end of this tab's interest. */
  private hold(): Promise<void> {
    if (this.closing.signal.aborted) return Promise.resolve();
    this.open();
    return new Promise((resolve) => this.closing.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  private open(): void {
    const share = (message: TabMessage) => {
      this.tell(message);
      this.hear(message);
    };
    this.line = new LiveLine(
      {
        onMessage: (message) => share({ kind: 'message', message }),
        onUp: () => share({ kind: 'up', lastEventId: this.lastEventId }),
        onDown: () => share({ kind: 'down', lastEventId: this.lastEventId }),
        onSignedOut: () => share({ kind: 'signedOut' }),
      },
      this.lastEventId,
    );
  }

  private hear(told: TabMessage): void {
    switch (told.kind) {
      case 'message':
        this.lastEventId = told.message.id ?? this.lastEventId;
        this.listener.onMessage(told.message);
        break;
      case 'up':
      case 'down':
        this.turn(told.kind === 'up', told.lastEventId);
        break;
      case 'signedOut':
        this.listener.onSignedOut();
        break;
      case 'question':
        if (this.line && this.isUp !== undefined) {
          this.tell({ kind: this.isUp ? 'up' : 'down', lastEventId: this.lastEventId });
        }
    }
  }

  /** The answer to another tab's question is heard by all: what is known already is no news. */
  private turn(isUp: boolean, lastEventId: string | undefined): void {
    this.lastEventId = lastEventId ?? this.lastEventId;
    if (this.isUp === isUp) return;
    this.isUp = isUp;
    if (isUp) this.listener.onUp();
    else this.listener.onDown();
  }

  private tell(message: TabMessage): void {
    this.channel?.postMessage(message);
  }

  private readonly drop = () => this.line?.drop();

  /** The network is back, or someone looks again. */
  private readonly hurry = () => {
    if (document.visibilityState === 'visible') this.line?.hurry();
  };
}

function canShare(): boolean {
  return 'locks' in navigator && 'BroadcastChannel' in window;
}
