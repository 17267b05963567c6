import type { Locator, Page } from '@playwright/test';
import { contactEnquiry, type Visitor } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import type { LeadDesk } from '../support/lead-desk.js';
import { STAFF } from '../support/site.js';
import type { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { aUniqueVisitor } from '../support/visitor.js';

const SENTENCE = 'Ergebnis in einem Satz';
const contacts = (dialog: Locator) => dialog.getByRole('region', { name: 'Kontakte' }).getByRole('listitem');
const form = (dialog: Locator) => dialog.getByRole('form', { name: 'Kontakt festhalten' });
const choice = (dialog: Locator, kind: string) => form(dialog).getByText(kind, { exact: true });

interface Presses {
  readonly clicks: number;
  readonly keys: number;
}

/** Counts what a person presses from now on, but for the letters of a sentence. */
async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(() => {
    const presses = { clicks: 0, keys: 0 };
    Object.assign(window, { presses });
    // One press makes one of these, whatever elements it goes on to.
    document.addEventListener('pointerdown', () => (presses.clicks += 1), true);
    const isLetter = ({ key, target }: KeyboardEvent) =>
      key.length === 1 && target instanceof HTMLInputElement && target.type === 'text';
    document.addEventListener('keydown', (event) => (presses.keys += isLetter(event) ? 0 : 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { presses: Presses }).presses);
}

/** Whether a button is in sight down to its lower edge, and nothing lies over that. */
const isUncovered = (button: Locator) =>
  button.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 9, bottom - 2));
  });

/** A fresh enquiry, opened by somebody signed in. */
async function openLead(staff: StaffArea, desk: LeadDesk, visitor: Visitor): Promise<Locator> {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  return staff.openDetails(visitor);
}

const press = (staff: StaffArea, button: Locator) =>
  staff.page.viewportSize()?.width === 360 ? button.tap() : button.click();

test('a call is noted in two clicks and a sentence, and the next lead is one more @both', async ({
  staff,
  desk,
  visitor,
}) => {
  const next = aUniqueVisitor();
  await desk.receive(contactEnquiry(next));
  const { page } = staff;
  const dialog = await openLead(staff, desk, visitor);
  const presses = await countPresses(page);
  await press(staff, choice(dialog, 'Nicht erreicht'));
  await expect(dialog.getByLabel(SENTENCE)).toBeFocused();
  await page.keyboard.type('Combox voll, am Abend nochmals');
  await expectAccessible(page);
  await press(staff, dialog.getByRole('button', { name: 'Festhalten' }));
  await expect(contacts(dialog)).toHaveText([/^Nicht erreicht: Combox voll, am Abend nochmals/]);
  expect(await presses()).toEqual({ clicks: 2, keys: 0 });
  await expect(contacts(dialog)).toContainText(STAFF.username);
  await expect(dialog.locator('[data-status]').first()).toHaveText('In Bearbeitung');
  await expect(dialog.locator('[data-due]')).toHaveCount(0);
  const lead = await desk.leadOf(visitor);
  expect(lead).toMatchObject({ status: 'processing', assignedTo: STAFF.username, answeredAt: expect.any(String) });

  const onward = dialog.getByRole('button', { name: 'Nächster Lead' });
  await expect(onward).toBeFocused();
  await expectAccessible(page);
  await press(staff, onward);
  await expect(page.getByRole('dialog', { name: next.name })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
});

test('from the list it takes four keys and a sentence, and Esc leads back to the lead', async ({
  staff,
  desk,
  visitor,
}) => {
  const enquiry = { ...contactEnquiry(visitor), message: 'Ein Absatz.\n\n'.repeat(2) };
  await desk.receive(enquiry);
  await staff.openSignedIn(`/admin?suche=${encodeURIComponent(visitor.email)}`);
  const { page } = staff;
  const dialog = page.getByRole('dialog', { name: visitor.name });
  await expect(page.getByRole('article')).toHaveCount(1);
  const presses = await countPresses(page);
  await page.keyboard.press('j');
  await page.keyboard.press('f');
  await expect(form(dialog).getByRole('radio', { name: 'Erreicht', exact: true })).toBeFocused();
  await page.keyboard.press('1');
  await expect(dialog.getByLabel(SENTENCE)).toBeFocused();
  expect(await isUncovered(dialog.getByRole('button', { name: 'Festhalten' }))).toBe(true);
  await page.keyboard.type('Kommt am Montag vorbei');
  await page.keyboard.press('Enter');
  await expect(contacts(dialog)).toHaveText([/^Erreicht: Kommt am Montag vorbei/]);
  expect(await presses()).toEqual({ clicks: 0, keys: 4 });
  await expect(page).toHaveURL(/lead=[^&]+$/);

  await page.keyboard.press('f');
  await expect(form(dialog).getByRole('radio', { name: 'Erreicht', exact: true })).toBeFocused();
  await page.keyboard.press('3');
  await expect(dialog.getByLabel(SENTENCE)).toBeFocused();
  await page.keyboard.type('1 Platz im Autohotel frei');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('f');
  await expect(form(dialog).getByRole('radio', { name: 'Combox' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(contacts(dialog)).toHaveText([/^Combox: 1 Platz im Autohotel frei/, /^Erreicht/]);
  await expect(dialog.getByRole('button', { name: /Nächster Lead|Zur Liste/ })).toBeFocused();
});

test('the follow-up is planned with its reason, and a colleague sees it at once', async ({
  staff,
  newPage,
  desk,
  visitor,
}) => {
  const dialog = await openLead(staff, desk, visitor);
  const colleague = await newPage();
  await colleague.request.post('/api/admin/login', { data: STAFF });
  await colleague.goto(staff.page.url());
  const theirs = colleague.getByRole('dialog', { name: visitor.name });
  await expect(theirs).toBeVisible();

  await press(staff, choice(dialog, 'Erreicht'));
  await dialog.getByLabel(SENTENCE).fill('Wünscht Offerte');
  await press(staff, form(dialog).getByRole('button', { name: 'in 1 Woche' }));
  await press(staff, dialog.getByRole('button', { name: 'Festhalten' }));
  for (const each of [dialog, theirs]) {
    await expect(contacts(each)).toHaveText([/^Erreicht: Wünscht Offerte.*Wiedervorlage/]);
    await expect(each.getByRole('region', { name: 'Bearbeitung' })).toContainText('Wünscht Offerte');
  }
  await staff.page.reload();
  await expect(contacts(dialog)).toHaveCount(1);
  await expect(dialog.getByRole('region', { name: 'Verlauf' })).not.toContainText('Kontakt');
});

test('what was written without a connection stays, also over a reload, and is recorded once', async ({
  staff,
  desk,
  visitor,
}) => {
  const { page } = staff;
  const dialog = await openLead(staff, desk, visitor);
  await press(staff, choice(dialog, 'Mail geschrieben'));
  await dialog.getByLabel(SENTENCE).fill('Masse erfragt');
  await page.route('**/contacts', (route) => route.abort('connectionfailed'));
  await press(staff, dialog.getByRole('button', { name: 'Festhalten' }));
  await expect(dialog.getByRole('alert').filter({ hasText: 'Der Kontakt ist nicht festgehalten' })).toBeVisible();
  await page.unroute('**/contacts');
  await page.reload();
  await expect(dialog.getByLabel(SENTENCE)).toHaveValue('Masse erfragt');
  await dialog.getByRole('button', { name: 'Festhalten' }).dblclick();
  await expect(contacts(dialog)).toHaveText([/^Mail geschrieben: Masse erfragt/]);
});
