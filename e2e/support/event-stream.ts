import { get, type IncomingMessage } from 'node:http';
import { eventually } from './eventually.js';

export interface StreamEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** A client of an event stream. */
export class EventStream {
  isOver = false;
  private text = '';

  private constructor(readonly response: IncomingMessage) {
    response.setEncoding('utf8').on('data', (part: string) => {
      this.text += part;
    });
    response
      .once('error', () => undefined)
      .once('close', () => {
        this.isOver = true;
      });
  }

  /** @throws Error when there is no answer */
  static open(url: string, headers: Readonly<Record<string, string>>): Promise<EventStream> {
    return new Promise((resolve, reject) => {
      get(url, { headers, agent: false }, (response) => resolve(new EventStream(response))).once('error', reject);
    });
  }

  /** All that it has received, in order. */
  get events(): readonly StreamEvent[] {
    return [...this.text.matchAll(/^event: (\w+)\n(?:id: (\d+)\n)?data: (.*)\n\n/gm)].map(
      ([, name = '', id, data]) => ({
        name,
        id,
        data: JSON.parse(data ?? ''),
      }),
    );
  }

  /** Waits for the first event after the given number of others. */
  async event(index: number, patience?: number): Promise<StreamEvent> {
    return eventually(() => {
      const event = this.events[index];
      if (!event) throw new Error(`only ${this.events.length} events`);
      return event;
    }, patience);
  }
}
