import { get, type IncomingMessage } from 'node:http';
import { until } from './staff-app.js';

/** One event as it came. */
export interface StreamedEvent {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** A client of an event stream that keeps all it receives. */
export class EventStreamClient {
  /** Everything up to now, word by word. */
  text = '';
  hasEnded = false;
  private taken = 0;

  private constructor(readonly response: IncomingMessage) {
    response.setEncoding('utf8').on('data', (part: string) => {
      this.text += part;
    });
    response
      .once('error', () => undefined)
      .once('close', () => {
        this.hasEnded = true;
      });
  }

  /** @param headers as `cookie` and `last-event-id` */
  static open(url: string, headers: Readonly<Record<string, string>>): Promise<EventStreamClient> {
    return new Promise((resolve, reject) => {
      get(url, { headers, agent: false }, (response) => resolve(new EventStreamClient(response))).once('error', reject);
    });
  }

  get events(): readonly StreamedEvent[] {
    const blocks = this.text.split('\n\n').slice(0, -1);
    return blocks.map(toEvent).filter(({ data }) => data !== undefined);
  }

  /** Waits for the event after those that were taken before. */
  async next(): Promise<StreamedEvent> {
    await until(() => this.events.length > this.taken);
    this.taken += 1;
    return this.events[this.taken - 1] as StreamedEvent;
  }

  /** Goes away, as a browser tab that closes. */
  async close(): Promise<void> {
    this.response.destroy();
    await this.ended();
  }

  /** Waits until it is over, by the server's doing or its own. */
  async ended(): Promise<void> {
    await until(() => this.hasEnded);
  }
}

function toEvent(block: string): StreamedEvent {
  const fields = new Map(block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]));
  const data = fields.get('data');
  return { event: fields.get('event'), id: fields.get('id'), data: data === undefined ? undefined : JSON.parse(data) };
}
