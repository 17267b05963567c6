import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';
import { LoginForm } from './login-form.tsx';

const LOGIN = 'POST /api/admin/login';
const WRONG = 'Benutzername oder Passwort ist falsch';
const TOO_MANY = 'Zu viele Versuche. Bitte warten Sie 5 Minuten.';
const TRY_AGAIN = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.';

describe('«Admin-Anmeldung»', () => {
  let api: FakeApi;

  beforeEach(() => {
    api = new FakeApi().install();
  });

  it.each<[FakeAnswer, string, string]>([
    [{ status: 401, body: { detail: 'x' } }, 'Anmeldung fehlgeschlagen', WRONG],
    [{ status: 422, body: { detail: 'x', errors: { username: 'y' } } }, 'Anmeldung fehlgeschlagen', WRONG],
    [{ status: 429, body: { detail: TOO_MANY } }, 'Fehler', TOO_MANY],
    [{ status: 503 }, 'Fehler', TRY_AGAIN],
    ['offline', 'Fehler', TRY_AGAIN],
  ])('says why nobody was let in: %j', async (answer, title, description) => {
    api.on(LOGIN, answer);
    renderPage(<LoginForm />);
    typeInto({ Benutzername: 'admin', Passwort: 'geheim' });
    press('Anmelden');
    await screen.findByText(description);
    expect(screen.getByText(title)).toBeTruthy();
  });

  it('says what is missing, and asks nobody', () => {
    renderPage(<LoginForm />);
    press('Anmelden');
    screen.getByText('Bitte geben Sie Ihren Benutzernamen ein');
    expect(document.activeElement).toBe(screen.getByLabelText('Benutzername'));
    typeInto({ Benutzername: 'admin' });
    press('Anmelden');
    screen.getByText('Bitte geben Sie Ihr Passwort ein');
    expect(document.activeElement).toBe(screen.getByLabelText('Passwort'));
    expect(screen.queryByText('Bitte geben Sie Ihren Benutzernamen ein')).toBeNull();
    expect(api.to(LOGIN)).toEqual([]);
  });

  it('is busy while it runs, and sends once however often it is pressed', async () => {
    let answer = () => {};
    api.on(LOGIN, () => new Promise((resolve) => (answer = () => resolve({ status: 401 }))));
    renderPage(<LoginForm />);
    typeInto({ Benutzername: 'admin', Passwort: 'geheim' });
    press('Anmelden');
    (await screen.findByRole('button', { name: /^Anmeldung läuft/ })).click();
    answer();
    await screen.findByText(WRONG);
    expect(api.to(LOGIN)).toHaveLength(1);
  });

  it('tells password managers and phones what its fields are, both required', () => {
    renderPage(<LoginForm />);
    const [name, password] = [screen.getByLabelText('Benutzername'), screen.getByLabelText('Passwort')];
    const said = (field: HTMLElement) =>
      ['required', 'autocomplete', 'autocapitalize'].map((attribute) => field.getAttribute(attribute));
    expect(said(name)).toEqual(['', 'username', 'none']);
    expect(said(password)).toEqual(['', 'current-password', null]);
  });
});
