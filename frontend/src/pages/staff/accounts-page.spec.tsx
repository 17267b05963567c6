import type { OwnSession, StaffAccount } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useColleagues } from '#features/leads/use-work-change.ts';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { faultsShown, press, typeInto } from '#test/user.ts';
import { AccountsPage } from './accounts-page.tsx';
import { OwnAccountPage } from './own-account-page.tsx';

const account = (username: string, more: Partial<StaffAccount> = {}): StaffAccount => ({
  id: `id-of-${username}`,
  username,
  createdAt: '2025-05-03T08:00:00.000Z',
  lockedAt: null,
  mustChangePassword: false,
  lastSignedInAt: null,
  openSessions: 0,
  isOwn: false,
  ...more,
});
const PASSWORD = 'k7m2-t9w5-b2f7-r5h9-c7n2-p9d5';
const madeUp = { id: 'id-of-berta', username: 'berta', password: PASSWORD };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

/** Of a page on which a lead is given to somebody. */
function Colleagues() {
  return useColleagues().data?.join();
}

describe('the page of accounts', () => {
  const LIST = 'GET /api/admin/accounts';
  const COLLEAGUES = 'GET /api/admin/colleagues';

  beforeEach(() => {
    api.on(LIST, {
      status: 200,
      body: [
        account('admin', { isOwn: true }),
        account('berta', { openSessions: 2 }),
        account('carla', { lockedAt: '2025-06-01T08:00:00.000Z' }),
      ],
    });
    api.on(COLLEAGUES, { status: 200, body: ['admin'] });
    renderPage(
      <>
        <AccountsPage />
        <Colleagues />
      </>,
      '/admin/konten',
    );
  });
  const row = (name: string) => within(screen.getByRole('listitem', { name }));

  it('tells open from locked by a word, and offers nothing that one can’t do to oneself', async () => {
    await screen.findByRole('heading', { name: 'admin' });
    expect(row('berta').getByText('2 Sitzungen offen')).toBeTruthy();
    expect(row('carla').getByText('Gesperrt')).toBeTruthy();
    expect(row('carla').getByRole('button', { name: 'Entsperren (carla)' })).toBeTruthy();
    expect(row('admin').queryByRole('button')).toBeNull();
    expect(row('admin').getByRole('link', { name: 'Mein Konto' }).getAttribute('href')).toBe('/admin/konto');
  });

  it('shows the password of a new account once, in the page alone', async () => {
    await screen.findByRole('heading', { name: 'admin' });
    api.on('POST /api/admin/accounts', { status: 201, body: madeUp });
    typeInto({ Benutzername: 'berta', 'Name in Mails': 'Berta Keller' });
    press('Konto anlegen');
    await screen.findByText(PASSWORD);
    expect(api.to('POST /api/admin/accounts')[0]?.body).toEqual({ username: 'berta', mailName: 'Berta Keller' });
    press('Fertig');
    await waitFor(() => expect(screen.queryByText(PASSWORD)).toBeNull());
    expect(api.to(LIST)).toHaveLength(2);
    expect(api.to(COLLEAGUES)).toHaveLength(2);
  });

  it('asks for a name in its own words before it asks the server', async () => {
    await screen.findByRole('heading', { name: 'admin' });
    press('Konto anlegen');
    await screen.findByText('Bitte geben Sie einen Benutzernamen ein');
    const field = screen.getByLabelText<HTMLInputElement>('Benutzername', { exact: false, selector: 'input' });
    expect([document.activeElement, field.form?.noValidate]).toEqual([field, true]);
    expect(api.to('POST /api/admin/accounts')).toEqual([]);
  });

  it('says at the field that a name is taken', async () => {
    await screen.findByRole('heading', { name: 'admin' });
    api.on('POST /api/admin/accounts', {
      status: 422,
      body: { errors: { username: 'Diesen Benutzernamen gibt es schon' } },
    });
    typeInto({ Benutzername: 'berta', 'Name in Mails': 'Berta Keller' });
    press('Konto anlegen');
    await screen.findByText('Diesen Benutzernamen gibt es schon');
    expect(document.activeElement).toBe(screen.getByLabelText('Benutzername', { exact: false, selector: 'input' }));
  });

  it('asks before it locks, and does nothing when one thinks better of it', async () => {
    await screen.findByRole('heading', { name: 'admin' });
    press('Sperren (berta)');
    const dialog = within(await screen.findByRole('dialog', { name: 'berta sperren?' }));
    expect(dialog.getByText(/Zurzeit offen: 2 Sitzungen/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows why something was refused, and stays open', async () => {
    await screen.findByRole('heading', { name: 'admin' });
    const detail = 'Das letzte offene Konto bleibt offen.';
    api.on('POST /api/admin/accounts/id-of-berta/lock', { status: 422, body: { detail } });
    press('Sperren (berta)');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sperren' }));
    expect((await within(screen.getByRole('dialog')).findByText(detail)).closest('[role="alert"]')).toBeTruthy();
  });

  it('offers another try where the list can’t be had', async () => {
    api.on(LIST, 'offline');
    document.body.replaceChildren();
    api.on(COLLEAGUES, { status: 200, body: ['admin'] });
    renderPage(
      <>
        <AccountsPage />
        <Colleagues />
      </>,
      '/admin/konten',
    );
    await screen.findByText('Die Konten konnten nicht geladen werden.');
    api.on(LIST, { status: 200, body: [account('dora')] });
    press('Erneut versuchen');
    await screen.findByRole('heading', { name: 'dora' });
  });
});

describe('one’s own account', () => {
  const session = (id: string, more: Partial<OwnSession> = {}): OwnSession => ({
    id,
    device: 'Firefox auf Windows',
    address: '203.0.113.x',
    signedInAt: '2025-05-03T08:00:00.000Z',
    lastUsedAt: new Date().toISOString(),
    isCurrent: false,
    ...more,
  });

  beforeEach(() => {
    api
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'berta' } })
      .on('GET /api/admin/sessions', {
        status: 200,
        body: [session('a', { isCurrent: true }), session('b', { device: 'Safari auf dem iPhone' })],
      });
    renderPage(<OwnAccountPage />, '/admin/konto');
  });

  const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const fill = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
  };

  it('can’t end the present session in the list, and offers «all others» only where there are several', async () => {
    await screen.findByText('diese Sitzung');
    expect(screen.getAllByRole('button', { name: /^Abmelden/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Alle anderen abmelden' })).toBeNull();
  });

  it('signs out another browser and says so', async () => {
    api.on('POST /api/admin/sessions/b/end', { status: 204 });
    await screen.findByText('diese Sitzung');
    api.on('GET /api/admin/sessions', { status: 200, body: [session('a', { isCurrent: true })] });
    press('Abmelden (Safari auf dem iPhone)');
    await screen.findByText('Safari auf dem iPhone ist abgemeldet.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Abmelden/ })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Sitzungen');
  });

  it('takes the name with which one signs mails, and shows what is wrong with it', async () => {
    await screen.findByText('diese Sitzung');
    const status = { isAuthenticated: true, username: 'berta', mailName: 'Berta Keller' };
    api.on('PUT /api/admin/mail-name', { status: 422, body: { errors: { name: 'Höchstens 80 Zeichen' } } });
    fill({ mailName: ' Berta Keller ' });
    press('Name speichern');
    await screen.findByText('Höchstens 80 Zeichen');
    api.on('PUT /api/admin/mail-name', { status: 204 }).on('GET /api/admin/status', { status: 200, body: status });
    press('Name speichern');
    await screen.findByText('Ihre Mails unterschreiben Sie mit «Berta Keller».');
    expect(api.to('PUT /api/admin/mail-name').map(({ body }) => body)).toEqual(Array(2).fill({ name: 'Berta Keller' }));
    await waitFor(() => expect(field('mailName').value).toBe('Berta Keller'));
  });

  it('gives password managers the name that the passwords belong to', async () => {
    await screen.findByText('berta');
    const name = document.querySelector<HTMLInputElement>('form input[autocomplete="username"]');
    expect(name?.value).toBe('berta');
    const passwords = [...document.querySelectorAll<HTMLInputElement>('form input[type="password"]')];
    expect(passwords.map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
  });

  const typed = { currentPassword: 'ein-altes-Passwort', newPassword: 'ein-neues-Passwort' };
  const tooShort = 'Das Passwort muss mindestens 12 Zeichen lang sein';
  it.each([
    [{}, { currentPassword: 'Bitte geben Sie Ihr Passwort ein', newPassword: tooShort }],
    [{ ...typed, newPassword: 'zu-kurz', repeated: 'zu-kurz' }, { newPassword: tooShort }],
    [typed, { repeated: 'Die beiden Passwörter sind nicht gleich' }],
  ])('checks %j before it asks the server, in its own words, and leads to the first fault', async (values, faults) => {
    await screen.findByText('berta');
    fill(values);
    press('Passwort speichern');
    expect(await faultsShown()).toEqual(faults);
    expect(api.to('POST /api/admin/password')).toEqual([]);
  });

  it('changes the password, empties the fields and reads the sessions again', async () => {
    api.on('POST /api/admin/password', { status: 204 });
    await screen.findByText('diese Sitzung');
    fill({ currentPassword: 'ein-altes-Passwort', newPassword: 'ein-neues-Passwort', repeated: 'ein-neues-Passwort' });
    press('Passwort speichern');
    await screen.findByText('Ab jetzt gilt Ihr neues Passwort.');
    expect(api.to('POST /api/admin/password')[0]?.body).toEqual({
      currentPassword: 'ein-altes-Passwort',
      newPassword: 'ein-neues-Passwort',
    });
    expect(field('newPassword').value).toBe('');
    await waitFor(() => expect(api.to('GET /api/admin/sessions')).toHaveLength(2));
  });
});
