import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

/** What came of many requests: how often each status (`null`: no answer), and the bodies of those that were accepted. */
export interface LoadResult {
  readonly statuses: ReadonlyMap<number | null, number>;
  /** Ids of the submissions that were answered with 201. */
  readonly acceptedIds: readonly string[];
  /** Milliseconds that each request took, in the order of the answers. */
  readonly latencies: readonly number[];
  /** When the first was sent; milliseconds since 1970. */
  readonly startedAt: number;
  readonly seconds: number;
}

/**
 * Posts JSON bodies to `/api/contact`, always `parallel` of them at once, over connections that are kept open. A request
 * without an answer (its server was ended) is counted, never repeated.
 */
export async function sendMany(url: string, bodies: Iterable<object>, parallel: number): Promise<LoadResult> {
  const sender = new Sender(url, parallel);
  const queue = bodies[Symbol.iterator]();
  const lane = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await sender.send(next.value);
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return sender.finish();
}

/** The same, one every so many milliseconds, whether or not the last was answered. */
export async function sendPaced(url: string, bodies: readonly object[], everyMs: number): Promise<LoadResult> {
  const sender = new Sender(url, null);
  const start = performance.now();
  const sending: Promise<void>[] = [];
  for (const [index, body] of bodies.entries()) {
    await pause(Math.max(0, start + index * everyMs - performance.now()));
    sending.push(sender.send(body));
  }
  await Promise.all(sending);
  return sender.finish();
}

/** By undici's pool: it costs a fraction of `node:http`, and less of what is measured is the load itself. */
class Sender {
  private readonly pool: Pool;
  private readonly statuses = new Map<number | null, number>();
  private readonly acceptedIds: string[] = [];
  private readonly latencies: number[] = [];
  private readonly start = performance.now();

  /** @param connections at most; null for as many as are needed */
  constructor(url: string, connections: number | null) {
    this.pool = new Pool(url, { connections });
  }

  async send(body: object): Promise<void> {
    const start = performance.now();
    const { status, text } = await this.post(JSON.stringify(body));
    this.latencies.push(performance.now() - start);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 201) this.acceptedIds.push((JSON.parse(text) as { id: string }).id);
  }

  async finish(): Promise<LoadResult> {
    const { statuses, acceptedIds, latencies, start } = this;
    const seconds = (performance.now() - start) / 1_000;
    await this.pool.close();
    return { statuses, acceptedIds, latencies, startedAt: performance.timeOrigin + start, seconds };
  }

  private post(body: string): Promise<{ readonly status: number | null; readonly text: string }> {
    const request = {
      method: 'POST' as const,
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body,
    };
    return new Promise((resolve) => {
      let [status, text] = [0, ''];
      this.pool.dispatch(request, {
        // By this one undici tells handlers of this form from older ones.
        onRequestStart: () => undefined,
        onResponseStart: (_, code) => {
          status = code;
        },
        onResponseData: (_, chunk) => {
          text += chunk.toString();
        },
        onResponseEnd: () => resolve({ status, text }),
        onResponseError: () => resolve({ status: null, text: '' }),
      });
    });
  }
}
