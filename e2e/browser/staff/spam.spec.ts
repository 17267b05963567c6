import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { contactForm, promoForm, type Visitor } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { STAFF } from '../support/site.js';
import type { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { toastOf } from '../support/toast.js';

const SPAM = '**/api/spam*';

const card = (page: Page, { name }: Visitor) => page.getByRole('article', { name });
const deletion = (page: Page) => page.getByRole('dialog', { name: 'Anfrage löschen?' });

/** What a robot does: it fills every field, the hidden one too. */
async function sendAsRobot(page: Page, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post('/api/form', { form: { ...form, honey: 'x' }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

async function openSpam({ page }: StaffArea): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: STAFF })).status()).toBe(200);
  await page.goto('/admin/spamverdacht');
  await expect(page.getByRole('heading', { name: 'Spamverdacht', level: 1 })).toBeVisible();
}

test('what a robot sent stands under «Spamverdacht» with its reason and its words, and nowhere else, until it is none', async ({
  page,
  staff,
  desk,
  mails,
  visitor,
}) => {
  const message = '<img src=x onerror=alert(1)> <b>Gratis</b>\nhttps://spam.example';
  await sendAsRobot(page, { ...promoForm(visitor), message });
  await desk.settle();
  expect(await desk.leadsOf(visitor)).toEqual([]);
  expect(await mails.of(visitor)).toEqual([]);

  await openSpam(staff);
  await expect(staff.page).toHaveTitle(/^Spamverdacht/);
  const suspected = card(staff.page, visitor);
  await expect(suspected.getByText('Das versteckte Feld, das Menschen nicht sehen, war ausgefüllt.')).toBeVisible();
  await expect(suspected.getByText(message, { exact: true })).toBeVisible();
  for (const text of ['Frühbucher', visitor.email, 'Eura Mobil Profila 2018', 'Länge 699 cm, Höhe 2,89 m']) {
    await expect(suspected.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(suspected.locator('img, b, a')).toHaveCount(0);
  await expect(staff.page.getByText('Nach 30 Tagen werden sie gelöscht')).toBeVisible();

  await suspected.getByRole('button', { name: 'Kein Spam' }).click();
  await expect(toastOf(staff.page)).toContainText(`Die Anfrage von ${visitor.name} erscheint gleich bei den Leads`);
  await expect(suspected).toBeHidden();
  await expect(staff.page.getByRole('heading', { level: 1 })).toBeFocused();
  await mails.next(visitor);
  expect(await desk.leadsOf(visitor)).toHaveLength(1);
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  await expect(details.getByText('Aus dem Spamverdacht geholt')).toBeVisible();
});

test('what can’t be loaded or done is reported; deleting asks first, and then it is gone for good', async ({
  page,
  staff,
  desk,
  visitor,
  watch,
}) => {
  await sendAsRobot(page, contactForm(visitor));
  const { page: mine } = staff;
  await mine.route(SPAM, (route) => route.abort());
  await openSpam(staff);
  await expect(mine.getByRole('alert')).toContainText('konnte nicht geladen werden');
  await mine.unroute(SPAM);
  await mine.getByRole('button', { name: 'Erneut versuchen' }).click();
  await mine.route('**/release', (route) => route.abort());
  await card(mine, visitor).getByRole('button', { name: 'Kein Spam' }).click();
  await expect(toastOf(mine)).toHaveAttribute('data-variant', 'destructive');

  const button = card(mine, visitor).getByRole('button', { name: 'Löschen' });
  await button.click();
  await expect(deletion(mine)).toContainText('sofort und endgültig gelöscht');
  await deletion(mine).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(button).toBeFocused();

  await button.click();
  await deletion(mine).getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(toastOf(mine)).toContainText('Die Anfrage ist endgültig gelöscht.');
  await expect(card(mine, visitor)).toBeHidden();
  await mine.reload();
  await expect(mine.getByRole('heading', { name: 'Spamverdacht' })).toBeVisible();
  await expect(card(mine, visitor)).toBeHidden();
  expect(await desk.leadsOf(visitor)).toEqual([]);

  // Without a session there is nothing to see.
  watch.expect(/status of 401/);
  await mine.request.post('/api/admin/logout');
  await mine.reload();
  await expect(staff.login).toBeVisible();
});

test('the list, the question and the empty list are accessible and fit the window @phone', async ({
  page,
  staff,
  visitor,
}) => {
  const word = `https://spam.example/${randomUUID().repeat(6)}`;
  await sendAsRobot(page, { ...promoForm(visitor), message: `Gratis! ${word}` });
  const { page: mine } = staff;
  await openSpam(staff);
  await expect(card(mine, visitor)).toBeVisible();
  await expectFit(mine);
  await card(mine, visitor).getByRole('button', { name: 'Löschen' }).click();
  await expect(deletion(mine)).toBeVisible();
  await expectFit(mine);
  await mine.route(SPAM, (route) => route.fulfill({ json: [] }));
  await mine.reload();
  await expect(mine.getByText('Kein Spamverdacht.')).toBeVisible();
  await expectFit(mine);
});

async function expectFit(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
}
