import { articles } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { press } from '#test/user.ts';
import { FakeApi } from '../test/fake-api.ts';
import { renderPage } from '../test/render-page.tsx';
import { BlogPage } from './blog-page.tsx';

const LIST = 'GET /api/blog';

describe('the blog', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
  });

  it('holds six places while the articles load, and says so', async () => {
    api.on(LIST, () => new Promise(() => undefined));
    const { container } = renderPage(<BlogPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'News & Blog' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Artikel werden geladen …');
    expect(container.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(6);
  });

  it('leads each article to its address, title and excerpt clamped', async () => {
    api.on(LIST, { status: 200, body: articles });
    renderPage(<BlogPage />);
    for (const { slug, title, excerpt } of articles) {
      const link = await screen.findByRole('link', { name: title });
      expect(link.getAttribute('href')).toBe(`/blog/${slug}`);
      expect(link.closest('h2')?.className).toContain('line-clamp-2');
      expect(screen.getByText(excerpt).className).toContain('line-clamp-3');
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(articles.length);
  });

  it('says when there are none', async () => {
    api.on(LIST, { status: 200, body: [] });
    renderPage(<BlogPage />);
    expect(await screen.findByText('Keine Artikel verfügbar')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says when they could not be loaded, shows the phone and tries again', async () => {
    api.on(LIST, { status: 503 });
    renderPage(<BlogPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Die Artikel konnten nicht geladen werden.');
    expect(alert.querySelector('a[href="tel:+41620000000"]')).not.toBeNull();
    api.on(LIST, { status: 200, body: articles });
    press('Erneut laden');
    await screen.findByRole('link', { name: articles[0]?.title ?? '' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('still shows articles whose picture nobody knows', async () => {
    api.on(LIST, { status: 200, body: [{ ...articles[0], image: 'gibt-es-nicht' }] });
    renderPage(<BlogPage />);
    const picture = await screen.findByRole('img');
    expect(picture.getAttribute('alt')).toContain('Wassertropfen');
  });
});
