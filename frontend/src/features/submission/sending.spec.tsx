import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ContactPage } from '#pages/contact-page.tsx';
import { PromoPage } from '#pages/promo-page.tsx';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';
import { loadFormRules } from './send-form.ts';

const CONTACT = 'POST /api/contact';
const words = { Name: 'Beatrice Zürcher', 'E-Mail': 'b@zuercher.example', Nachricht: 'Was kostet eine Versiegelung?' };
const vehicle = { Fahrzeugdaten: 'Hymer B 580', 'Länge & Höhe': '7.2 x 3.1', Wunschtermin: 'März', Telefon: '062 1' };

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const isClosed = (element: Element) => element.closest('[inert]') !== null;

describe('a form whose words are on their way', () => {
  let api: FakeApi;
  let answer: (given: FakeAnswer) => Promise<void>;

  // What a visitor's browser fetches when a form is entered.
  beforeAll(async () => void (await loadFormRules()));
  beforeEach(() => {
    sessionStorage.clear();
    const answered = new Promise<FakeAnswer>((resolve) => {
      answer = (given) => act(async () => resolve(given));
    });
    api = new FakeApi().install().on(CONTACT, () => answered);
  });
  afterEach(() => void jest.restoreAllMocks());

  const underWay = (calls = 1) => waitFor(() => expect(api.to(CONTACT)).toHaveLength(calls));

  /** Fills and sends a form, and leaves its page before there is an answer. */
  async function sendAndLeave(page = <ContactPage />, texts: Readonly<Record<string, string>> = words): Promise<void> {
    const { unmount } = renderPage(page);
    typeInto(texts);
    fireEvent.submit(screen.getByRole('form'));
    await underWay();
    unmount();
  }

  it('takes no others meanwhile, and gives the focus back to its field when it failed', async () => {
    renderPage(<ContactPage />);
    typeInto(words);
    field(/^Name/).focus();
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(isClosed(field(/^Nachricht/))).toBe(true));
    const button = screen.getByRole('button', { name: 'Wird gesendet …' });
    expect([isClosed(button), isClosed(screen.getByRole('alert', { hidden: true }))]).toEqual([false, false]);
    // As browsers do with a field that was closed.
    field(/^Name/).blur();
    await answer({ status: 503 });
    await screen.findByText(/Ihre Nachricht ist noch nicht bei uns/);
    expect(isClosed(field(/^Nachricht/))).toBe(false);
    expect(document.activeElement).toBe(field(/^Name/));
  });

  it('leads to the first field that the answer names, which is open again by then', async () => {
    renderPage(<ContactPage />);
    typeInto(words);
    press('Nachricht senden');
    await underWay();
    await answer({ status: 422, body: { title: 'x', status: 422, errors: { phone: 'Diese Nummer geht nicht' } } });
    await screen.findByText('Diese Nummer geht nicht');
    expect(isClosed(field(/^Telefon/))).toBe(false);
    expect(document.activeElement).toBe(field(/^Telefon/));
  });

  it('shows that they have arrived to whoever left the page and came back', async () => {
    await sendAndLeave();
    renderPage(<ContactPage />);
    expect(field(/^Name/).value).toBe(words.Name);
    await answer({ status: 201 });
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends them under the same key when they are sent again by who came back', async () => {
    await sendAndLeave();
    renderPage(<ContactPage />);
    press('Nachricht senden');
    await underWay(2);
    const [first, second] = api.to(CONTACT).map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  it('leaves other words alone that were typed after coming back', async () => {
    await sendAndLeave();
    const { unmount } = renderPage(<ContactPage />);
    typeInto({ Nachricht: 'Und was kostet ein Stellplatz?' });
    await answer({ status: 201 });
    expect(field(/^Nachricht/).value).toBe('Und was kostet ein Stellplatz?');
    unmount();
    expect(sessionStorage.getItem('draft:kontakt')).toContain('Stellplatz');
  });

  it('forgets them, and opens no mail program, when they arrive while another page is shown', async () => {
    const open = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await sendAndLeave(<PromoPage />, { ...vehicle, ...words });
    expect(sessionStorage.getItem('draft:promo-womo-fruhbucher')).toContain(words.Name);
    await answer({ status: 201 });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(open).not.toHaveBeenCalled();
  });

  it('keeps them once, and nothing of their sending when they were emptied', async () => {
    const { unmount } = renderPage(<ContactPage />);
    typeInto(words);
    press('Nachricht senden');
    await underWay();
    expect(sessionStorage.getItem('sending:kontakt')).toContain('key');
    expect(sessionStorage.getItem('sending:kontakt')).not.toContain('Beatrice');
    await answer({ status: 503 });
    await screen.findByText(/Ihre Nachricht ist noch nicht bei uns/);
    typeInto({ Name: '', 'E-Mail': '', Nachricht: '' });
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});
