import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { contactEnquiry, promoEnquiry, vehicleEnquiry } from '../../support/visitor.js';
import { shortenLeads } from '../support/network.js';
import { detail } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { aUniqueVisitor } from '../support/visitor.js';

const STATUSES = {
  pending: 'Ausstehend',
  processing: 'In Bearbeitung',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
} as const;

const TABS = { contact: 'Kontakt', promo: 'Frühbucher', chatbot: 'Chatbot', vehicle: 'Fahrzeuge' } as const;

test('four cards and five tabs show the counts that the server gave', async ({ staff, desk, visitor }) => {
  await desk.receive(promoEnquiry(visitor));
  const { page } = staff;
  const answered = page.waitForResponse('**/api/leads/summary');
  await staff.openSignedIn();
  const summary = (await (await answered).json()) as LeadSummary;
  expect(summary.byFormType.promo).toBeGreaterThan(0);
  for (const [status, label] of Object.entries(STATUSES)) {
    const card = page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: label }) });
    await expect(card.getByRole('definition')).toHaveText(String(summary.byStatus[status as keyof typeof STATUSES]));
  }
  await expect(page.getByRole('tab')).toHaveText([
    `Alle ${summary.total}`,
    ...Object.entries(TABS).map(([type, label]) => `${label} ${summary.byFormType[type as keyof typeof TABS]}`),
  ]);
});

test('the tabs narrow the list to one kind of enquiry, and the address keeps the choice', async ({ staff, desk }) => {
  const [writer, camper, owner] = [aUniqueVisitor(), aUniqueVisitor(), aUniqueVisitor()];
  await desk.receive(contactEnquiry(writer));
  await desk.receive(promoEnquiry(camper));
  await desk.receive(vehicleEnquiry(owner));
  await staff.openSignedIn();
  const kinds = [
    ['Kontakt', writer],
    ['Frühbucher', camper],
    ['Fahrzeuge', owner],
  ] as const;
  for (const [label, expected] of kinds) {
    await staff.tab(label).click();
    await expect(staff.tab(label)).toHaveAttribute('aria-selected', 'true');
    await expect(staff.card(expected)).toBeVisible();
    for (const other of [writer, camper, owner]) {
      if (other !== expected) await expect(staff.card(other)).toBeHidden();
    }
  }
  await staff.page.reload();
  await expect(staff.card(owner)).toBeVisible();
  await expect(staff.tab('Fahrzeuge')).toHaveAttribute('aria-selected', 'true');
  await staff.tab('Alle').click();
  for (const visitor of [writer, camper, owner]) await expect(staff.card(visitor)).toBeVisible();
});

test('the status filter narrows the list, and says when nothing is left', async ({ staff, desk, visitor }) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await desk.change(lead, { status: 'rejected' });
  await staff.openSignedIn();
  await expect(staff.statusFilter.getByRole('option')).toHaveText(['Alle', ...Object.values(STATUSES)]);
  await staff.statusFilter.selectOption('Abgelehnt');
  await expect(staff.card(visitor)).toBeVisible();
  await expect(staff.page.locator('article [data-status]:not([data-status="rejected"])')).toHaveCount(0);
  await staff.statusFilter.selectOption('Abgeschlossen');
  await expect(staff.card(visitor)).toBeHidden();
  await staff.statusFilter.selectOption('Alle');
  await expect(staff.card(visitor)).toBeVisible();
  await staff.tab('Chatbot').click();
  await expect(
    staff.page.getByText('Keine Leads mit dem ausgewählten Filter gefunden.', { exact: true }),
  ).toBeVisible();
});

test('where there are no leads it says so', async ({ staff }) => {
  await staff.page.route(/\/api\/leads$/, (route) => route.fulfill({ json: [] }));
  await staff.openSignedIn();
  await expect(staff.page.getByText('Keine Leads vorhanden.', { exact: true })).toBeVisible();
});

test('leads that can’t be loaded are asked for three times more, then the page says so and tries again when told', async ({
  staff,
  desk,
  visitor,
}) => {
  await desk.receive(contactEnquiry(visitor));
  const { page } = staff;
  const asked: string[] = [];
  await page.route(/\/api\/leads$/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 500, json: { status: 500 } });
  });
  await page.clock.install();
  await staff.openSignedIn();
  const failure = page.getByText('Die Leads konnten nicht geladen werden.');
  for (let times = 1; times <= 4; times += 1) {
    await expect.poll(() => asked.length).toBe(times);
    await expect(failure).toBeVisible({ visible: times === 4 });
    await page.clock.fastForward(10_000);
  }
  await page.unroute(/\/api\/leads$/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(staff.card(visitor)).toBeVisible();
  expect(asked).toHaveLength(4);
});

