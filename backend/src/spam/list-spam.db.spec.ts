import { type SuspectedSpam, suspectedSpamSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { z } from 'zod';
import { addLead, useStaffApp } from '../testing/staff-app.js';
import { addSpam } from '../testing/suspected-spam.js';

const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});
beforeEach(() => staff.dataSource.query('TRUNCATE submission, lead CASCADE'));

const list = (query: Record<string, string> = {}) => staff.as(cookie).get('/api/spam').query(query);

describe('GET /api/spam', () => {
  it('answers suspected spam alone, newest first, as it was typed', async () => {
    await addLead(staff.dataSource);
    const message = '<b>Gratis</b>\nhttps://spam.example';
    await addSpam(staff.dataSource, { receivedAt: '2025-08-10T08:00:00Z' });
    const id = await addSpam(staff.dataSource, { receivedAt: '2025-08-11T08:00:00Z', words: { message } });
    const { body } = await list().expect(200).expect('cache-control', 'no-store');
    expect(z.array(z.strictObject(suspectedSpamSchema.shape)).parse(body)).toHaveLength(2);
    expect(body[0]).toMatchObject({
      id,
      receivedAt: '2025-08-11T08:00:00.000Z',
      wayIn: 'form',
      reason: 'honeypot',
      words: { name: 'Anna Muster', message },
    });
  });

  it('leads from page to page, each once, whatever their times', async () => {
    for (let n = 0; n < 7; n++) await addSpam(staff.dataSource, { receivedAt: '2025-09-01T08:00:00.000500Z' });
    for (let n = 1; n < 4; n++) await addSpam(staff.dataSource, { receivedAt: `2025-09-01T08:00:00.00050${n}Z` });
    const pages: SuspectedSpam[][] = [];
    for (let path: string | undefined = '/api/spam?limit=3'; path; ) {
      const response: supertest.Response = await staff.as(cookie).get(path).expect(200);
      pages.push(response.body);
      path = /^<(\/api\/spam\?[^>]+)>; rel="next"$/.exec(response.get('Link')?.toString() ?? '')?.[1];
    }
    expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 1]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(10);
  });

  it('holds fifty by default', async () => {
    for (let n = 0; n < 51; n++) await addSpam(staff.dataSource);
    const response = await list().expect(200);
    expect(response.body).toHaveLength(50);
    expect(response.get('Link')).toMatch(/rel="next"$/);
  });

  it.each([{ limit: '0' }, { limit: '201' }, { limit: 'zehn' }, { cursor: 'Unsinn' }, { sort: 'name' }])(
    'answers 422 naming the field to %j',
    async (query) => {
      expect(Object.keys((await list(query).expect(422)).body.errors)).toEqual(Object.keys(query));
    },
  );
});
