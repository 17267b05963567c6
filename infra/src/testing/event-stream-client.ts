import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** For what an event may depend on: two slow cores and several test files at once. Milliseconds. */
const PATIENCE = 30_000;

/** One event as it came. */
interface StreamedEvent {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** A client of an event stream (server-sent events) that keeps all it receives. */
export class EventStreamClient {
  /** Everything up to now, word by word. */
  text = '';
  hasEnded = false;
  private taken = 0;
  private readonly changes = new EventEmitter();

  private constructor(readonly response: IncomingMessage) {
    response.setEncoding('utf8').on('data', (part: string) => {
      this.text += part;
      this.changes.emit('change');
    });
    response
      .once('error', () => undefined)
      .once('close', () => {
        this.hasEnded = true;
        this.changes.emit('change');
      });
  }

  /**
   * @param headers as `cookie` and `last-event-id`
   * @throws Error when there is no answer
   */
  static open(url: string, headers: Readonly<Record<string, string>>): Promise<EventStreamClient> {
    return new Promise((resolve, reject) => {
      get(url, { headers, agent: false }, (response) => resolve(new EventStreamClient(response))).once('error', reject);
    });
  }

  /** All that were received, in order. */
  get events(): readonly StreamedEvent[] {
    const blocks = this.text.split('\n\n').slice(0, -1);
    return blocks.map(toEvent).filter(({ data }) => data !== undefined);
  }

  /** Waits for the first event after the given number of others. @throws Error when the stream ends, or it takes long */
  async event(index: number): Promise<StreamedEvent> {
    await this.until(() => this.hasEnded || this.events.length > index);
    const event = this.events[index];
    if (!event) throw new Error(`The stream has ended after ${this.events.length} events.`);
    return event;
  }

  /** Waits for the event after those that were taken before. */
  next(): Promise<StreamedEvent> {
    this.taken += 1;
    return this.event(this.taken - 1);
  }

  /** Goes away, as a browser tab that closes. */
  async close(): Promise<void> {
    this.response.destroy();
    await this.ended();
  }

  /** Waits until it is over, by the server's doing or its own. @throws Error when it takes long */
  ended(): Promise<void> {
    return this.until(() => this.hasEnded);
  }

  private async until(holds: () => boolean): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE);
    while (!holds()) await once(this.changes, 'change', { signal });
  }
}

function toEvent(block: string): StreamedEvent {
  const fields = new Map(block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]));
  const data = fields.get('data');
  return { event: fields.get('event'), id: fields.get('id'), data: data === undefined ? undefined : JSON.parse(data) };
}
