import { Agent, request } from 'node:http';

/** What came of many requests: how often each status (`null`: no answer), and the bodies of those that were accepted. */
export interface LoadResult {
  readonly statuses: ReadonlyMap<number | null, number>;
  /** Ids of the submissions that were answered with 201. */
  readonly acceptedIds: readonly string[];
  readonly seconds: number;
}

interface Answer {
  readonly status: number | null;
  readonly text: string;
}

/**
 * Posts JSON bodies to `/api/contact`, always `parallel` of them at once, over connections that are kept open. A request
 * without an answer (its server was ended) is counted, never repeated.
 */
export async function sendMany(url: string, bodies: Iterable<object>, parallel: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const statuses = new Map<number | null, number>();
  const acceptedIds: string[] = [];
  const queue = bodies[Symbol.iterator]();
  const start = Date.now();
  const lane = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const { status, text } = await post(`${url}/api/contact`, JSON.stringify(next.value), agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) acceptedIds.push((JSON.parse(text) as { id: string }).id);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  agent.destroy();
  return { statuses, acceptedIds, seconds: (Date.now() - start) / 1_000 };
}

function post(url: string, body: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: null, text: '' });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { method: 'POST', headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', lost);
      response.once('end', () => resolve({ status: response.statusCode ?? null, text }));
    });
    outgoing.once('error', lost);
    outgoing.end(body);
  });
}
