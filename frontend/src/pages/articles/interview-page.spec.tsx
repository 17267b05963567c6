import { articles, interview, profileFacts } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { InterviewPage } from './interview-page.tsx';

const [article] = articles;
if (!article) throw new Error('There is no interview');
const ARTICLE = `GET /api/blog/${article.slug}`;
const openQuestions = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

describe('the interview', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install().on(ARTICLE, { status: 200, body: article });
  });

  it('holds the places of its parts while it loads, and says so', () => {
    api.on(ARTICLE, () => new Promise(() => undefined));
    const { container } = renderPage(<InterviewPage />);
    expect(screen.getByRole('status').textContent).toBe('Artikel wird geladen …');
    expect(container.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(3);
  });

  it('shows title, Swiss German date and excerpt of the server', async () => {
    api.on(ARTICLE, { status: 200, body: { ...article, title: 'Aus der Datenbank', excerpt: 'Kurz.' } });
    const { container } = renderPage(<InterviewPage />);
    await screen.findByRole('heading', { level: 1, name: 'Aus der Datenbank' });
    expect(screen.getByText('Kurz.')).toBeTruthy();
    expect(container.querySelector(`time[datetime="${article.createdAt}"]`)?.textContent).toBe('1. September 2025');
  });

  it('says when its date is unknown', async () => {
    api.on(ARTICLE, { status: 200, body: { ...article, createdAt: null } });
    renderPage(<InterviewPage />);
    expect(await screen.findByText('Datum unbekannt')).toBeTruthy();
  });

  it('has five questions, the first one open, one at most, closable', async () => {
    renderPage(<InterviewPage />);
    await screen.findByRole('heading', { level: 1 });
    const questions = interview(profileFacts).questions.map(({ question }) => question);
    expect(questions).toHaveLength(5);
    expect(openQuestions()).toEqual([questions[0]]);
    press(questions[4] ?? '');
    expect(openQuestions()).toEqual([questions[4]]);
    press(questions[4] ?? '');
    expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(0);
  });

  it('ends with the ways to the contact page and to the sealing', async () => {
    renderPage(<InterviewPage />);
    const footer = within((await screen.findByText('Kontakt aufnehmen')).closest('footer') as HTMLElement);
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/kontakt',
      '/angebote/aufbereitung',
    ]);
  });

  it('says when there is no such article, with a way back to the blog', async () => {
    api.on(ARTICLE, { status: 404 });
    renderPage(<InterviewPage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Artikel nicht gefunden' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zurück zum Blog' }).getAttribute('href')).toBe('/blog');
  });

  it('tells a failure from a missing article, shows the phone and tries again', async () => {
    api.on(ARTICLE, { status: 503 });
    renderPage(<InterviewPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Der Artikel konnte nicht geladen werden.');
    expect(alert.querySelector('a[href="tel:+41620000000"]')).not.toBeNull();
    expect(screen.queryByText('Artikel nicht gefunden')).toBeNull();
    api.on(ARTICLE, { status: 200, body: article });
    press('Erneut laden');
    expect(await screen.findByRole('heading', { level: 1, name: /fünf Fragen/ })).toBeTruthy();
  });
});
