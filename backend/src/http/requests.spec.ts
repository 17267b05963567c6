import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { toProblem } from '../problem/to-problem.js';
import { answerClientError } from './answer-client-error.js';
import { answerWrongMethods } from './answer-wrong-methods.js';
import { checkRequests } from './check-requests.js';
import { createBoundedServer, SERVER_LIMITS } from './http-server.js';
import { limitBodies, readBodies } from './read-bodies.js';

let server: FastifyInstance;

beforeAll(async () => {
  server = fastify({
    serverFactory: (listener: RequestListener) => createBoundedServer(listener, SERVER_LIMITS, () => false),
    clientErrorHandler: answerClientError,
  });
  limitBodies(server);
  checkRequests(server);
  answerWrongMethods(server, async (url) => url === '/kontakt');
  readBodies(server);
  server.setErrorHandler((error, _request, reply) => {
    const problem = toProblem(error);
    return reply.status(problem.status).send(problem.toDetails());
  });
  server.get('/*', () => 'a page');
  server.get('/api/files/*', () => 'a file');
  server.post('/api/echo', ({ body }) => body);
  server.post('/api/small', { bodyLimit: 1_000 }, ({ body }) => body);
  server.get('/api/echo/:id', () => 'one');
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Sends exactly these bytes and answers all that comes back. */
async function sendRaw(...parts: (string | Buffer)[]): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.concat(parts.map((part) => Buffer.from(part))));
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

const postOf = (type: string, body: Buffer, more = '') => [
  `POST /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\n${more}Content-Length: ${body.length}\r\n\r\n`,
  body,
];
const INVALID = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
const CHUNKED =
  'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

describe('a request that is none', () => {
  it.each<[string, (string | Buffer)[], number]>([
    ['two hosts', ['GET / HTTP/1.1\r\nHost: a\r\nHOST: b\r\nConnection: close\r\n\r\n'], 400],
    ['no host', ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n'], 400],
    ['JSON that is no UTF-8', postOf('application/json', INVALID), 400],
    ['a form that is no UTF-8', postOf('application/x-www-form-urlencoded', INVALID), 400],
    [
      'a form that reaches for the prototype',
      postOf('application/x-www-form-urlencoded', Buffer.from('__proto__=1')),
      400,
    ],
    ['a packed body', postOf('application/json', gzipSync('{}'), 'Content-Encoding: gzip\r\n'), 415],
    ['what nobody can expect', ['GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n'], 417],
    ['a header that is too large', [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`], 431],
    ['a chunk whose extensions are too large', [`${CHUNKED}1;${'x'.repeat(17_000)}\r\n`], 413],
    ['a chunk that is too large to count', [`${CHUNKED}fffffffffffffffff\r\n`], 400],
    ['two lengths', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'], 400],
    ['another protocol', ['EHLO example.ch\r\n'], 400],
  ])('for %s is a problem that says so', async (_, parts, status) => {
    const answer = await sendRaw(...parts);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  });

  it('is none for HTTP/1.0 without a host, nor for a body that says that it is not packed', async () => {
    expect(await sendRaw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
    expect(await sendRaw(...postOf('application/json', Buffer.from('{}'), 'Content-Encoding: identity\r\n'))).toMatch(
      /^HTTP\/1.1 200 /,
    );
  });
});

describe('a body', () => {
  it.each([
    ['application/json', '{"ä":"ü"}', { ä: 'ü' }],
    ['application/x-www-form-urlencoded', 'a=1&a=2&b=%C3%BC+x&c', { a: ['1', '2'], b: 'ü x', c: '' }],
    ['application/x-www-form-urlencoded', 'a=%ff%zz', { a: expect.any(String) }],
  ])('of type %s is read: %s', async (type, payload, read) => {
    const { json } = await server.inject({
      method: 'POST',
      url: '/api/echo',
      headers: { 'content-type': type },
      payload,
    });
    expect(json()).toEqual(read);
  });

  it('of a form has all of its fields, or is refused where they are more than any form has', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (length: number) => {
      const payload = Array.from({ length }, (_, index) => `f${index}=1`).join('&');
      return server.inject({ method: 'POST', url: '/api/echo', headers, payload });
    };
    expect(Object.keys((await send(100)).json())).toHaveLength(100);
    expect((await send(101)).statusCode).toBe(400);
    expect((await send(60_000)).statusCode).toBe(400);
  });
});

it('a body that is too large is refused once it has been sent, so that the refusal is heard', async () => {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const half = Buffer.alloc(400_000, ' ');
  const head = `POST /api/small HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: ${2 * half.length}\r\n\r\n`);
  socket.write(half);
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  // By the time that another one has been answered, this one could have been.
  await sendRaw('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(heard).toBe('');
  socket.write(half);
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1.1 413 /);
  expect(heard).toContain('zu-gross');
});

it('a body that does not come is waited for only as long as a request may take, unless it is a photo', async () => {
  const slow = fastify({ clientErrorHandler: answerClientError });
  limitBodies(slow, 100);
  readBodies(slow);
  slow.post('/api/echo', ({ body }) => body);
  slow.post('/api/small', { bodyLimit: 2 }, ({ body }) => body);
  slow.put('/api/photo', { config: { isStreamed: true } }, ({ body }) => (body as Readable).toArray());
  await slow.listen({ port: 0, host: '127.0.0.1' });
  const send = async (head: string) => {
    const { port } = slow.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n`);
    return socket;
  };
  const photo = await send('PUT /api/photo');
  photo.write('Content-Type: image/webp\r\n\r\nab');
  for (const path of ['/api/echo', '/api/small']) {
    const enquiry = await send(`POST ${path}`);
    enquiry.write('Content-Type: application/json\r\n\r\n{}');
    expect(String(await enquiry.toArray())).toMatch(/^HTTP\/1.1 408 .*"status":408/s);
  }
  photo.write('cd');
  expect(String(await photo.toArray())).toMatch(/^HTTP\/1.1 200 /);
  await slow.close();
});

describe('a method', () => {
  it.each([
    ['GET', '/api/echo', 'POST'],
    ['DELETE', '/api/echo?x', 'POST'],
    ['HEAD', '/api/echo', 'POST'],
    ['PATCH', '/api/echo/7', 'GET, HEAD'],
    ['POST', '/api/files/a/b', 'GET, HEAD'],
    ['POST', '/kontakt', 'GET, HEAD'],
    ['TRACE', '/kontakt', 'GET, HEAD'],
    ['PROPFIND', '/kontakt', 'GET, HEAD'],
  ])('that a path does not have is a 405 with those that it has: %s %s', async (method, url, allow) => {
    const { statusCode, headers } = await server.inject({ method: method as 'GET', url });
    expect({ statusCode, allow: headers['allow'] }).toEqual({ statusCode: 405, allow });
  });

  it.each([
    ['GET', '/api/nichts'],
    ['POST', '/api/nichts'],
    ['POST', '/gibt-es-nicht'],
    ['OPTIONS', '/gibt-es-nicht'],
    ['OPTIONS', '/api/nichts'],
  ])('of a path that there is not is a 404: %s %s', async (method, url) => {
    const { statusCode, headers } = await server.inject({ method: method as 'GET', url });
    expect(statusCode).toBe(404);
    expect(headers).not.toHaveProperty('allow');
  });

  it.each([
    ['/api/echo', 'POST'],
    ['/api/echo/7', 'GET, HEAD'],
    ['/kontakt', 'GET, HEAD'],
  ])('OPTIONS tells those of %s', async (url, allow) => {
    const { statusCode, headers, payload } = await server.inject({ method: 'OPTIONS', url });
    expect({ statusCode, allow: headers['allow'], payload }).toEqual({ statusCode: 204, allow, payload: '' });
  });
});
