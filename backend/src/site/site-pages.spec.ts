import type { PageRequest, RenderedPage, ServerBundle } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../content/content-changes.js';
import { SitePages } from './site-pages.js';

const FORM_STATE = { form: 'kontakt', values: { name: 'Anna' }, errors: {} } as const;

describe('the pages of the site', () => {
  let requests: PageRequest[];
  let pages: SitePages;
  let answer: Partial<RenderedPage>;
  let hasArticle: () => Promise<boolean>;
  const keptPath: ServerBundle['keptPath'] = async (path, isArticle) => {
    if (path.startsWith('/blog/')) return (await isArticle(path.slice(6))) ? path : '/blog/%20';
    return path === '/kontakt' || path === '/alt' ? path : '/%20';
  };

  beforeEach(() => {
    requests = [];
    answer = {};
    hasArticle = async () => false;
    const changes = new ContentChanges({ subscribe: () => undefined } as never);
    changes.onConnected();
    const render = async (request: PageRequest) => {
      requests.push(request);
      return { status: 200, html: `<p>${request.url}</p>`, isComplete: true, ...answer };
    };
    pages = new SitePages(render, { keptPath }, { hasArticle: () => hasArticle() } as never, changes);
  });

  it('are rendered once, for the whole day, and compressed', async () => {
    const { document } = await pages.page('/kontakt');
    await document.compress();
    expect((await pages.page('/kontakt')).document.in('gzip')?.length).toBeGreaterThan(0);
    expect(requests).toEqual([{ url: '/kontakt', renderedAt: expect.stringMatching(/T12:00:00\.000Z$/) }]);
  });

  it('say once that there is no such page, whatever address is made up', async () => {
    answer = { status: 404 };
    for (let made = 0; made < 100; made += 1) {
      expect((await pages.page(`/gibt-es-nicht-${made}?gesendet=1`)).status).toBe(404);
      expect((await pages.page(`/blog/gibt-es-nicht-${made}`)).status).toBe(404);
    }
    expect(requests.map(({ url }) => url)).toEqual(['/%20', '/blog/%20']);
  });

  it('show an article as soon as there is one', async () => {
    answer = { status: 404 };
    await pages.page('/blog/neu');
    answer = {};
    hasArticle = async () => true;
    expect((await pages.page('/blog/neu')).status).toBe(200);
  });

  it('are tried at their own address, and not kept, while nobody knows what articles there are', async () => {
    answer = { status: 503, isComplete: false };
    hasArticle = async () => Promise.reject(new Error('away'));
    for (let tried = 0; tried < 2; tried += 1) expect((await pages.page('/blog/neu')).status).toBe(503);
    expect(requests.map(({ url }) => url)).toEqual(['/blog/neu', '/blog/neu']);
  });

  it('lead on where a route does', async () => {
    answer = { status: 302, location: '/kontakt', html: '' };
    expect(await pages.page('/alt')).toMatchObject({ status: 302, location: '/kontakt' });
  });

  it('come back with what was typed, each time anew, and at the very moment', async () => {
    const before = Date.now();
    expect(await pages.renderForm('/kontakt', FORM_STATE)).toBe('<p>/kontakt</p>');
    await pages.renderForm('/kontakt', FORM_STATE);
    expect(requests.map(({ formState }) => formState)).toEqual([FORM_STATE, FORM_STATE]);
    expect(Date.parse(requests[0]?.renderedAt ?? '')).toBeGreaterThanOrEqual(before);
  });
});
