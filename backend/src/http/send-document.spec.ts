import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify, type InjectOptions } from 'fastify';
import { compressAnswers } from './compress-answers.js';
import { sendDocument } from './send-document.js';
import { SiteDocument } from './site-document.js';

const TEXT = '<p>Grüezi</p>'.repeat(1_000);
const TYPE = 'text/html; charset=utf-8';

describe('a document as it is sent', () => {
  const ready = new SiteDocument(TYPE, TEXT);
  const fresh = new SiteDocument(TYPE, TEXT);
  let server: FastifyInstance;

  beforeAll(async () => {
    await ready.compress();
    server = fastify();
    await compressAnswers(server);
    server.get('/ready', (request, reply) => sendDocument(request, reply, ready));
    server.get('/fresh', (request, reply) => sendDocument(request, reply, fresh));
  });

  const ask = (url: string, encodings = '', more: InjectOptions = {}) =>
    server.inject({ url, ...more, headers: { 'accept-encoding': encodings, ...more.headers } });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes in %s, with its length, type and tag', async (encoding, decompress) => {
    const { statusCode, headers, rawPayload } = await ask('/ready', encoding);
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      'content-encoding': encoding,
      'content-type': TYPE,
      'content-length': String(rawPayload.length),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: ready.etag,
    });
    expect(decompress(rawPayload).toString()).toBe(TEXT);
    expect(rawPayload.length).toBeLessThan(TEXT.length / 50);
  });

  it('comes as it is to whoever wants no encoding, and says that this was a choice', async () => {
    const { headers, payload } = await ask('/ready', 'identity');
    expect(headers).toMatchObject({ 'content-length': String(Buffer.byteLength(TEXT)), vary: 'accept-encoding' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(payload).toBe(TEXT);
  });

  it('is compressed by the way where it was not compressed yet', async () => {
    const { headers, rawPayload } = await ask('/fresh', 'br');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: ready.etag });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT);
  });

  it.each([
    ['its tag', () => ready.etag],
    ['its tag, made strong by a proxy', () => ready.etag.replace('W/', '')],
    ['its tag among others', () => `"old", ${ready.etag}`],
    ['whatever there is', () => '*'],
  ])('is not sent again to whoever has %s', async (_, known) => {
    const { statusCode, headers, payload } = await ask('/ready', 'br', { headers: { 'if-none-match': known() } });
    expect(statusCode).toBe(304);
    expect(payload).toBe('');
    expect(headers).toMatchObject({ etag: ready.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('is sent to whoever has another one', async () => {
    const { statusCode } = await ask('/ready', 'br', { headers: { 'if-none-match': 'W/"other"' } });
    expect(statusCode).toBe(200);
  });

  it.each(['br', 'identity'])('answers HEAD as GET, without the text (%s)', async (encoding) => {
    const { headers } = await ask('/ready', encoding);
    const head = await ask('/ready', encoding, { method: 'HEAD' });
    const { date: _, ...expected } = headers;
    expect(head.headers).toMatchObject(expected);
    expect(head.payload).toBe('');
  });

  it('has another tag when its text is another', () => {
    expect(new SiteDocument(TYPE, TEXT).etag).toBe(ready.etag);
    expect(new SiteDocument(TYPE, `${TEXT} `).etag).not.toBe(ready.etag);
  });
});
