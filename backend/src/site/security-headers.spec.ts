import { businessProfile } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { registerSecurityHeaders } from './security-headers.js';

async function headersOf(publicUrl: string) {
  const app = fastify();
  registerSecurityHeaders(app, { publicUrl, thirdParties: businessProfile.thirdParties });
  return (await app.inject('/')).headers;
}

it('keeps browsers to HTTPS for half a year, this host alone, where the site is reached by it', async () => {
  expect(await headersOf('https://www.example.ch')).toMatchObject({ 'strict-transport-security': 'max-age=15552000' });
  expect(await headersOf('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});
