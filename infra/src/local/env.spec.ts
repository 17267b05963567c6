import { describe, expect, it } from '@jest/globals';
import { childVariables, readLauncherEnvironment, workerVariables } from './env.js';

const DATABASE_URL = 'postgresql://user:secret@localhost:5432/leads';

/** What one more worker is told where `npm start` was given these. */
const handedOver = (given: Record<string, string>) =>
  workerVariables(childVariables(readLauncherEnvironment(given), { databaseUrl: DATABASE_URL, dataDir: '/data' }));

describe('one more worker beside npm start', () => {
  it.each([
    ['RETENTION', '{"leads":{"promo":{"completed":120}}}'],
    ['PHOTO_DIR', '/srv/photos'],
    ['REDIS_URL', 'redis://localhost:6379'],
    ['MAIL_TO', 'info@example.ch'],
    ['VISITOR_CONFIRMATION', 'on'],
  ])('works by the same %s', (name, value) => {
    expect(handedOver({ [name]: value })).toMatchObject({ DATABASE_URL, [name]: value });
  });

  it('is told nothing that it has no use for', () => {
    expect(handedOver({ ADMIN_PASSWORD: 'geheim' })).not.toMatchObject({
      ADMIN_PASSWORD: expect.anything(),
    });
  });
});
