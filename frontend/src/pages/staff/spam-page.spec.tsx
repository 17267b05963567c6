import { SPAM_RETENTION_DAYS, type SuspectedSpam } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { SpamPage } from './spam-page.tsx';

const LIST = 'GET /api/spam';
const spamOf = (name: string): SuspectedSpam => ({
  id: `id-${name}`,
  receivedAt: '2026-11-01T09:30:00.000Z',
  wayIn: 'form',
  reason: 'honeypot',
  words: {
    formType: 'promo',
    name,
    email: 'anna@example.ch',
    subject: 'Anfrage',
    message: '<b>Gratis</b>\nhttps://spam.example',
    vehicle: 'Fiat Ducato',
  },
});
const [ANNA, BEAT] = [spamOf('Anna'), spamOf('Beat')];
const RELEASE = `POST /api/spam/${ANNA.id}/release`;
const DELETE = `DELETE /api/spam/${ANNA.id}`;

describe('the page of suspected spam', () => {
  let api: FakeApi;
  const list = (...spam: SuspectedSpam[]) => api.on(LIST, { status: 200, body: spam });
  const card = (name: string) => screen.findByRole('article', { name });
  const pressOn = async (name: string, button: string) =>
    fireEvent.click(within(await card(name)).getByRole('button', { name: button }));

  beforeEach(() => {
    api = new FakeApi().install();
    list(ANNA, BEAT);
  });

  it('shows the reason and what was typed, as text and without a link', async () => {
    renderPage(<SpamPage />);
    const anna = await card('Anna');
    expect(anna.textContent).toContain('Das versteckte Feld, das Menschen nicht sehen, war ausgefüllt.');
    expect(anna.textContent).toContain('<b>Gratis</b>\nhttps://spam.example');
    for (const text of ['Frühbucher', 'Formular ohne JavaScript', 'anna@example.ch', 'Fiat Ducato']) {
      expect(within(anna).getByText(text)).toBeTruthy();
    }
    expect(within(anna).queryByRole('link')).toBeNull();
    expect(screen.getByText(new RegExp(`Nach ${SPAM_RETENTION_DAYS} Tagen werden sie gelöscht`))).toBeTruthy();
  });

  it('says when there is none', async () => {
    list();
    renderPage(<SpamPage />);
    await screen.findByText('Kein Spamverdacht.');
  });

  it('makes a lead of what is none, says so, and keeps the focus on the page', async () => {
    api.on(RELEASE, () => {
      list();
      return { status: 202, body: { id: ANNA.id } };
    });
    list(ANNA);
    renderPage(<SpamPage />);
    await pressOn('Anna', 'Kein Spam');
    await screen.findByText(/Die Anfrage von Anna erscheint gleich bei den Leads/);
    await screen.findByText('Kein Spamverdacht.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(api.to(RELEASE)).toHaveLength(1);
  });

  it('deletes after a question only', async () => {
    api.on(DELETE, () => {
      list(BEAT);
      return { status: 204 };
    });
    renderPage(<SpamPage />);
    await pressOn('Anna', 'Löschen');
    press('Abbrechen');
    expect(api.to(DELETE)).toHaveLength(0);
    await pressOn('Anna', 'Löschen');
    press('Endgültig löschen');
    await screen.findByText('Die Anfrage ist endgültig gelöscht.');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Anna' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('article', { name: 'Beat' })).toBeTruthy();
  });

  it('says when somebody else was quicker, and shows what there is now', async () => {
    api.on(RELEASE, () => {
      list(BEAT);
      return { status: 404, body: { detail: 'Diese Anfrage steht nicht (mehr) unter Spamverdacht.' } };
    });
    renderPage(<SpamPage />);
    await pressOn('Anna', 'Kein Spam');
    await screen.findByText('Diese Anfrage steht nicht (mehr) unter Spamverdacht.');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Anna' })).toBeNull());
  });

  it('says when it can’t be loaded, and loads when told', async () => {
    api.on(LIST, 'offline');
    renderPage(<SpamPage />);
    await screen.findByText('Der Spamverdacht konnte nicht geladen werden.');
    list(ANNA);
    press('Erneut versuchen');
    await card('Anna');
  });

  it('loads more where there is more', async () => {
    const link = '</api/spam?limit=50&cursor=abc>; rel="next"';
    api.on(LIST, ({ path }) =>
      path.includes('cursor=abc') ? { status: 200, body: [BEAT] } : { status: 200, body: [ANNA], headers: { link } },
    );
    renderPage(<SpamPage />);
    await card('Anna');
    press('Weitere laden');
    await card('Beat');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull());
  });
});
