import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { until } from '@fahrzeugpflege/infra/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createBoundedServer, LIFTED_LIMITS, SERVER_LIMITS, type ServerLimits } from './http-server.js';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const NO_PROXY = () => false;
const ANSWER: RequestListener = (_, response) => void response.end('answer');

const servers: Server[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function start(
  limits: Partial<ServerLimits>,
  listener = ANSWER,
  isProxy: (address: string) => boolean = NO_PROXY,
) {
  const server = createBoundedServer(listener, { ...SERVER_LIMITS, ...limits }, isProxy);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** A connection, and what came back on it. */
async function open(server: Server, text = REQUEST) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  await once(socket, 'connect');
  socket.write(text);
  return { socket, received: () => received };
}

/** Whether a new connection is answered; else it was ended. */
async function isServed(server: Server): Promise<boolean> {
  const { socket, received } = await open(server);
  await until(() => received() !== '' || socket.destroyed);
  return received() !== '';
}

describe('the server', () => {
  it('gives a request its time and looks every second whether it is over', async () => {
    expect(SERVER_LIMITS).toMatchObject({ requestTime: 30_000, photoTime: 180_000 });
    const server = await start({ requestTime: 100, photoTime: 200 });
    expect(server).toMatchObject({ requestTimeout: 200, headersTimeout: 100 });
    for (const text of ['', 'GET /', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc']) {
      const { socket } = await open(server, text);
      await until(() => socket.destroyed);
    }
  });

  it('begins no more requests of one connection than may be under way, and ends it', async () => {
    let begun = 0;
    const server = await start({ underWay: 20 }, () => {
      begun += 1;
    });
    const { socket } = await open(server, REQUEST.repeat(5_000));
    await until(() => socket.destroyed);
    expect(begun).toBe(20);
  });

  it('takes any number of requests one after the other', async () => {
    const server = await start({ underWay: 2 });
    const { socket, received } = await open(server);
    for (let count = 1; count < 50; count += 1) {
      await until(() => received().split('answer').length > count);
      socket.write(REQUEST);
    }
    await until(() => received().split('answer').length > 50);
  });

  it('has a bound of connections for a visitor; whoever leaves makes room', async () => {
    const server = await start({ connectionsOfVisitor: 3 });
    const [first] = await Promise.all([open(server), open(server), open(server)]);
    await until(() => first?.received() !== '');
    expect(await isServed(server)).toBe(false);
    first?.socket.destroy();
    await until(() => isServed(server));
  });

  it('has none for a proxy, but one in all; who is served already makes room', async () => {
    const server = await start({ connectionsOfVisitor: 1, connections: 3 }, ANSWER, () => true);
    const unanswered = 'GET / HTTP/1.1\r\n';
    const idle = await open(server);
    await until(() => idle.received() !== '');
    await Promise.all([open(server, unanswered), open(server, unanswered)]);
    await until(() => isServed(server));
    expect(idle.socket.destroyed).toBe(true);
  });

  it('is lifted of all these bounds for load tests', async () => {
    const server = await start(LIFTED_LIMITS);
    const { received } = await open(server, REQUEST.repeat(500));
    await until(() => received().split('answer').length > 500);
    const count = SERVER_LIMITS.connectionsOfVisitor + 10;
    const opened = await Promise.all(Array.from({ length: count }, () => open(server)));
    await until(() => opened.every((connection) => connection.received() !== ''));
  });
});
