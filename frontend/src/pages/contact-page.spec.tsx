import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { press, typeInto } from '#test/user.ts';
import { FakeApi } from '../test/fake-api.ts';
import { renderPage } from '../test/render-page.tsx';
import { ContactPage } from './contact-page.tsx';

const CONTACT = 'POST /api/contact';
const FAILURE =
  'Ihre Nachricht konnte nicht versendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns telefonisch.';
const words = { Name: 'Beatrice Zürcher', 'E-Mail': 'b@zuercher.example', Nachricht: 'Was kostet eine Versiegelung?' };

it('gives the focus to the thanks after a native sending', () => {
  renderPage(<ContactPage />, '/kontakt?gesendet=1');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vielen Dank!' }));
});

describe('the contact page', () => {
  let api: FakeApi;
  const keys = () => api.to(CONTACT).map(({ headers }) => headers['idempotency-key']);
  const send = () => press('Nachricht senden');

  beforeEach(() => {
    sessionStorage.clear();
    api = new FakeApi().install().on(CONTACT, { status: 201, body: { id: 'x' } });
    renderPage(<ContactPage />);
  });

  it('has a card for each way here', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    for (const title of ['Standort', 'Telefon', 'E-Mail', 'Öffnungszeiten', 'Anfahrt', 'Nachricht senden']) {
      expect(titles).toContain(title);
    }
    expect(screen.getByRole('link', { name: '+41 62 000 00 00' }).getAttribute('href')).toBe('tel:+41620000000');
  });

  it('names every fault at its field, puts the focus on the first and sends nothing', async () => {
    typeInto({ Nachricht: 'kurz' });
    send();
    await screen.findByText('Nachricht muss mindestens 10 Zeichen lang sein');
    const name = screen.getByLabelText('Name');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Name muss mindestens 2 Zeichen lang sein');
    expect(screen.getByRole('alert').textContent).toContain('Bitte prüfen Sie die markierten Felder.');
    expect(api.calls).toHaveLength(0);
  });

  it('sends the subject the form does not show, thanks, and returns to an empty form', async () => {
    typeInto(words);
    send();
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(api.to(CONTACT)[0]?.body).toEqual({
      subject: 'Kontaktanfrage über die Website',
      name: words.Name,
      email: words['E-Mail'],
      message: words.Nachricht,
    });
    press('Weitere Nachricht senden');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  });

  it('keeps the text when sending fails, shows the phone, and tries again under the same key', async () => {
    api.on(CONTACT, { status: 503, body: { title: 'x', detail: 'Zurzeit nicht möglich.' } });
    typeInto(words);
    send();
    await screen.findByText(FAILURE);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Nachricht/, { selector: 'textarea' }).value).toBe(
      words.Nachricht,
    );
    expect(screen.getByRole('alert').querySelector('a[href="tel:+41620000000"]')).not.toBeNull();

    api.on(CONTACT, 'offline');
    send();
    await waitFor(() => expect(api.calls).toHaveLength(2));
    api.on(CONTACT, { status: 201 });
    await screen.findByRole('button', { name: 'Nachricht senden' });
    send();
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('takes a new key for other words, and for the same words after a success', async () => {
    api.on(CONTACT, { status: 503 });
    typeInto(words);
    send();
    await screen.findByText(FAILURE);
    api.on(CONTACT, { status: 201 });
    typeInto({ Nachricht: 'Was kostet eine Dampfreinigung?' });
    send();
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    press('Weitere Nachricht senden');
    typeInto({ ...words, Nachricht: 'Was kostet eine Dampfreinigung?' });
    send();
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(new Set(keys()).size).toBe(3);
  });

  it('shows what the server objects to at the field it names', async () => {
    const errors = { phone: 'Höchstens 300 Zeichen' };
    api.on(CONTACT, { status: 422, body: { title: 'x', status: 422, detail: 'x', errors } });
    typeInto(words);
    send();
    await screen.findByText('Höchstens 300 Zeichen');
    expect(screen.getByLabelText(/Telefon/).getAttribute('aria-invalid')).toBe('true');
  });

  it('sends once, however often the button is pressed', async () => {
    let answer = () => {};
    api.on(CONTACT, () => new Promise((resolve) => (answer = () => resolve({ status: 201 }))));
    typeInto(words);
    send();
    const button = await screen.findByRole('button', { name: 'Wird gesendet …' });
    button.click();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    button.click();
    answer();
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(api.calls).toHaveLength(1);
  });
});
