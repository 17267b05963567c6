import {
  articles,
  autohotelArticle,
  businessProfile,
  motorhomeDetailingArticle,
  phoneLink,
  profileFacts,
  servicePath,
  steamCleaningArticle,
} from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { formatDay } from '#lib/format.ts';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { ArticlePage } from './article-page.tsx';
import { AutohotelArticlePage } from './autohotel-article-page.tsx';
import { MotorhomeDetailingArticlePage } from './motorhome-detailing-article-page.tsx';
import { SteamCleaningArticlePage } from './steam-cleaning-article-page.tsx';

const statics = [
  [SteamCleaningArticlePage, steamCleaningArticle(profileFacts)],
  [AutohotelArticlePage, autohotelArticle(profileFacts)],
  [MotorhomeDetailingArticlePage, motorhomeDetailingArticle(profileFacts)],
] as const;

describe.each(statics.map(([Page, body]) => [body.slug, Page, body] as const))('the article %s', (slug, Page, body) => {
  const article = articles.find((one) => one.slug === slug);
  const withoutAnswer = () => new FakeApi().install().on(`GET /api/blog/${slug}`, () => new Promise(() => undefined));

  it('stands before the server has answered, with title, date and all of its text', () => {
    withoutAnswer();
    const { container } = renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(article?.title);
    expect(screen.getByText(formatDay(article?.createdAt ?? ''))).toBeTruthy();
    for (const { heading, paragraphs } of body.sections) {
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
      for (const paragraph of paragraphs) expect(container.textContent).toContain(paragraph);
    }
  });

  it('is called as the database has it', async () => {
    new FakeApi().install().on(`GET /api/blog/${slug}`, { status: 200, body: { ...article, title: 'Neu betitelt' } });
    renderPage(<Page />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Neu betitelt' })).toBeTruthy();
    expect(document.title).toBe('Neu betitelt | Fahrzeugpflege Roggwil');
  });

  it('leads back to the blog, to phone and mail, to the contact page and to its service', () => {
    withoutAnswer();
    renderPage(<Page />);
    expect(screen.getByRole('link', { name: 'News & Blog' }).getAttribute('href')).toBe('/blog');
    const questions = within(screen.getByRole('complementary', { name: 'Fragen zum Artikel' }));
    expect(questions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      phoneLink(),
      `mailto:${businessProfile.email}`,
    ]);
    const call = screen.getByRole('heading', { name: body.callToAction.title }).closest('section');
    const links = within(call as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/kontakt',
      servicePath(body.callToAction.serviceId).canonical,
    ]);
  });
});

describe('any other article', () => {
  const show = (slug: string) =>
    renderPage(
      <Routes>
        <Route path="/blog/:slug" element={<ArticlePage />} />
      </Routes>,
      `/blog/${slug}`,
    );

  it('is read by the slug of the address and has no questions', async () => {
    const body = { ...articles[1], slug: 'neu', title: 'Neu im Blog' };
    new FakeApi().install().on('GET /api/blog/neu', { status: 200, body });
    show('neu');
    expect(await screen.findByRole('heading', { level: 1, name: 'Neu im Blog' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not found where the server has none', async () => {
    new FakeApi().install();
    show('gibt-es-nicht');
    expect(await screen.findByRole('heading', { level: 1, name: 'Artikel nicht gefunden' })).toBeTruthy();
  });
});
