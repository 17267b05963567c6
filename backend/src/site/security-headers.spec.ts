import { businessProfile } from '@fahrzeugpflege/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { registerSecurityHeaders } from './security-headers.js';

let headers: Record<string, unknown>;

beforeAll(async () => {
  const app = fastify();
  registerSecurityHeaders(app, {
    publicUrl: 'https://site.example',
    thirdParties: businessProfile.thirdParties,
  });
  app.get('/', async () => 'page');
  headers = (await app.inject('/')).headers;
  await app.close();
});

it('sends the policy with the configured providers in it', () => {
  expect(headers['content-security-policy']).toContain("frame-src 'self' https://www.openstreetmap.org;");
});

it.each([
  ['referrer-policy', 'strict-origin-when-cross-origin'],
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
