import type { PageRequest, RenderedPage } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../content/content-changes.js';
import { SitePages } from './site-pages.js';

const FORM_STATE = { form: 'kontakt', values: { name: 'Anna' }, errors: {} } as const;

describe('the pages of the site', () => {
  let requests: PageRequest[];
  let pages: SitePages;
  let answer: Partial<RenderedPage>;

  beforeEach(() => {
    requests = [];
    answer = {};
    const changes = new ContentChanges({ subscribe: () => undefined } as never);
    changes.onLineUp();
    pages = new SitePages(async (request) => {
      requests.push(request);
      return { status: 200, html: `<p>${request.url}</p>`, isComplete: true, ...answer };
    }, changes);
  });

  it('are rendered once, for the whole day, and compressed', async () => {
    const { document } = await pages.page('/kontakt');
    await document.compress();
    expect((await pages.page('/kontakt')).document.in('gzip')?.length).toBeGreaterThan(0);
    expect(requests).toEqual([{ url: '/kontakt', renderedAt: expect.stringMatching(/T12:00:00\.000Z$/) }]);
  });

  it('are not kept when there is no such page, whatever address is made up', async () => {
    answer = { status: 404 };
    expect((await pages.page('/gibt-es-nicht')).status).toBe(404);
    await pages.page('/gibt-es-nicht');
    expect(requests).toHaveLength(2);
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
