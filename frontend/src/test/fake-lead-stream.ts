import type { LeadEvent } from '@fahrzeugpflege/contracts';

type Read = { readonly done: false; readonly value: Uint8Array } | { readonly done: true };

/** One connection that a client has opened. */
class Connection {
  private readonly parts: Read[] = [];
  private waiting: { resolve(read: Read): void; reject(error: Error): void } | undefined;

  constructor(
    readonly lastEventId: string | undefined,
    signal: AbortSignal | null | undefined,
  ) {
    signal?.addEventListener('abort', () => this.lose());
  }

  send(text: string): void {
    this.give({ done: false, value: new TextEncoder().encode(text) });
  }

  end(): void {
    this.give({ done: true });
  }

  lose(): void {
    this.waiting?.reject(new TypeError('network error'));
    this.waiting = undefined;
  }

  readonly read = (): Promise<Read> => {
    const part = this.parts.shift();
    return part
      ? Promise.resolve(part)
      : new Promise((resolve, reject) => {
          this.waiting = { resolve, reject };
        });
  };

  private give(part: Read): void {
    if (this.waiting) this.waiting.resolve(part);
    else this.parts.push(part);
    this.waiting = undefined;
  }
}

/** A hand-written stand-in for `GET /api/leads/stream`, before whatever else answers `fetch`. */
export class FakeLeadStream {
  /** Every connection that was asked for, refused ones too. */
  readonly connections: Connection[] = [];
  /** Anything but 200 is a refusal; `'offline'` is no answer at all. */
  status: number | 'offline' = 200;
  private lastId = 0;

  install(): this {
    const others = globalThis.fetch;
    globalThis.fetch = ((path: string, init?: RequestInit) =>
      path === '/api/leads/stream' ? this.open(init) : others(path, init)) as typeof fetch;
    return this;
  }

  get connection(): Connection {
    const connection = this.connections.at(-1);
    if (!connection) throw new Error('nobody has asked for the stream');
    return connection;
  }

  /** Says that something happened to a lead, and answers the event's id. */
  tell(event: LeadEvent, id = this.nextId()): string {
    this.connection.send(`event: lead\nid: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
    return id;
  }

  reset(): void {
    this.connection.send('event: reset\ndata: {}\n\n');
  }

  /** Says that a mail could not be sent. */
  tellOfMails(): void {
    this.connection.send('event: mails\ndata: {}\n\n');
  }

  /** Says that the opening hours may be others. */
  tellOfFacts(): void {
    this.connection.send('event: facts\ndata: {}\n\n');
  }

  private nextId(): string {
    this.lastId += 1;
    return String(this.lastId);
  }

  private async open(init: RequestInit = {}): Promise<Response> {
    const headers = init.headers as Record<string, string>;
    const connection = new Connection(headers['last-event-id'], init.signal);
    this.connections.push(connection);
    if (this.status === 'offline') throw new TypeError('Failed to fetch');
    connection.send(`retry: 1000\n\nevent: ready\nid: ${this.lastId}\ndata: {}\n\n`);
    const body = { getReader: () => ({ read: connection.read }) };
    const answer = { ok: this.status === 200, status: this.status, statusText: '', text: async () => '', body };
    return answer as unknown as Response;
  }
}