test('a quick button sets the status at once, and it is still set after a reload', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const badge = staff.card(visitor).locator('[data-status]');
  await expect(badge).toHaveText('Ausstehend');
  // Any status may follow any other, back to the first too.
  for (const label of ['In Bearbeitung', 'Abgeschlossen', 'Abgelehnt', 'Ausstehend', 'Abgeschlossen']) {
    const change = staff.page.waitForRequest((request) => request.method() === 'PATCH');
    await staff.quickButton(visitor, label).click();
    expect((await change).postDataJSON()).toMatchObject({ processedBy: 'Geschäftsführung' });
    await expect(badge).toHaveText(label);
    await expect(staff.quickButton(visitor, label)).toHaveAttribute('aria-pressed', 'true');
  }
  await staff.page.reload();
  await expect(badge).toHaveText('Abgeschlossen');
  const details = await staff.openDetails(visitor);
  await expect(detail(details, 'Bearbeitet von')).toHaveText('Geschäftsführung');
});

test('a quick button that can’t be saved says so and shows the stored status', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  await staff.page.route(/\/api\/leads\/[\da-f-]+$/, (route) => route.abort());
  await staff.quickButton(visitor, 'Abgelehnt').click();
  await expect(staff.page.getByRole('region', { name: /^Meldungen/ })).toContainText('Fehler');
  await expect(staff.quickButton(visitor, 'Ausstehend')).toHaveAttribute('aria-pressed', 'true');
});

test('a card shows what matters, the details everything', async ({ staff, desk, visitor }) => {
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
  await expect(detail(details, 'E-Mail').getByRole('link')).toHaveAttribute('href', `mailto:${visitor.email}`);
  await expect(detail(details, 'Telefon').getByRole('link')).toHaveAttribute('href', 'tel:+41791234567');
  await expect(detail(details, 'Wunschtermin')).toHaveText(enquiry.preferredDate);
  await expect(detail(details, 'Notizen')).toHaveText('Ruft am Montag an. Kennt uns von der Messe.');
  await expect(detail(details, 'Angebotsnummer')).toHaveText('OFF-2026-017');
  await expect(details.getByText(lead.subject, { exact: true })).toBeVisible();
  await expect(details.getByText(enquiry.message, { exact: true })).toBeVisible();
  const received = new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeZone: 'Europe/Zurich' });
  await expect(details.locator('time')).toContainText(received.format(new Date(lead.createdAt)));
  await staff.page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(card.getByRole('button', { name: 'Details' })).toBeFocused();
});

test('the link in the mail leads to the lead, through the login', async ({ staff, desk, mails, visitor }) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  const link = /Lead öffnen: (\S+)/.exec((await mails.next(visitor)).text ?? '')?.[1] ?? '';
  await staff.page.goto(link);
  await staff.signIn();
  await expect(staff.page.getByRole('dialog', { name: visitor.name })).toContainText(lead.message);
});

test('the list and its dialogs fit a phone @phone', async ({ staff, desk, visitor }) => {
  await desk.receive(promoEnquiry(visitor));
  await staff.openSignedIn();
  await expect(staff.card(visitor)).toBeVisible();
  const width = () => staff.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  const details = await staff.openDetails(visitor);
  await expect(details).toBeVisible();
  expect(await width()).toBe(360);
  await details.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(staff.page.getByRole('dialog', { name: 'Lead bearbeiten' })).toBeVisible();
  expect(await width()).toBe(360);
});

test('more than a page of leads can be loaded on', async ({ staff, desk }) => {
  for (const visitor of [aUniqueVisitor(), aUniqueVisitor()]) await desk.receive(contactEnquiry(visitor));
  await shortenLeads(staff.page, 1);
  await staff.openSignedIn();
  const cards = staff.page.getByRole('article');
  await expect(cards).toHaveCount(1);
  await staff.page.getByRole('button', { name: 'Weitere laden' }).click();
  await expect(cards).toHaveCount(2);
});
