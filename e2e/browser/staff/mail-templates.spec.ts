import type { Page } from '@playwright/test';
import { contactEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { addColleague, openAs } from '../support/account-pages.js';
import { expectNoSidewaysScroll } from '../support/pages.js';
import { expect, test } from '../support/test.js';
import { toastOf } from '../support/toast.js';

const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: false }).and(page.locator('input, textarea'));

test('a template is written, signed with one’s own name, and a visitor is answered with it', async ({
  desk,
  newPage,
  visitor,
}) => {
  // All tests share one site: this template is called as no other.
  const name = `Winterpause ${visitor.name}`.slice(0, 60);
  const staff = await openAs(await newPage(), await addColleague(), '/admin/konto');
  const { page } = staff;
  await field(page, 'Ihr Name').fill('Berta Keller');
  await page.getByRole('button', { name: 'Name speichern' }).click();
  await expect(toastOf(page)).toContainText('Berta Keller');
  await expectAccessible(page);

  await (await staff.pageLink('Mailvorlagen')).click();
  await expect(page.getByRole('link', { name: /^Nicht erreicht/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Neue Vorlage' }).click();
  await expect(page.getByRole('heading', { name: 'Neue Vorlage' })).toBeVisible();
  await field(page, 'Name der Vorlage').fill(name);
  await field(page, 'Betreff').fill('Ihr Fahrzeug: ');
  await page.getByRole('button', { name: 'Fahrzeug', exact: true }).click();
  await expect(field(page, 'Betreff')).toBeFocused();
  await expect(field(page, 'Betreff')).toHaveValue('Ihr Fahrzeug: [Fahrzeug]');
  await field(page, 'Betreff').fill('Wir sind bald zurück');
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(preview).toContainText('Guten Tag Anna Muster');
  await expect(preview).toContainText('Berta Keller');
  await page.reload();
  await expect(field(page, 'Betreff')).toHaveValue('Wir sind bald zurück');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page, 'Betreff').press('ControlOrMeta+Enter');
  await expect(toastOf(page)).toContainText('Vorlage gespeichert');
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await desk.receive(contactEnquiry(visitor));
  await page.goto('/admin');
  await page.getByRole('article', { name: visitor.name }).getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog', { name: visitor.name });
  await dialog.getByRole('button', { name: 'Antworten' }).click();
  await dialog.getByLabel('Vorlage', { exact: true }).selectOption(name);
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(
    `Guten Tag ${visitor.name}\n\n\n\nFreundliche Grüsse\nBerta Keller`,
  );
  await dialog.getByRole('button', { name: 'Senden …' }).click();
  await dialog.getByRole('button', { name: 'Jetzt senden' }).click();
  const contact = dialog.getByRole('region', { name: 'Kontakte' }).getByRole('listitem');
  await expect(contact).toHaveText([/^Mail geschrieben: Wir sind bald zurück/]);
  await expect(contact.getByText('gesendet')).toBeVisible();
});

test('the pages of templates and of one’s own name fit a phone and are accessible @phone', async ({ newPage }) => {
  const staff = await openAs(await newPage(), await addColleague(), '/admin/konto');
  const { page } = staff;
  await expect(field(page, 'Ihr Name')).toBeVisible();
  await expectAccessible(page);
  await (await staff.pageLink('Mailvorlagen')).tap();
  await expect(page.getByRole('link', { name: /^Nicht erreicht/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Neue Vorlage' }).tap();
  await field(page, 'Betreff').fill('Wir sind bald zurück');
  await expect(page.getByRole('region', { name: 'Vorschau' })).toContainText('Guten Tag Anna Muster');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
