import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { EventStreamClient } from '@fahrzeugpflege/infra/testing';
import { afterEach, beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { signIn } from '../support/sign-in.js';
import type { Api } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { IS_FULL, whileWatching } from './support/attack.js';

const PIPELINED = IS_FULL ? 40_000 : 4_000;
const REQUEST = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n';
/** As the API has them (`backend/src/http/http-server.ts`, `lead-streams.ts`). */
const CONNECTIONS_OF_VISITOR = 200;
const STREAMS_OF_VISITOR = 100;
const STREAMS_OF_SESSION = 20;
const UNDER_WAY = 20;

describe('connections that harm others', () => {
  const context = useStack('postgres');
  const { test } = context;
  const opened: { destroy(): unknown }[] = [];
  let api: Api;

  beforeAll(async () => {
    api = await context.stack.startApi({ variables: { RATE_LIMIT: 'on' } });
    // Whoever signs in before there is an account has used up tries that are counted here.
    await eventually(async () => expect(await context.stack.records.countAccounts()).toBe(1));
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) each.destroy();
    await eventually(() => api.client.get('/api/health/live').expect(200));
  });

  /** A connection, what came back on it, and whether it was ended. */
  async function open(text: string): Promise<{ readonly socket: Socket; received(): string }> {
    const { hostname, port } = new URL(api.client.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    opened.push(socket);
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    await once(socket, 'connect');
    socket.write(text);
    return { socket, received: () => received };
  }

  const isEnded = async ({ socket }: { readonly socket: Socket }) => expect(socket.destroyed).toBe(true);

  test(`${PIPELINED} requests on one connection that wait for no answer: it is cut off`, async () => {
    const { longestSilence } = await whileWatching(`${PIPELINED} pipelined requests`, api.client, async () => {
      const connection = await open(REQUEST.repeat(PIPELINED));
      await eventually(() => isEnded(connection));
      expect(connection.received().split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(UNDER_WAY);
    });
    if (IS_FULL) expect(longestSilence).toBeLessThan(2_000);
  });

  test('more connections than a visitor may have: what is more is ended, and who leaves makes room', async () => {
    const connections = await Promise.all(Array.from({ length: CONNECTIONS_OF_VISITOR + 50 }, () => open('GET /')));
    const standing = () => connections.filter(({ socket }) => !socket.destroyed).length;
    await eventually(() => expect(standing()).toBeLessThanOrEqual(CONNECTIONS_OF_VISITOR));
    expect(standing()).toBeGreaterThan(CONNECTIONS_OF_VISITOR / 2);
  });

  test('more live streams than a visitor may have: what is more is refused, whatever the session', async () => {
    const sessions = await Promise.all(Array.from({ length: 6 }, () => signIn(api)));
    const url = `${api.client.url}/api/leads/stream`;
    const refused: (string | undefined)[] = [];
    await whileWatching('live streams', api.client, async () => {
      for (let count = 0; count < STREAMS_OF_VISITOR + 3; count += 1) {
        const cookie = sessions[Math.floor(count / STREAMS_OF_SESSION)] as string;
        const { response } = await EventStreamClient.open(url, { cookie });
        opened.push(response);
        if (response.statusCode !== 200) refused.push(response.headers['retry-after']);
      }
    });
    expect(refused).toEqual(['30', '30', '30']);
  });

  if (IS_FULL) {
    test('a body that comes in drops, and a header: both are cut off after half a minute', async () => {
      await whileWatching('trickled requests', api.client, async () => {
        const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
        const start = performance.now();
        const connections = await Promise.all([open(`${head}Content-Length: 1000\r\n\r\n`), open(`${head}X: `)]);
        const drops = setInterval(() => {
          for (const { socket } of connections) socket.write('x');
        }, 1_000);
        for (const connection of connections) await eventually(() => isEnded(connection), 60_000);
        clearInterval(drops);
        const took = performance.now() - start;
        console.info(`trickled requests: cut off after ${took.toFixed(0)} ms`);
        expect(took).toBeLessThan(40_000);
        for (const { received } of connections) expect(received()).toMatch(/^HTTP\/1.1 408 /);
      });
    });
  }
});
