import { expectAccessible } from '../support/accessibility.js';
import { AccountPages, addColleague, aUniqueUsername, openAs } from '../support/account-pages.js';
import { toasts } from '../support/messages.js';
import { STAFF } from '../support/site.js';
import { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { expectToast, toastOf } from '../support/toast.js';

const OWN_PASSWORD = 'ein-eigenes-Passwort-1';

test('an account is added, gets a password of its own, is locked, unlocked and reset, accessibly', async ({
  newPage,
}) => {
  const accounts = new AccountPages(await newPage());
  const { page, dialog } = accounts;
  const username = aUniqueUsername();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await accounts.openAccounts();
  await accounts.add(username);
  await expect(dialog.getByText('Dieses Passwort wird nie wieder angezeigt.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectCopied(accounts);
  const madeUp = await accounts.takePassword();
  await expect(accounts.row(username)).toContainText('Passwort noch nicht gewählt');
  await expect(page.getByText(madeUp)).toHaveCount(0);
  await accounts.add(username);
  await expect(page.getByLabel('Benutzername')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  // The new colleague, in another browser: no page of the area before the password is their own.
  const colleague = new StaffArea(await newPage());
  await colleague.page.goto('/admin');
  await colleague.signIn({ username, password: madeUp });
  await expect(colleague.page.getByRole('heading', { name: 'Neues Passwort wählen' })).toBeVisible();
  await new AccountPages(colleague.page).changePassword('Bisheriges Passwort', madeUp, OWN_PASSWORD);
  await expect(colleague.heading).toBeVisible();

  await accounts.carryOut(username, 'Sperren', 'Sperren');
  await expectToast(page, 'default', {
    title: 'Konto gesperrt',
    description: `${username} ist abgemeldet und kann sich nicht mehr anmelden.`,
  });
  await expect(accounts.row(username)).toContainText('Gesperrt');
  await expectAccessible(page);
  await colleague.page.reload();
  await expect(colleague.login).toBeVisible();
  await colleague.signIn({ username, password: OWN_PASSWORD });
  await expectToast(colleague.page, 'destructive', toasts.loginFailed);

  await accounts.carryOut(username, 'Entsperren', 'Entsperren');
  await expect(accounts.row(username)).toContainText('Aktiv');
  await colleague.page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(colleague.heading).toBeVisible();

  const opener = accounts.row(username).getByRole('button', { name: 'Passwort zurücksetzen' });
  await opener.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
  const another = await accounts.takePassword();
  expect(another).not.toBe(madeUp);
  await expect(opener).toBeFocused();
  await colleague.page.reload();
  await colleague.signIn({ username, password: another });
  await expect(colleague.page.getByRole('heading', { name: 'Neues Passwort wählen' })).toBeVisible();

  await page.getByRole('button', { name: 'Verlauf' }).click();
  const history = page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem');
  await expect(history.filter({ hasText: username })).toHaveText([
    new RegExp(`${STAFF.username}: Passwort von ${username} zurückgesetzt`),
    new RegExp(`${STAFF.username}: Konto ${username} entsperrt`),
    new RegExp(`${STAFF.username}: Konto ${username} gesperrt`),
    new RegExp(`${username}: Eigenes Passwort geändert`),
    new RegExp(`${STAFF.username}: Konto ${username} angelegt`),
  ]);
  await expectAccessible(page);
});

/** The made-up password can be copied; where it can’t, it is marked. */
async function expectCopied({ page, dialog }: AccountPages): Promise<void> {
  const copy = dialog.getByRole('button', { name: 'Kopieren' });
  await expect(copy).toBeFocused();
  const password = await dialog.getByRole('definition').innerText();
  await copy.click();
  await expect(dialog.getByRole('status')).toHaveText('In die Zwischenablage kopiert.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(dialog.getByRole('status')).toContainText('von Hand kopieren');
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(password);
}

test('one’s own sessions are listed, and another browser is signed out, or all others at once', async ({ newPage }) => {
  const colleague = await addColleague();
  const elsewhere = await openAs(await newPage(), colleague);
  await expect(elsewhere.heading).toBeVisible();
  const own = await openAs(await newPage(), colleague, '/admin/konto');
  const pages = new AccountPages(own.page);
  await expect(pages.session(/diese Sitzung/)).toContainText(/Chrome auf Linux|Chrome auf Android/);
  const other = pages.session(/Chrome/).filter({ hasNotText: 'diese Sitzung' });
  await expect(other).toHaveCount(1);
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other).toHaveCount(0);
  await expect(toastOf(own.page)).toContainText('ist abgemeldet.');
  await elsewhere.page.reload();
  await expect(elsewhere.login).toBeVisible();

  for (let browser = 0; browser < 2; browser += 1) await openAs(await newPage(), colleague);
  await own.page.reload();
  await expect(pages.session(/Chrome/)).toHaveCount(3);
  await own.page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect(pages.session(/Chrome/)).toHaveCount(1);
  await expect(own.page.getByRole('button', { name: 'Alle anderen abmelden' })).toHaveCount(0);
});

test('a change of one’s password signs out all other browsers; a lock ends this one, and a reset has another chosen', async ({
  newPage,
}) => {
  const colleague = await addColleague();
  const elsewhere = await openAs(await newPage(), colleague);
  const own = await openAs(await newPage(), colleague, '/admin/konto');
  const pages = new AccountPages(own.page);
  await expect(pages.session(/Chrome/)).toHaveCount(2);
  await expectAccessible(own.page);
  await pages.changePassword('Jetziges Passwort', 'falsch', 'ein-neues-Passwort-2');
  await expect(own.page.getByLabel('Jetziges Passwort')).toHaveAccessibleDescription('Das jetzige Passwort ist falsch');
  await expect(own.page.getByLabel('Jetziges Passwort')).toBeFocused();
  await pages.changePassword('Jetziges Passwort', colleague.password, 'kurz');
  await expect(own.page.getByLabel('Neues Passwort', { exact: true })).toBeFocused();
  await expectAccessible(own.page);
  await pages.changePassword('Jetziges Passwort', colleague.password, 'ein-neues-Passwort-2');
  await expectToast(own.page, 'default', {
    title: 'Passwort geändert',
    description: 'Ab jetzt gilt Ihr neues Passwort.',
  });
  await expect(pages.session(/Chrome/)).toHaveCount(1);
  await expect(own.page.getByLabel('Jetziges Passwort')).toHaveValue('');
  await elsewhere.page.reload();
  await expect(elsewhere.login).toBeVisible();

  const accounts = new AccountPages(await newPage());
  await accounts.openAccounts();
  await accounts.carryOut(colleague.username, 'Sperren', 'Sperren');
  await expect(accounts.row(colleague.username)).toContainText('Gesperrt');
  await pages.changePassword('Jetziges Passwort', 'ein-neues-Passwort-2', 'noch-ein-Passwort-3');
  await expect(own.login).toBeVisible();
  await expectToast(own.page, 'destructive', toasts.sessionExpired);
  expect(new URL(own.page.url()).pathname).toBe('/admin/konto');

  await accounts.carryOut(colleague.username, 'Entsperren', 'Entsperren');
  await accounts.carryOut(colleague.username, 'Passwort zurücksetzen', 'Zurücksetzen');
  await own.signIn({ username: colleague.username, password: await accounts.takePassword() });
  await expect(own.page.getByRole('heading', { name: 'Neues Passwort wählen' })).toBeFocused();
  await expectAccessible(own.page);
});
