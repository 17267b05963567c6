import type { Locator } from '@playwright/test';
import { contactEnquiry, promoEnquiry, vehicleEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { STAFF } from '../support/site.js';
import { detail } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { expectToast, toastOf } from '../support/toast.js';
import { callLink } from '../support/visitor.js';

const DAY = 24 * 60 * 60 * 1000;
const received = new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeZone: 'Europe/Zurich' });

const quickButton = (dialog: Locator, status: string) =>
  dialog.getByRole('group', { name: 'Status setzen' }).getByRole('button', { name: status });
const statusOf = (dialog: Locator) => dialog.locator('header [data-status]');
const part = (dialog: Locator, name: string) => dialog.getByRole('region', { name, exact: true });

test('a card shows what matters; the open lead reads like a letter and holds every field', async ({
  staff,
  desk,
  visitor,
}) => {
  const enquiry = promoEnquiry(visitor);
  const lead = await desk.receive(enquiry);
  await desk.change(lead, { offerNumber: 'OFF-2026-017', notes: 'Ruft am Montag an.\nKennt uns von der Messe.' });
  await staff.openSignedIn();
  const card = staff.card(visitor);
  for (const text of ['Frühbucher', 'OFF-2026-017', 'Hymer B-Klasse MC, 2019', 'Keramikversiegelung']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card.locator('time')).toHaveText(/^(gerade eben|vor (einer|\d) Minuten?)$/);

  const details = await staff.openDetails(visitor);
  const letter = part(details, 'Nachricht');
  await expect(letter.getByRole('heading', { name: lead.subject })).toBeVisible();
  await expect(letter.getByText(enquiry.message, { exact: true })).toBeVisible();
  await expect(detail(details, 'Telefon').getByRole('link')).toHaveAttribute('href', callLink(visitor));
  await expect(detail(details, 'E-Mail').getByRole('link')).toHaveAttribute('href', `mailto:${visitor.email}`);
  const facts = {
    Wunschtermin: enquiry.preferredDate,
    Leistung: 'Keramikversiegelung',
    Marke: 'Hymer',
    Modell: 'B-Klasse MC',
    Jahrgang: '2019',
    Länge: '7.20 m',
    Höhe: '3.10 m',
    'So geschrieben': `${enquiry.vehicle} · ${enquiry.dimensions}`,
    Angebotsnummer: 'OFF-2026-017',
    Notizen: 'Ruft am Montag an. Kennt uns von der Messe.',
  };
  for (const [term, text] of Object.entries(facts)) await expect(detail(details, term)).toHaveText(text);
  await expect(details.locator('time').first()).toContainText(received.format(new Date(lead.createdAt)));
  await expect(statusOf(details)).toHaveText('Ausstehend');
  await staff.page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(card.getByRole('button', { name: 'Details' })).toBeFocused();
});

test('a status set by mistake is undone from the toast, by F8 and the keyboard, with the lead open, and overwrites nothing', async ({
  staff,
  desk,
  visitor,
}) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await desk.change(lead, { status: 'processing', processedBy: 'Werkstatt' });
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  const sent = staff.page.waitForRequest((request) => request.method() === 'PATCH');
  await quickButton(details, 'Abgeschlossen').click();
  expect((await sent).postDataJSON()).toEqual({ status: 'completed', processedBy: 'Geschäftsführung' });
  await expectToast(staff.page, 'default', { title: 'Status: Abgeschlossen', description: visitor.name });
  await expect(statusOf(details)).toHaveText('Abgeschlossen');
  await staff.page.keyboard.press('F8');
  const undo = staff.page.getByRole('button', { name: 'Rückgängig' });
  for (let stops = 0; stops < 3 && !(await undo.evaluate((it) => it === document.activeElement)); stops += 1) {
    await staff.page.keyboard.press('Tab');
  }
  await expect(undo).toBeFocused();
  await staff.page.keyboard.press('Enter');
  await expectToast(staff.page, 'default', {
    title: 'Status: In Bearbeitung',
    description: `Rückgängig gemacht: ${visitor.name}`,
  });
  await expect(details).toBeVisible();
  await expect(quickButton(details, 'Abgeschlossen')).toBeFocused();
  expect(await desk.leadOf(visitor)).toMatchObject({ status: 'processing', processedBy: 'Werkstatt' });

  // Not what a colleague did in between.
  await quickButton(details, 'Abgelehnt').click();
  await expectToast(staff.page, 'default', { title: 'Status: Abgelehnt', description: visitor.name });
  await desk.change(lead, { status: 'completed' });
  await undo.click();
  await expect(toastOf(staff.page)).toContainText('Die Änderung ist nicht rückgängig gemacht.');
  await expect(statusOf(details)).toHaveText('Abgeschlossen');
});

test('on a phone one thumb is enough to call and to set the status @phone', async ({ staff, desk, visitor }) => {
  await desk.receive(promoEnquiry(visitor));
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  const call = details.getByRole('link', { name: 'Anrufen' });
  await expect(call).toHaveAttribute('href', callLink(visitor));
  const height = staff.page.viewportSize()?.height ?? 0;
  for (const target of [
    call,
    quickButton(details, 'Abgeschlossen'),
    details.getByRole('button', { name: 'Bearbeiten' }),
  ]) {
    const box = await target.boundingBox();
    expect(box?.y).toBeGreaterThan(height * 0.6);
    expect(box?.height).toBeGreaterThanOrEqual(43.5);
  }
  await quickButton(details, 'Abgeschlossen').tap();
  await expect(statusOf(details)).toHaveText('Abgeschlossen');
  expect(await staff.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the open lead is accessible: as it came, taken in hand, corrected and overdue, with a toast', async ({
  staff,
  desk,
  visitor,
}) => {
  const lead = await desk.receive(vehicleEnquiry(visitor));
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  const lines = part(details, 'Verlauf').getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(details.locator('[data-due="open"]')).toHaveText(/^Antwort fällig bis /);
  await expectAccessible(staff.page);
  const work = part(details, 'Bearbeitung');
  await work.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(work.getByText('In Arbeit bei Ihnen')).toBeVisible();
  await expect(work.getByRole('button', { name: 'Abgeben' })).toBeFocused();
  await desk.change(lead, { vehicleLength: 6.4, followUpOn: '2026-01-01', notes: 'Ruft an.' });
  await staff.page.clock.setFixedTime(Date.now() + 9 * DAY);
  await staff.page.reload();
  await expect(details.locator('[data-due="overdue"]')).toHaveText(/^Antwort seit \d Tagen überfällig$/);
  await expect(lines).toHaveCount(3);
  for (const text of ['«Ruft an.»', '6.36 m', '6.40 m', STAFF.username])
    await expect(lines.first()).toContainText(text);
  await expectAccessible(staff.page);
  await quickButton(details, 'In Bearbeitung').click();
  await expect(details.getByRole('button', { name: 'In Bearbeitung', pressed: true })).toBeVisible();
  await expect(details.locator('[data-due="overdue"]')).toBeVisible();
  await quickButton(details, 'Abgelehnt').click();
  await expect(details.locator('[data-due]')).toHaveCount(0);
  await staff.page.getByRole('button', { name: 'Rückgängig' }).focus();
  await expectAccessible(staff.page);
});
