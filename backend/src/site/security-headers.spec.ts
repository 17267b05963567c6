import { businessProfile } from '@fahrzeugpflege/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { registerSecurityHeaders } from './security-headers.js';

let headers: Record<string, unknown>;

async function headersOf(publicUrl: string): Promise<Record<string, unknown>> {
  const app = fastify();
  registerSecurityHeaders(app, { publicUrl, thirdParties: businessProfile.thirdParties });
  app.get('/', async () => 'page');
  const answer = await app.inject('/');
  await app.close();
  return answer.headers;
}

beforeAll(async () => {
  headers = await headersOf('https://site.example');
});

it('sends the policy with the configured providers in it', () => {
  expect(headers['content-security-policy']).toContain("frame-src 'self' https://www.openstreetmap.org;");
});

it.each([
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['strict-transport-security', 'max-age=15552000'],
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', expect.stringMatching(/^camera=\(\), microphone=\(\), geolocation=\(\)/)],
])('%s is %p', (name, value) => {
  expect(headers[name]).toEqual(value);
});

it('asks nothing of the frames that it embeds, and tells no server’s name', () => {
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
  expect(headers).not.toHaveProperty('x-powered-by');
});

it('keeps nobody to HTTPS where the site is reached without', async () => {
  expect(await headersOf('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});
