import type { LeadMessage } from './read-lead-stream.ts';
import { StreamConnection, type StreamListener } from './stream-connection.ts';

/** Of the lock that one tab holds, and of the channel on which it informs the others. */
const NAME = 'lead-stream';

/** What the connected tab sends the others; with `question` a new tab asks it for the state. */
type TabMessage =
  | { readonly kind: 'message'; readonly message: LeadMessage }
  | { readonly kind: 'connected' | 'disconnected'; readonly lastEventId: string | undefined }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'question' };

/**
 * One connection for all tabs of this browser, which allows few to one server: one tab holds it and informs the others. When
 * that one closes, the next takes over where it stopped. Where the browser lacks the means, each tab has its own.
 */
export class SharedConnection {
  private readonly channel = canShare() ? new BroadcastChannel(NAME) : undefined;
  private readonly closing = new AbortController();
  private connection: StreamConnection | undefined;
  private isConnected: boolean | undefined;
  private lastEventId: string | undefined;

  constructor(private readonly listener: StreamListener) {
    window.addEventListener('offline', this.drop);
    window.addEventListener('online', this.retryNow);
    document.addEventListener('visibilitychange', this.retryNow);
    if (!this.channel) {
      this.open();
      return;
    }
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.receive(data);
    this.send({ kind: 'question' });
    navigator.locks.request(NAME, { signal: this.closing.signal }, () => this.hold()).catch(() => undefined);
  }

  /** Closes the connection, or stops listening to the tab that holds it. */
  close(): void {
    window.removeEventListener('offline', this.drop);
    window.removeEventListener('online', this.retryNow);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.connection?.close();
    this.channel?.close();
    this.closing.abort();
  }

  /** Holds the lock, and with it the connection, until this tab closes it. */
  private hold(): Promise<void> {
    if (this.closing.signal.aborted) return Promise.resolve();
    this.open();
    return new Promise((resolve) => this.closing.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  private open(): void {
    const share = (message: TabMessage) => {
      this.send(message);
      this.receive(message);
    };
    this.connection = new StreamConnection(
      {
        onMessage: (message) => share({ kind: 'message', message }),
        onConnected: () => share({ kind: 'connected', lastEventId: this.lastEventId }),
        onDisconnected: () => share({ kind: 'disconnected', lastEventId: this.lastEventId }),
        onSignedOut: () => share({ kind: 'signedOut' }),
      },
      this.lastEventId,
    );
  }

  private receive(sent: TabMessage): void {
    switch (sent.kind) {
      case 'message':
        this.lastEventId = sent.message.id ?? this.lastEventId;
        this.listener.onMessage(sent.message);
        break;
      case 'connected':
      case 'disconnected':
        this.setConnected(sent.kind === 'connected', sent.lastEventId);
        break;
      case 'signedOut':
        this.listener.onSignedOut();
        break;
      case 'question':
        if (this.connection && this.isConnected !== undefined) {
          this.send({ kind: this.isConnected ? 'connected' : 'disconnected', lastEventId: this.lastEventId });
        }
    }
  }

  /** The answer to another tab's question reaches all tabs: what is known already is no news. */
  private setConnected(isConnected: boolean, lastEventId: string | undefined): void {
    this.lastEventId = lastEventId ?? this.lastEventId;
    if (this.isConnected === isConnected) return;
    this.isConnected = isConnected;
    if (isConnected) this.listener.onConnected();
    else this.listener.onDisconnected();
  }

  private send(message: TabMessage): void {
    this.channel?.postMessage(message);
  }

  private readonly drop = () => this.connection?.drop();

  /** The network is back, or someone looks again. */
  private readonly retryNow = () => {
    if (document.visibilityState === 'visible') this.connection?.retryNow();
  };
}

function canShare(): boolean {
  return 'locks' in navigator && 'BroadcastChannel' in window;
}
