import { contactEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { toasts } from '../support/messages.js';
import { silenceLiveLeads } from '../support/network.js';
import { STAFF } from '../support/site.js';
import { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toast.js';

test('the account of ADMIN_PASSWORD gets to the leads at once, without having to change its password', async ({
  staff,
}) => {
  await staff.page.goto('/admin');
  await expect(staff.login).toBeVisible();
  await expectAccessible(staff.page);
  await staff.signIn();
  await expect(staff.heading).toBeVisible();
  await expectToast(staff.page, 'default', toasts.loginDone);
  await expect(await staff.pageLink(STAFF.username)).toBeVisible();
  // The session's cookie is out of reach for scripts and other sites.
  const [cookie, ...others] = await staff.page.context().cookies(`${new URL(staff.page.url()).origin}/api/leads`);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: false });
  expect(await staff.page.evaluate(() => document.cookie)).toBe('');
  await staff.page.reload();
  await expect(staff.heading).toBeVisible();
});

test('a wrong password and a wrong name are refused without saying which of the two it was', async ({ staff }) => {
  for (const credentials of [
    { username: STAFF.username, password: 'nicht-das-Passwort' },
    { username: 'niemand', password: STAFF.password },
  ]) {
    await staff.page.goto('/admin');
    await staff.signIn(credentials);
    await expectToast(staff.page, 'destructive', toasts.loginFailed);
    await expect(staff.login).toBeVisible();
    expect(await staff.page.context().cookies()).toEqual([]);
  }
  await expectAccessible(staff.page);
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
