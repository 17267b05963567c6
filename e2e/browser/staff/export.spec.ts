import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { contactEnquiry, type Visitor } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { expect, test } from '../support/test.js';
import { toastOf } from '../support/toast.js';
import { aUniqueVisitor } from '../support/visitor.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leads exportieren' });

async function exportList(page: Page, separator?: string): Promise<Download> {
  await page.getByRole('button', { name: 'Exportieren' }).click();
  if (separator) await dialog(page).getByRole('radio', { name: separator }).check();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Exportieren' }).click();
  return download;
}

const search = ({ email }: Visitor) => `/admin?suche=${encodeURIComponent(email)}`;

test('what the list shows is saved as a file, and nothing else; a refusal and what breaks off are reported', async ({
  staff,
  desk,
  visitor,
  watch,
}) => {
  const enquiry = { ...contactEnquiry(visitor), phone: '079 123 45 67', message: 'Grüezi; "so" geht’s\n=1+1' };
  await desk.receive(enquiry);
  await desk.receive(contactEnquiry(aUniqueVisitor()));
  const { page } = staff;
  await staff.openSignedIn(search(visitor));
  await expect(staff.card(visitor)).toBeVisible();
  const download = await exportList(page);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\ufeff"Eingang";"Status";"Art";"Name";"E-Mail";"Telefon";')).toBe(true);
  expect(csv.match(/@/g)).toHaveLength(1);
  expect(csv).toContain(`;"Ausstehend";"Kontakt";"${visitor.name}";"${visitor.email}";"079 123 45 67";`);
  expect(csv).toContain('"Grüezi; ""so"" geht’s\n=1+1"');
  await expect(toastOf(page)).toContainText('Die Datei liegt bei Ihren Downloads.');
  await expect(page.getByRole('button', { name: 'Exportieren' })).toBeFocused();
  const commas = await readFile(await (await exportList(page, 'Komma')).path(), 'utf8');
  expect(commas.startsWith('\ufeff"Eingang","Status",')).toBe(true);

  watch.expect(/ERR_FAILED/);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const address = '**/api/leads/export.csv*';
  const json = { detail: 'Es laufen bereits mehrere Exporte.' };
  await page.route(address, (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', json }));
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await dialog(page).getByRole('button', { name: 'Exportieren' }).click();
  await expect(toastOf(page)).toContainText(json.detail);
  await page.unroute(address);
  await page.route(address, (route) => route.abort());
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await dialog(page).getByRole('button', { name: 'Exportieren' }).click();
  await expect(toastOf(page)).toContainText('Es wurde keine Datei gespeichert.');
  expect(downloads).toBe(0);
});

test('the dialog can be used by everybody @phone', async ({ staff }) => {
  await staff.openSignedIn();
  await staff.page.getByRole('button', { name: 'Exportieren' }).click();
  await expect(dialog(staff.page)).toBeVisible();
  await expectAccessible(staff.page);
});
