import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { ContactPage } from '#pages/contact-page.tsx';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';

const CONTACT = 'POST /api/contact';
const words = { Name: 'Beatrice Zürcher', 'E-Mail': 'b@zuercher.example', Nachricht: 'Was kostet eine Versiegelung?' };

describe('a form in a browser that went offline', () => {
  let api: FakeApi;

  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api = new FakeApi().install().on(CONTACT, 'offline');
    renderPage(<ContactPage />);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('says so, keeps the words, and offers to send them once it is back, under the same key', async () => {
    typeInto(words);
    press('Nachricht senden');
    await screen.findByText(/^Sie sind gerade offline\./);
    expect(screen.getByRole('alert').querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(words.Name);

    api.on(CONTACT, { status: 201 });
    fireEvent(window, new Event('online'));
    await screen.findByText('Sie sind wieder online.');
    press('Jetzt senden');
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    const keys = api.to(CONTACT).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('claims neither that the words arrived nor that they did not, where the answer was lost', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    typeInto(words);
    press('Nachricht senden');
    await screen.findByText(/^Wir wissen nicht, ob Ihre Nachricht angekommen ist\./);
    expect(screen.getByRole('alert').querySelector('a[href^="tel:"]')).not.toBeNull();
    fireEvent(window, new Event('online'));
    await screen.findByText('Sie sind wieder online.');
    expect(screen.getByRole('alert').textContent).toContain('sie kommt nur einmal bei uns an');
    expect(screen.getByRole('alert').textContent).not.toContain('noch nicht gesendet');
  });

  it('says nothing of it where nothing failed', () => {
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
