/** @jest-environment node */
import { type ArticleDetail, articles, servicePaths } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { createPageRenderer, indexablePaths } from '#entry-server.tsx';
import { sharedPictures } from '#pages/shared-pictures.ts';
import { canonicalPath } from '#pages/site-routes.ts';
import { aSite, PageHtml } from '#test/site.ts';

const SITE = 'https://site.example';
const render = createPageRenderer(aSite({ publicUrl: SITE }));
const articlePaths = articles.map(({ slug }) => `/blog/${slug}`);
const findable = [...new Set([...indexablePaths, ...articlePaths])];

async function pageAt(url: string): Promise<PageHtml> {
  return new PageHtml((await render({ url, renderedAt: '2025-09-01T10:00:00.000Z' })).html);
}

describe('the head of a page', () => {
  it.each(findable)('%s names its title, description, address and picture', async (path) => {
    const page = await pageAt(path);
    expect(page.canonical).toBe(SITE + path);
    expect(page.meta('robots')).toBeUndefined();
    expect(page.meta('description')).toBeTruthy();
    const picture = page.meta('og:image')?.match(/^https:\/\/site\.example\/og\/(.+)\.jpg$/)?.[1] ?? '';
    expect(Object.keys(sharedPictures)).toContain(picture);
    expect(page.meta('og:image:alt')).toBeTruthy();
    expect({
      title: page.meta('og:title'),
      description: page.meta('og:description'),
      url: page.meta('og:url'),
      type: page.meta('og:type'),
      size: [page.meta('og:image:width'), page.meta('og:image:height')],
      rest: [page.meta('og:site_name'), page.meta('og:locale'), page.meta('twitter:card')],
    }).toEqual({
      title: page.title,
      description: page.meta('description'),
      url: SITE + path,
      type: path.startsWith('/blog/') ? 'article' : 'website',
      size: ['1200', '630'],
      rest: ['Fahrzeugpflege Roggwil', 'de_CH', 'summary_large_image'],
    });
  });

  it('differs from page to page', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string | undefined>();
    for (const path of findable) {
      const page = await pageAt(path);
      titles.add(page.title);
      descriptions.add(page.meta('description'));
    }
    expect(titles.size).toBe(findable.length);
    expect(descriptions.size).toBe(findable.length);
  });

  it.each(['/angebote', ...servicePaths.map(({ alias }) => alias)])('%s names the other address', async (path) => {
    const page = await pageAt(path);
    expect(page.canonical).toBe(SITE + canonicalPath(path));
    expect(page.title).toBe((await pageAt(canonicalPath(path))).title);
  });

  it.each([
    ['/danke', '/danke'],
    ['/admin', '/admin'],
    ['/kontakt?gesendet=1', '/kontakt'],
    ['/leads?gesendet=1', '/leads'],
  ])('%s is left out by search engines, and is known as %s', async (path, canonical) => {
    const page = await pageAt(path);
    expect(page.title.startsWith('Gesendet: ')).toBe(path !== canonical);
    expect(page.meta('robots')).toBe('noindex');
    expect(page.canonical).toBe(SITE + canonical);
    expect(page.structuredData).toBeUndefined();
  });

  it.each([
    ['/gibt-es-nicht', 'Seite nicht gefunden | Fahrzeugpflege Roggwil'],
    ['/admin/lieds', 'Seite nicht gefunden | Fahrzeugpflege Roggwil'],
    ['/blog/gibt-es-nicht', 'Artikel nicht gefunden | Fahrzeugpflege Roggwil'],
  ])('%s says that it is not there, and names no address', async (path, title) => {
    const page = await pageAt(path);
    expect(page.title).toBe(title);
    expect(page.meta('robots')).toBe('noindex');
    expect(page.canonical).toBeUndefined();
    expect(page.meta('og:url')).toBeUndefined();
  });

  it('takes title, excerpt and date of an article from the database, markup as text', async () => {
    const article = { id: 'neu', slug: 'neu', title: 'Neu <b>&', excerpt: '«Kurz» "x"', image: 'neu', createdAt: null };
    const site = aSite({ content: { ...aSite().content, article: async () => article } });
    const { html } = await createPageRenderer(site)({ url: '/blog/neu', renderedAt: '2025-09-01T10:00:00.000Z' });
    const page = new PageHtml(html);
    expect(html).toContain('<title>Neu &lt;b&gt;&amp; | Fahrzeugpflege Roggwil</title>');
    expect(page.meta('description')).toBe('«Kurz» "x"');
    expect(page.meta('article:published_time')).toBeUndefined();
    expect((await pageAt(articlePaths[0] ?? '')).meta('article:published_time')).toBe(articles[0]?.createdAt);
  });

  it('takes the title of an article whose text is part of the site from the database, as the list does', async () => {
    const seeded = articles.find(({ slug }) => slug === 'autohotel');
    const article = { ...seeded, slug: 'autohotel', title: 'Neu betitelt' } as ArticleDetail;
    const site = aSite({ content: { ...aSite().content, article: async () => article } });
    const { html } = await createPageRenderer(site)({ url: '/blog/autohotel', renderedAt: '2025-09-01T10:00:00.000Z' });
    const page = new PageHtml(html);
    expect(page.title).toBe('Neu betitelt | Fahrzeugpflege Roggwil');
    expect(page.meta('og:title')).toBe(page.title);
    expect(page.text).toContain('Neu betitelt');
    expect(JSON.stringify(page.structuredData)).toContain('Neu betitelt');
    expect(html).not.toContain(seeded?.title);
  });

  it.each([
    ['the database is away', () => Promise.reject(new Error('away'))],
    ['the database has none', async () => null],
  ])('shows an article whose text is part of the site where %s', async (_, read) => {
    const site = aSite({ content: { ...aSite().content, article: read } });
    const page = await createPageRenderer(site)({ url: '/blog/autohotel', renderedAt: '2025-09-01T10:00:00.000Z' });
    expect(page.status).toBe(200);
    expect(new PageHtml(page.html).title).toBe('Autohotel: Stehen ohne Schaden | Fahrzeugpflege Roggwil');
  });

  it('is set without an article too while the database is away', async () => {
    const away = { ...aSite().content, article: () => Promise.reject(new Error('away')) };
    const { html } = await createPageRenderer(aSite({ content: away }))({
      url: '/blog/neu',
      renderedAt: '2025-09-01T10:00:00.000Z',
    });
    expect(new PageHtml(html).title).toBe('Artikel | Fahrzeugpflege Roggwil');
  });
});
