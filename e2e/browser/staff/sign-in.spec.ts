import { contactEnquiry } from '../../support/visitor.js';
import { toasts } from '../support/messages.js';
import { hold, silenceLiveLeads } from '../support/network.js';
import { STAFF } from '../support/site.js';
import { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { expectToast, toastOf } from '../support/toast.js';

test('while the session is being checked it says so', async ({ staff }) => {
  const answer = await hold(staff.page, '**/api/admin/status');
  await staff.page.goto('/admin');
  await expect(staff.page.getByText('Überprüfe Berechtigung...', { exact: true })).toBeVisible();
  answer();
  await expect(staff.login).toBeVisible();
});

test('the account of ADMIN_PASSWORD gets to the leads at once, without having to change its password', async ({
  staff,
}) => {
  await staff.page.goto('/admin');
  await staff.signIn();
  await expect(staff.heading).toBeVisible();
  await expectToast(staff.page, 'default', toasts.loginDone);
  await expect(await staff.pageLink(STAFF.username)).toBeVisible();
  await staff.page.reload();
  await expect(staff.heading).toBeVisible();
});

for (const [what, credentials] of [
  ['password', { username: STAFF.username, password: 'nicht-das-Passwort' }],
  ['name', { username: 'niemand', password: STAFF.password }],
] as const) {
  test(`a wrong ${what} is refused without saying which of the two it was`, async ({ staff }) => {
    await staff.page.goto('/admin');
    await staff.signIn(credentials);
    await expectToast(staff.page, 'destructive', toasts.loginFailed);
    await expect(staff.login).toBeVisible();
    expect(await staff.page.context().cookies()).toEqual([]);
  });
}

test('without an answer the login says so, and works once there is one', async ({ staff }) => {
  const { page } = staff;
  await page.goto('/admin');
  await page.route('**/api/admin/login', (route) => route.abort());
  await staff.signIn();
  await expectToast(page, 'destructive', toasts.loginUnanswered);
  await page.unroute('**/api/admin/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(staff.heading).toBeVisible();
});

test('the button is busy while the login runs, and pressing it again sends nothing', async ({ staff }) => {
  const { page } = staff;
  const answer = await hold(page, '**/api/admin/login');
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/login')) logins.push(request.method());
  });
  await page.goto('/admin');
  await staff.signIn();
  const busy = page.getByRole('button', { name: /^Anmeldung läuft/ });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  answer();
  await expect(staff.heading).toBeVisible();
  expect(logins).toEqual(['POST']);
});

test('name and password are both required', async ({ staff }) => {
  const { page } = staff;
  await page.goto('/admin');
  for (const label of ['Benutzername', 'Passwort']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  }
  await page.getByLabel('Benutzername').fill(STAFF.username);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Passwort')).toBeFocused();
  await expect(toastOf(page)).toBeHidden();
});

test('the session’s cookie is out of reach for scripts and other sites', async ({ staff }) => {
  await staff.page.goto('/admin');
  await staff.signIn();
  await expect(staff.heading).toBeVisible();
  const [cookie, ...others] = await staff.page.context().cookies(`${new URL(staff.page.url()).origin}/api/leads`);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: false });
  expect(await staff.page.evaluate(() => document.cookie)).toBe('');
});

test('signing out ends the session, also for a reload and for other tabs', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const { page } = staff;
  const otherTab = new StaffArea(await page.context().newPage());
  await otherTab.page.goto('/admin');
  await expect(otherTab.card(visitor)).toBeVisible();

  await staff.signOut();
  await expect(staff.login).toBeVisible();
  await expect(staff.card(visitor)).toBeHidden();
  // The other tab hears of it by itself.
  await expectToast(otherTab.page, 'destructive', toasts.sessionExpired);
  await expect(otherTab.login).toBeVisible();
  await expect(otherTab.card(visitor)).toBeHidden();

  await page.reload();
  await expect(staff.login).toBeVisible();
});

test('a session that ran out leads to the login on the next load of leads, and back after it', async ({
  staff,
  desk,
  visitor,
}) => {
  await desk.receive(contactEnquiry(visitor));
  const { page } = staff;
  await silenceLiveLeads(page);
  // The last that the page asks for by itself.
  const hints = page.waitForResponse('**/api/leads/related-counts?*');
  await staff.openSignedIn();
  await hints;
  await page.context().clearCookies();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/leads\?/.test(request.url())) loads.push(request.url());
  });
  await staff.tab('Kontakt').click();
  await expect(staff.login).toBeVisible();
  await expectToast(page, 'destructive', toasts.sessionExpired);
  // A 401 is an answer: it is not asked for three times more.
  expect(loads).toHaveLength(1);
  await staff.signIn();
  await expect(staff.card(visitor)).toBeVisible();
});

test('after a session that ran out the login leads back where one was, address and all', async ({ staff }) => {
  const { page } = staff;
  await page.goto('/admin/konto?von=hier');
  await staff.signIn();
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
  await page.context().clearCookies();
  await page.getByLabel('Jetziges Passwort').fill(STAFF.password);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('ein-neues-Passwort-2');
  await page.getByLabel('Neues Passwort wiederholen').fill('ein-neues-Passwort-2');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expectToast(page, 'destructive', toasts.sessionExpired);
  await expect(staff.login).toBeFocused();
  await staff.signIn();
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?von=hier');
});

test('password managers and phones are told what the fields are', async ({ staff }) => {
  await staff.page.goto('/admin');
  const name = staff.page.getByLabel('Benutzername');
  await expect(name).toHaveAttribute('autocomplete', 'username');
  await expect(name).toHaveAttribute('autocapitalize', 'none');
  await expect(staff.page.getByLabel('Passwort')).toHaveAttribute('autocomplete', 'current-password');
});
