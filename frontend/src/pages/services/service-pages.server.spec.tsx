/** @jest-environment node */
import { articles, profileFacts, servicePages as servicePagesOf, servicePaths } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { createPageRenderer } from '#entry-server.tsx';
import { aSite } from '#test/site.ts';

const servicePages = servicePagesOf(profileFacts);

const site = aSite();
let isAway = false;
const render = createPageRenderer({
  ...site,
  content: {
    ...site.content,
    articles: async () => {
      if (isAway) throw new Error('The database is away');
      return articles;
    },
  },
});
const at = (url: string) => render({ url, renderedAt: '2025-09-01T10:00:00.000Z' });
const servicePagePaths = servicePaths.flatMap(({ canonical, alias }) => [canonical, alias]);

describe('service pages, blog and articles from the server', () => {
  it.each([...servicePagePaths, '/blog', ...articles.map(({ slug }) => `/blog/${slug}`)])(
    '%s has one main heading, no inline style and no sharp s',
    async (path) => {
      const { html, status, isComplete } = await at(path);
      expect({ status, isComplete }).toEqual({ status: 200, isComplete: true });
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/\s(style|on[a-z]+)="/);
      expect(html).not.toContain('ß');
    },
  );

  it.each(servicePaths)('$canonical sends every answer, the closed ones too', async ({ serviceId, canonical }) => {
    const { html } = await at(canonical);
    const page = servicePages.find((one) => one.serviceId === serviceId);
    expect(page?.questions.length).toBeGreaterThan(0);
    for (const { answer } of page?.questions ?? []) expect(html).toContain(answer.slice(0, 40));
  });

  it('lists the articles and shows the interview without waiting for the browser', async () => {
    expect((await at('/blog')).html).toContain(`href="/blog/${articles[1]?.slug}"`);
    const interview = await at(`/blog/${articles[0]?.slug}`);
    expect(interview.html).toContain('1. September 2025');
    expect(interview.html).not.toContain('data-skeleton');
  });

  it('answers an article that there is not with 404 and says so', async () => {
    const { html, status } = await at('/blog/gibt-es-nicht');
    expect(status).toBe(404);
    expect(html).toContain('Artikel nicht gefunden');
  });

  it('holds the places of articles while the content is away, for the browser to fill', async () => {
    isAway = true;
    const { html, isComplete } = await at('/blog');
    expect(isComplete).toBe(false);
    expect(html).toContain('Artikel werden geladen');
  });
});
