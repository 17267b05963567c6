import { interviewSlug } from '@fahrzeugpflege/contracts';
import { migrateDatabase } from '@fahrzeugpflege/infra/database';
import { beforeAll, describe, expect } from '@jest/globals';
import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { useScenarios } from '../support/scenarios.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';

/** What a visitor waits at most while the database is away or hangs, on slow cores. */
const SOON = 6_000;

const scenario = useScenarios();

describe('the site', () => {
  const context = useStack('postgres');
  const { test } = context;
  let apis: readonly Api[];
  let client: ApiClient;

  beforeAll(async () => {
    const start = () => context.stack.startApi({ variables: { PUBLIC_URL: 'http://site.example:8080' } });
    apis = await Promise.all([start(), start()]);
    client = (apis[0] as Api).client;
  });

  test('a changed service shows on the pages of all processes, without a restart', async (stack) => {
    for (const api of apis) {
      await eventually(async () => expect(await mainOf(api, '/leistungen')).toContain('Autohotel'));
      expect(await mainOf(api, '/')).toContain('Autohotel');
    }
    const tags = await Promise.all(apis.map((api) => tagOf(api, '/leistungen')));
    expect(tags[0]).toBe(tags[1]);
    await retitle(stack, 'Ruheplatz');
    for (const api of apis) {
      for (const path of ['/leistungen', '/']) {
        await eventually(async () => expect(await mainOf(api, path)).toContain('Ruheplatz'));
        expect(await mainOf(api, path)).not.toContain('>Autohotel<');
      }
      const known = { 'if-none-match': tags[0] ?? '' };
      await api.client.get('/leistungen').set(known).expect(200);
      await api.client
        .get('/leistungen')
        .set({ 'if-none-match': await tagOf(api, '/leistungen') })
        .expect(304);
    }
  });

  test('a new article has its page and its place in the sitemap; deleted, it is gone', async (stack) => {
    await eventually(() => client.get('/blog/winterpause').expect(404));
    expect((await client.get('/sitemap.xml').expect(200)).text).not.toContain('winterpause');
    await stack.records.query(
      `INSERT INTO blog_article (id, position, slug, title, excerpt, image, created_at)
       VALUES ('winter', 9, 'winterpause', 'Gut durch den Winter', 'Was ein Fahrzeug braucht.', 'autohotel', '2026-02-03')`,
    );
    await eventually(async () => {
      const { text } = await client
        .get('/sitemap.xml')
        .expect(200)
        .expect('content-type', /^application\/xml/);
      expect(text).toContain('/blog/winterpause</loc><lastmod>2026-02-03</lastmod>');
    });
    const page = await client.get('/blog/winterpause').expect(200);
    expect(page.text).toContain('Gut durch den Winter');
    await stack.records.query(`DELETE FROM blog_article WHERE id = 'winter'`);
    await eventually(() => client.get('/blog/winterpause').expect(404));
  });

  test('pages, files and answers are compressed, tagged and never mistaken for each other', async () => {
    const { text, headers } = await client
      .get('/kontakt')
      .set('accept-encoding', 'br')
      .expect('content-encoding', 'br');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringMatching(/accept-encoding/i) });
    expect(text).toContain('</html>');
    const [script = ''] = text.match(/\/assets\/[^"]+\.js/) ?? [];
    await client
      .get(script)
      .set('accept-encoding', 'gzip, br')
      .expect(200)
      .expect('content-encoding', 'br')
      .expect('content-type', /javascript/)
      .expect('cache-control', 'public, max-age=31536000, immutable');
    await client.get('/api/services').set('accept-encoding', 'br').expect(200).expect('content-encoding', 'br');

    await client
      .get('/assets/gone-1a2b3c4d.js')
      .expect(404)
      .expect('content-type', /^text\/plain/);
    await client
      .get('/gibt-es-nicht.js')
      .expect(404)
      .expect('content-type', /^text\/html/);
    // The kept page is compressed behind its first answer, and what has no body is compressed by nothing else.
    await eventually(async () => {
      const head = await fetch(`${client.url}/kontakt`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      expect(head.status).toBe(200);
      expect(Object.fromEntries(head.headers)).toMatchObject({ 'content-encoding': 'br', etag: headers['etag'] });
    });
    await client
      .get('/favicon.ico')
      .expect(200)
      .expect('content-type', /^image\//)
      .expect('cache-control', 'no-cache');
    await client
      .get('/site.webmanifest')
      .expect(200)
      .expect('content-type', /^application\/manifest\+json/);
  });

  test('robots and sitemap name whole addresses, and leave the staff area out', async () => {
    const robots = await client
      .get('/robots.txt')
      .expect(200)
      .expect('content-type', /^text\/plain/);
    expect(robots.text).toContain('Sitemap: http://site.example:8080/sitemap.xml');
    const { text } = await client.get('/sitemap.xml').expect(200);
    const addresses = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/', '/kontakt', '/leistungen/autohotel', `/blog/${interviewSlug}`]) {
      expect(addresses).toContain(`http://site.example:8080${path}`);
    }
    expect(text).not.toMatch(/admin|danke|gesendet/);
    for (const address of addresses) await client.get(new URL(address).pathname).expect(200);
  });
});

describe('the site while its database is away, and with another version', () => {
  for (const outage of ['cut', 'hanging'] as const) {
    scenario(
      `the database is away (${outage}): pages are served as they were, and renewed after`,
      'postgres',
      async (stack) => {
        const api = await stack.startApi();
        const paths = ['/', '/leistungen', '/kontakt', '/sitemap.xml'];
        for (const path of paths) await api.client.get(path).expect(200);
        await eventually(async () => expect(await mainOf(api, '/leistungen')).toContain('Autohotel'));
        if (outage === 'cut') stack.parts.postgres.gate.cut();
        else stack.parts.postgres.gate.hang();
        await retitle(stack, 'Ruheplatz');

        for (let round = 0; round < 3; round += 1) {
          for (const path of paths) await quickly(() => api.client.get(path).expect(200));
          expect(await mainOf(api, '/leistungen')).toContain('Autohotel');
        }
        stack.openGates();
        await eventually(async () => expect(await mainOf(api, '/leistungen')).toContain('Ruheplatz'));
      },
    );
  }

  scenario(
    'an API that starts without the database serves its pages, whole ones when it is there',
    'postgres',
    async (stack) => {
      stack.parts.postgres.gate.cut();
      const api = await stack.startApi({ until: 'live' });
      for (const path of ['/', '/leistungen', '/kontakt', '/robots.txt', '/sitemap.xml']) {
        await quickly(() => api.client.get(path).expect(200));
      }
      expect((await api.client.get('/leistungen')).text).not.toContain('Dampf-reinigung');
      stack.openGates();
      await eventually(async () => expect((await api.client.get('/leistungen')).text).toContain('Dampf-reinigung'));
    },
  );

  scenario('what the owner wrote survives the next version: migration and start', 'postgres', async (stack) => {
    await retitle(stack, 'Ruheplatz');
    await migrateDatabase(stack.parts.postgres.url);
    const api = await stack.startApi();
    await eventually(async () => expect(await mainOf(api, '/leistungen')).toContain('Ruheplatz'));
    const { body } = await api.client.get('/api/services').expect(200);
    expect(body.map(({ title }: { title: string }) => title)).toContain('Ruheplatz');
  });
});

function retitle({ records }: Stack, title: string): Promise<unknown> {
  return records.query(`UPDATE service SET title = $1 WHERE id = 'autohotel'`, [title]);
}

/** What a visitor reads: neither the head nor the data that travel along. */
async function mainOf({ client }: Api, path: string): Promise<string> {
  const { text } = await client.get(path).expect(200);
  return text.slice(text.indexOf('<main'), text.indexOf('</main>'));
}

async function tagOf({ client }: Api, path: string): Promise<string> {
  return (await client.get(path).expect(200)).headers['etag'] ?? '';
}

async function quickly(work: () => PromiseLike<unknown>): Promise<void> {
  const start = Date.now();
  await work();
  expect(Date.now() - start).toBeLessThan(SOON);
}
