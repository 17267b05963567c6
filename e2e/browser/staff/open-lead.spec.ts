import type { LeadHistory } from '@fahrzeugpflege/contracts';
import type { Locator, Page } from '@playwright/test';
import { eventually } from '../../support/eventually.js';
import { contactEnquiry, promoEnquiry, vehicleEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { STAFF } from '../support/site.js';
import { detail, StaffArea, wordsBeside } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { expectToast, keepToast, toastOf } from '../support/toast.js';
import { callLink } from '../support/visitor.js';

const DAY = 24 * 60 * 60 * 1000;
const received = new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeZone: 'Europe/Zurich' });

const quickButton = (dialog: Locator, status: string) =>
  dialog.getByRole('group', { name: 'Status setzen' }).getByRole('button', { name: status });
const statusOf = (dialog: Locator) => dialog.locator('header [data-status]');
const part = (dialog: Locator, name: string) => dialog.getByRole('region', { name, exact: true });

/** The history of a lead comes as it is, but for what the test changes in it; everything else is the server's. */
async function changeHistory(page: Page, change: (history: LeadHistory) => LeadHistory): Promise<void> {
  await page.route('**/api/leads/*/history', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as LeadHistory) });
  });
}

test('an open lead reads like a letter and holds every field', async ({ staff, desk, visitor }) => {
  const enquiry = promoEnquiry(visitor);
  const lead = await desk.receive(enquiry);
  await desk.change(lead, { offerNumber: 'OFF-2026-017', notes: 'Ruft am Montag an.\nKennt uns von der Messe.' });
  await staff.openSignedIn();
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
});

test('the visitor’s own words stand beside what was understood, and what staff corrected is marked', async ({
  staff,
  desk,
  visitor,
}) => {
  const lead = await desk.receive(vehicleEnquiry(visitor));
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  await expect(detail(details, 'Länge')).toHaveText('6.36 m');
  await expect(wordsBeside(details, 'Länge')).toHaveText('geschrieben: «636 cm»');
  await expect(wordsBeside(details, 'Modell')).toHaveCount(0);
  await desk.change(lead, { vehicleModel: 'Avanti L' });
  await staff.page.reload();
  await expect(detail(details, 'Modell')).toHaveText('Avanti L');
  await expect(wordsBeside(details, 'Modell')).toHaveText('von Hand korrigiert geschrieben: «Avanti XL»');
});

test('it says by when an answer is due, and since when it is overdue', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  await expect(details.locator('[data-due="open"]')).toHaveText(/^Antwort fällig bis /);
  await staff.page.clock.setFixedTime(Date.now() + 9 * DAY);
  await staff.page.reload();
  await expect(details.locator('[data-due="overdue"]')).toHaveText(/^Antwort seit \d Tagen überfällig$/);
  await quickButton(details, 'In Bearbeitung').click();
  await expect(details.getByRole('button', { name: 'In Bearbeitung', pressed: true })).toBeVisible();
  await expect(details.locator('[data-due="overdue"]')).toBeVisible();
  await quickButton(details, 'Abgeschlossen').click();
  await expect(details.locator('[data-due]')).toHaveCount(0);
});

test('a follow-up is set by one press or a date, and taken away', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  // A day that does not end while the test runs.
  await staff.page.clock.setFixedTime('2030-12-31T11:00:00+01:00');
  await staff.openSignedIn();
  const work = part(await staff.openDetails(visitor), 'Bearbeitung');
  await expect(work.getByText('Wiedervorlage keine')).toBeVisible();
  await work.getByRole('button', { name: 'Morgen' }).click();
  await expect(work.getByText('Wiedervorlage morgen')).toBeVisible();
  expect(await desk.leadOf(visitor)).toMatchObject({ followUpOn: '2031-01-01' });
  const later = '2031-02-09';
  await work.getByLabel('Datum der Wiedervorlage').fill(later);
  await work.getByRole('button', { name: 'Setzen' }).click();
  await expect(work.getByText(/Wiedervorlage am /)).toBeVisible();
  expect(await desk.leadOf(visitor)).toMatchObject({ followUpOn: later });
  await work.getByRole('button', { name: 'Wiedervorlage entfernen' }).click();
  await expect(work.getByText('Wiedervorlage keine')).toBeVisible();
  expect(await desk.leadOf(visitor)).toMatchObject({ followUpOn: null });
});

test('one takes a lead in hand and gives it up; who comes second is told who was quicker', async ({
  staff,
  desk,
  visitor,
}) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  const work = part(details, 'Bearbeitung');
  const [take, give] = ['Übernehmen', 'Abgeben'].map((name) => work.getByRole('button', { name }));
  await take?.click();
  await expect(work.getByText('In Arbeit bei Ihnen')).toBeVisible();
  expect(await desk.leadOf(visitor)).toMatchObject({ assignedTo: STAFF.username });
  await expect(give as Locator).toBeFocused();

  // What the colleague changes is held back from this page, also from what it asks for upon giving the lead up.
  await staff.page.route(/\/api\/leads(\?|$)|\/api\/leads\/[\da-f-]+$/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  const saved = staff.page.waitForResponse((response) => response.request().method() === 'PATCH');
  await give?.click();
  await saved;
  await expect(work.getByText('In Arbeit bei niemandem')).toBeVisible();
  await desk.change(lead, { notes: 'Ich rufe an.' });
  await take?.click();
  await expect(toastOf(staff.page)).toContainText(
    `${STAFF.username} hat diesen Lead gerade eben geändert. Die Zuteilung ist nicht gespeichert.`,
  );
  expect(await desk.leadOf(visitor)).toMatchObject({ assignedTo: null });
});

