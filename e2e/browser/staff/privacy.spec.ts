import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contactEnquiry, type Visitor } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { STAFF } from '../support/site.js';
import { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { toastOf } from '../support/toast.js';

const enquiry = (visitor: Visitor, message: string) => ({ ...contactEnquiry(visitor), message });

const person = (page: Page) => page.getByRole('region', { name: 'Daten einer Person' });

/** From the open lead, as staff find it. */
async function openPerson(staff: StaffArea, visitor: Visitor): Promise<void> {
  await staff.openSignedIn(`/admin?suche=${encodeURIComponent(visitor.email)}`);
  const card = staff.card(visitor).first();
  // The hint at the other lead comes later, and moves what is below it.
  await expect(card).toContainText('1 weitere Anfrage');
  await card.getByRole('button', { name: 'Details' }).click();
  const details = staff.page.getByRole('dialog', { name: visitor.name });
  await details.getByRole('link', { name: 'Daten dieser Person' }).click();
  await expect(person(staff.page)).toContainText('2 Leads, 2 Einsendungen, 2 Mails');
}

test.beforeEach(async ({ desk, mails, visitor }) => {
  await desk.receive(enquiry(visitor, 'Das erste Mal'));
  await mails.next(visitor);
  expect((await desk.leadsOf(visitor)).length).toBe(1);
});

async function enquireAgain(page: Page, desk: { leadsOf(visitor: Visitor): Promise<unknown[]> }, visitor: Visitor) {
  const data = enquiry(visitor, 'Das zweite Mal');
  expect((await page.request.post('/api/contact', { data })).status()).toBe(201);
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(2);
}

test('a person who is deleted is gone, from under a colleague’s hands too, and only the note says so', async ({
  page,
  staff,
  newPage,
  desk,
  visitor,
}) => {
  await enquireAgain(page, desk, visitor);
  const colleague = new StaffArea(await newPage());
  await colleague.openSignedIn(`/admin?suche=${encodeURIComponent(visitor.email)}`);
  await expect(colleague.card(visitor)).toHaveCount(2);
  await colleague.card(visitor).first().getByRole('button', { name: 'Bearbeiten' }).click();
  await colleague.page.getByLabel('Interne Notizen').fill('Ruft zurück');

  await openPerson(staff, visitor);
  await expectAccessible(staff.page);
  await person(staff.page).getByRole('button', { name: 'Löschen' }).click();
  const question = staff.page.getByRole('dialog', { name: 'Alle Daten dieser Person löschen?' });
  await expect(question).toContainText('2 Leads, 2 Einsendungen, 2 Mails');
  await expectAccessible(staff.page);
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(toastOf(staff.page)).toContainText('Die Daten der Person sind gelöscht.');
  await expect(staff.page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(staff.page.getByText('Auf Wunsch gelöscht: 2 Leads, 2 Einsendungen, 2 Mails').first()).toBeVisible();
  const gone = colleague.page.getByRole('dialog', { name: 'Diese Anfrage gibt es nicht mehr' });
  await expect(gone).toContainText('Sie wurde gelöscht.');
  await expectAccessible(colleague.page);
  expect(await colleague.page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('lead-draft');
  await gone.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(gone).toBeHidden();
  await expect(colleague.page.getByText(visitor.name)).toHaveCount(0);
  expect(await desk.leadsOf(visitor)).toEqual([]);
});

test('somebody who asks gets everything in one file, and who is anonymised leaves leads without a person', async ({
  page,
  staff,
  desk,
  visitor,
}) => {
  await enquireAgain(page, desk, visitor);
  const [lead] = await desk.leadsOf(visitor);
  await openPerson(staff, visitor);
  const download = staff.page.waitForEvent('download');
  await person(staff.page).getByRole('button', { name: 'Auskunft herunterladen' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect((await download).suggestedFilename()).toMatch(/^auskunft-.*\.json$/);
  expect(file.Anfragen.map((lead: { Angaben: { Nachricht: string } }) => lead.Angaben.Nachricht)).toEqual([
    'Das zweite Mal',
    'Das erste Mal',
  ]);
  expect(file.Anfragen[0]).toMatchObject({
    'So geschrieben': { email: visitor.email },
    Verlauf: [{ Was: 'eingegangen' }],
  });

  await person(staff.page).getByRole('button', { name: 'Anonymisieren' }).click();
  await staff.page.getByRole('button', { name: 'Endgültig anonymisieren' }).click();
  await expect(toastOf(staff.page)).toContainText('anonymisiert');
  await staff.page.goto(`/admin?lead=${lead?.id}`);
  const details = staff.page.getByRole('dialog', { name: 'Anonymisiert' });
  await expect(details.getByText('Angaben zur Person entfernt')).toBeVisible();
  for (const word of [visitor.name, visitor.email, 'Das zweite Mal']) await expect(details).not.toContainText(word);
  await expect(details.getByRole('link', { name: /@|Daten dieser Person/ })).toHaveCount(0);
});

test('periods, what is past them, and the notes stand on the page @phone', async ({ staff }) => {
  const { page } = staff;
  expect((await page.request.post('/api/admin/login', { data: STAFF })).status()).toBe(200);
  await page.goto('/admin/datenschutz');
  await expect(page.getByRole('heading', { name: 'Datenschutz', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Kontakt 24 Monate 6 Monate' })).toBeVisible();
  await expect(page.getByText('Zurzeit ist keine Frist abgelaufen.')).toBeVisible();
  await expectAccessible(page);
});
