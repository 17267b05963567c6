import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fastify, { type FastifyInstance } from 'fastify';
import { warnOfUnknownProxy } from './unknown-proxy.js';

let server: FastifyInstance;
let warnings: string[];

beforeEach(() => {
  warnings = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((text: string) => warnings.push(text));
  server = fastify();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const begin = (trustProxy?: string[]) => {
  warnOfUnknownProxy(server, trustProxy);
  server.get('/', async () => 'ok');
};
const get = (remoteAddress: string, headers: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' }) =>
  server.inject({ url: '/', remoteAddress, headers });

describe('a proxy that is not configured', () => {
  it.each(['10.1.2.3', '172.17.0.1', '192.168.1.1', '127.0.0.1', '::ffff:10.1.2.3', '::1', 'fd00::1', '100.64.0.1'])(
    'is warned of once where it is at %s, with what to set',
    async (proxy) => {
      begin();
      for (let request = 0; request < 3; request++) await get(proxy);
      expect(warnings).toEqual([expect.stringMatching(/TRUST_PROXY is unset.*Set TRUST_PROXY/)]);
      expect(warnings[0]).toContain(proxy);
    },
  );

  it.each(['203.0.113.1', '2001:db8::1', '172.32.0.1', '::ffff:203.0.113.1', 'Unsinn'])(
    'is none where a stranger at %s makes it up',
    async (visitor) => {
      begin();
      await get(visitor);
      expect(warnings).toEqual([]);
    },
  );

  it('is none on a machine that nothing stands in front of', async () => {
    begin();
    await get('127.0.0.1', {});
    expect(warnings).toEqual([]);
  });

  it('is none where proxies are known', async () => {
    begin(['loopback']);
    await get('127.0.0.1');
    expect(warnings).toEqual([]);
  });
});