test('a status set by mistake is undone from the toast, by F8 and the keyboard, with the lead open', async ({
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
});

test('an undo does not overwrite what a colleague did in between', async ({ staff, desk, visitor }) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  await staff.quickButton(visitor, 'Abgelehnt').click();
  await keepToast(staff.page);
  await desk.change(lead, { status: 'completed' });
  await staff.page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(toastOf(staff.page)).toContainText('Die Änderung ist nicht rückgängig gemacht.');
  await expect(staff.card(visitor).locator('[data-status]')).toHaveText('Abgeschlossen');
});

test('the history tells who changed what, and when', async ({ staff, desk, visitor }) => {
  const lead = await desk.receive(vehicleEnquiry(visitor));
  await desk.change(lead, { status: 'processing', notes: 'Ruft an.', vehicleLength: 6.4 });
  await staff.openSignedIn();
  const lines = part(await staff.openDetails(visitor), 'Verlauf').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.last()).toContainText('Eingegangen über die Website');
  for (const text of ['Ausstehend', 'In Bearbeitung', 'leer', '«Ruft an.»', '6.36 m', '6.40 m', STAFF.username]) {
    await expect(lines.first()).toContainText(text);
  }
});

test('a mail that failed says why and is sent again', async ({ staff, desk, mails, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await mails.next(visitor);
  const failed = { state: 'failed', sentAt: null, attempts: 12, lastError: '550 Mailbox unavailable' } as const;
  await changeHistory(staff.page, (history) => ({
    ...history,
    mails: history.mails.map((mail) => (mail.requestedBy === 'system' ? { ...mail, ...failed } : mail)),
  }));
  await staff.openSignedIn();
  const section = part(await staff.openDetails(visitor), 'Mails an das Team');
  await expect(section.locator('[data-mail="failed"]')).toContainText('fehlgeschlagen');
  await expect(section.locator('[data-mail="failed"]')).toContainText('12 Versuche: 550 Mailbox unavailable');
  await section.getByRole('button', { name: 'Erneut senden' }).click();
  await expectToast(staff.page, 'default', {
    title: 'Mail unterwegs',
    description: `Die Meldung zu ${visitor.name} wird gesendet.`,
  });
  const again = section.locator('[data-mail="sent"]');
  await expect(again).toContainText(`angefordert von ${STAFF.username}`);
  await eventually(async () => expect(await mails.of(visitor)).toHaveLength(2));
});

test('a history that can’t be loaded says so, and the lead can be worked on all the same', async ({
  staff,
  desk,
  visitor,
}) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.page.route('**/api/leads/*/history', (route) => route.abort());
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  await expect(details.getByText('Der Verlauf konnte nicht geladen werden.')).toBeVisible();
  await quickButton(details, 'In Bearbeitung').click();
  await expect(statusOf(details)).toHaveText('In Bearbeitung');
  await staff.page.unroute('**/api/leads/*/history');
  await details.getByRole('button', { name: 'Verlauf erneut laden' }).click();
  await expect(details.getByText('Eingegangen über die Website')).toBeVisible();
});

test('two colleagues with the same lead open see each other’s work', async ({ staff, newPage, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  const colleague = new StaffArea(await newPage());
  await staff.openSignedIn();
  await colleague.openSignedIn();
  const mine = await staff.openDetails(visitor);
  const theirs = await colleague.openDetails(visitor);
  await quickButton(mine, 'In Bearbeitung').click();
  await expect(statusOf(theirs)).toHaveText('In Bearbeitung');
  await expect(part(theirs, 'Verlauf').getByRole('listitem')).toHaveCount(2);
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

test('the open lead is accessible: as it came, corrected and overdue, with a toast', async ({
  staff,
  desk,
  visitor,
}) => {
  const lead = await desk.receive(vehicleEnquiry(visitor));
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  await expect(part(details, 'Verlauf').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(staff.page);
  await desk.change(lead, {
    vehicleLength: 6.4,
    followUpOn: '2026-01-01',
    notes: 'Ruft an.',
    assignedTo: STAFF.username,
  });
  await staff.page.clock.setFixedTime(Date.now() + 9 * DAY);
  await staff.page.reload();
  await expect(details.locator('[data-due="overdue"]')).toBeVisible();
  await expect(part(details, 'Verlauf').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(staff.page);
  await quickButton(details, 'Abgelehnt').click();
  await staff.page.getByRole('button', { name: 'Rückgängig' }).focus();
  await expectAccessible(staff.page);
});
