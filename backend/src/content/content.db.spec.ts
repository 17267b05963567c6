import { articles, interviewSlug, profileFacts, services } from '@fahrzeugpflege/contracts';
import { until } from '@fahrzeugpflege/infra/testing';
import { describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { useStaffApp } from '../testing/staff-app.js';

const staff = useStaffApp();

const get = (path: string) => supertest(staff.server).get(path);

describe('public content', () => {
  it('lists the services in order, with absent prices and benefits left out', async () => {
    const response = await get('/api/services').expect(200);
    expect(response.body).toEqual(services(profileFacts));
  });

  it('renders a price from what the owner set, and leaves out what can not be read', async () => {
    const own = { kind: 'from', amount: 1899.5, per: null, vat: 'excluded' };
    const set = (prices: object) =>
      staff.dataSource.query('UPDATE service SET prices = $1 WHERE id = $2', [
        prices,
        'keramikversiegelung-wohnmobile',
      ]);
    const shown = async () => (await get('/api/services')).body[0].price;
    await set({ ceramicSealing: own });
    await until(async () => (await shown()) === "ab CHF 1'899.50, exkl. MwSt.");
    await set({ ceramicSealing: { ...own, amount: 'viel' } });
    await until(async () => (await shown()) === "ab CHF 1'699, exkl. MwSt.");
  });

  it('lists the articles in order, with the fields of a teaser alone', async () => {
    const response = await get('/api/blog').expect(200);
    expect(response.body).toEqual(articles.map(({ createdAt: _, ...teaser }) => teaser));
  });

  it('answers an article with its date', async () => {
    const response = await get(`/api/blog/${interviewSlug}`).expect(200);
    expect(response.body).toEqual(articles[0]);
  });

  it('answers an article without a date', async () => {
    await staff.dataSource.query(`UPDATE blog_article SET created_at = NULL WHERE slug = 'autohotel'`);
    const response = await get('/api/blog/autohotel').expect(200);
    expect(response.body).toMatchObject({ slug: 'autohotel', createdAt: null });
  });

  it.each(['unbekannt', '%00', 'dampfreinigung%00', '%F0%9F%9A%90', "'%20OR%201=1", '%25'])(
    'answers 404 to the unknown article %s',
    async (slug) => {
      const response = await get(`/api/blog/${slug}`)
        .expect(404)
        .expect('content-type', /problem\+json/);
      expect(response.body.detail).toBe('Artikel nicht gefunden');
    },
  );

  it.each(['/api/services', '/api/blog', '/api/blog/dampfreinigung'])(
    'is read once for all who ask for %s, and not sent to whoever has it, until it changes',
    async (path) => {
      const { dataSource } = staff;
      const { etag } = (await get(path).expect(200)).headers;
      await dataSource.query(
        'ALTER TABLE service RENAME TO service_away; ALTER TABLE blog_article RENAME TO article_away',
      );
      try {
        await get(path).expect(200);
        await get(path)
          .set('If-None-Match', etag ?? '')
          .expect(304);
      } finally {
        await dataSource.query(
          'ALTER TABLE service_away RENAME TO service; ALTER TABLE article_away RENAME TO blog_article',
        );
      }
      await dataSource.query("UPDATE service SET title = title || '!'; UPDATE blog_article SET title = title || '!'");
      await until(async () => (await get(path).set('If-None-Match', etag ?? '')).status === 200);
    },
  );

  it('answers an article as soon as there is one of its slug', async () => {
    await get('/api/blog/winterpause').expect(404);
    await staff.dataSource.query(
      `INSERT INTO blog_article (id, position, slug, title, excerpt, image)
       VALUES ('winter', 9, 'winterpause', 'Gut durch den Winter', 'Was ein Fahrzeug braucht.', 'autohotel')`,
    );
    await until(async () => (await get('/api/blog/winterpause')).status === 200);
  });

  it('takes no slug in capitals: every spelling of an address leads to its small letters', async () => {
    const inserted = staff.dataSource.query(
      `INSERT INTO blog_article (id, position, slug, title, excerpt, image)
       VALUES ('summer', 10, 'Sommerpause', 'Gut durch den Sommer', 'Was ein Fahrzeug braucht.', 'autohotel')`,
    );
    await expect(inserted).rejects.toThrow('blog_article_slug_in_lower_case');
  });

  it('does no session work: no cookie is set, none is read', async () => {
    const cookie = await staff.signIn();
    await staff.dataSource.query('ALTER TABLE staff_session RENAME TO staff_session_away');
    for (const path of ['/api/services', '/api/blog', '/api/blog/dampfreinigung']) {
      const response = await get(path).set('Cookie', cookie).expect(200);
      expect(response.get('Set-Cookie')).toBeUndefined();
    }
    await get('/api/leads').set('Cookie', cookie).expect(503);
    await staff.dataSource.query('ALTER TABLE staff_session_away RENAME TO staff_session');
  });
});
