import type { Page } from '@playwright/test';
import { contactEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { STAFF } from '../support/site.js';
import type { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { toastOf } from '../support/toast.js';
import { aUniqueVisitor } from '../support/visitor.js';

const focusIsSomewhere = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

/** Chooses the dense list, as its user once did. */
async function openList(staff: StaffArea, path: string): Promise<void> {
  await staff.openSignedIn(path);
  await staff.page.getByRole('group', { name: 'Darstellung' }).getByRole('button', { name: 'Liste' }).click();
}

test('the list is read beside the open lead, by keys alone, and many leads are changed at once', async ({
  staff,
  desk,
}) => {
  const [older, newer] = [aUniqueVisitor(), aUniqueVisitor()];
  const domain = `liste-${Date.now()}`;
  const leads = [];
  for (const visitor of [older, newer]) {
    const enquiry = { ...contactEnquiry(visitor), message: `Wir kommen aus ${domain}, wann passt es?` };
    leads.push(await desk.receive(enquiry));
  }
  const { page } = staff;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(staff, `/admin?suche=${domain}`);
  const [first, second] = [staff.card(newer), staff.card(older)];
  await expect(page.getByRole('article')).toHaveCount(2);
  expect((await first.boundingBox())?.height).toBeLessThanOrEqual(46);
  await expect(page.getByRole('tab', { name: 'Alle 2' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('j');
  const pane = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(pane(newer.name)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`lead=${leads[1]?.id}`));
  await page.keyboard.press('j');
  await expect(pane(older.name)).toContainText(domain);
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('u');
  await expect(pane(older.name).getByText('In Arbeit bei Ihnen')).toBeVisible();
  await page.keyboard.press('m');
  await expect(pane(older.name).getByText('Wiedervorlage morgen')).toBeVisible();
  await expectAccessible(page);

  // A contact, then back step by step.
  for (const key of ['f', '3']) await page.keyboard.press(key);
  await page.keyboard.type('Rückruf erbeten');
  await page.keyboard.press('Escape');
  await expect(pane(older.name)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();

  // The editor begins in its first field, is saved by keys, and leads back to the row that it was opened from.
  await page.keyboard.press('e');
  const editor = page.getByRole('dialog', { name: 'Lead bearbeiten' });
  await expect(editor.getByLabel('Status')).toBeFocused();
  await editor.getByLabel(/^Interne Notizen/).fill('Aus der Liste');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(editor).toBeHidden();
  await expect(second).toBeFocused();
  await expect(pane(older.name)).toContainText('Aus der Liste');

  // Both at once; a colleague is quicker with one of them.
  await page.keyboard.press('x');
  await first.getByRole('checkbox').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('form', { name: 'Ausgewählte Leads' });
  await expect(bar).toContainText('2 ausgewählt');
  await bar.getByLabel('Status der ausgewählten Leads').selectOption('Abgeschlossen');
  await bar.getByLabel('Person der ausgewählten Leads').selectOption(STAFF.username);
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Anwenden' }).click();
  await expect(toastOf(page)).toContainText('2 geändert');
  for (const visitor of [older, newer]) {
    expect(await desk.leadOf(visitor)).toMatchObject({ status: 'completed', assignedTo: STAFF.username });
  }
  expect(await focusIsSomewhere(page)).toBe(true);
  await page.reload();
  await expect(staff.card(newer).getByRole('checkbox')).toBeVisible();
});

test('on a phone the bar at the foot calls, notes and looks again tomorrow @phone', async ({
  staff,
  desk,
  visitor,
}) => {
  await desk.receive(contactEnquiry(visitor));
  const { page } = staff;
  await staff.openSignedIn();
  await page.getByRole('button', { name: 'Filter' }).tap();
  await page.getByRole('button', { name: 'Liste' }).tap();
  await page.getByRole('button', { name: 'Leads zeigen' }).tap();
  await expectAccessible(page);
  await staff.card(visitor).tap();
  const dialog = page.getByRole('dialog', { name: visitor.name });
  const height = page.viewportSize()?.height ?? 0;
  const tomorrow = dialog.getByRole('button', { name: 'Wiedervorlage morgen' });
  for (const target of [
    dialog.getByRole('link', { name: 'Anrufen' }),
    dialog.getByRole('button', { name: 'Kontakt' }),
    tomorrow,
  ]) {
    const box = await target.boundingBox();
    expect(box?.y).toBeGreaterThan(height * 0.85);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await tomorrow.tap();
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
  expect((await desk.leadOf(visitor)).followUpOn).not.toBeNull();
  await dialog.getByRole('button', { name: 'Kontakt' }).tap();
  await expect(dialog.getByRole('radio', { name: 'Erreicht', exact: true })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
