import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { contactEnquiry, promoEnquiry, vehicleEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { aLead } from '../support/lead-pages.js';
import { shortenLeads, silenceLiveLeads } from '../support/network.js';
import { STAFF } from '../support/site.js';
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
  // What other tests bring about meanwhile would be counted live.
  await silenceLiveLeads(page);
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

test('the tabs narrow the list to one kind of enquiry, the address keeps the choice, and each is a step in the history', async ({
  staff,
  desk,
}) => {
  const [writer, camper, owner] = [aUniqueVisitor(), aUniqueVisitor(), aUniqueVisitor()];
  await desk.receive(contactEnquiry(writer));
  await desk.receive(promoEnquiry(camper));
  await desk.receive(vehicleEnquiry(owner));
  await staff.openSignedIn();
  const { page } = staff;
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
  await page.reload();
  await expect(staff.card(owner)).toBeVisible();
  await expect(staff.tab('Fahrzeuge')).toHaveAttribute('aria-selected', 'true');
  await staff.tab('Alle').click();
  for (const visitor of [writer, camper, owner]) await expect(staff.card(visitor)).toBeVisible();

  await staff.tab('Kontakt').click();
  await page.getByRole('link', { name: 'Offen' }).click();
  await expect(page).toHaveURL('/admin?typ=contact&ansicht=open');
  await page.goBack();
  await expect(page).toHaveURL('/admin?typ=contact');
  await expect(staff.tab('Kontakt')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(staff.tab('Alle')).toHaveAttribute('aria-selected', 'true');
});

test('the status filter narrows the list, and says when nothing is left', async ({ staff, desk, visitor }) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await desk.change(lead, { status: 'rejected' });
  await staff.openSignedIn();
  await staff.withFilters(() =>
    expect(staff.statusFilter.getByRole('option')).toHaveText(['Alle', ...Object.values(STATUSES)]),
  );
  const choose = (label: string) =>
    staff.withFilters(async () => {
      await staff.statusFilter.selectOption(label);
    });
  await choose('Abgelehnt');
  await expect(staff.card(visitor)).toBeVisible();
  await expect(staff.page.locator('article [data-status]:not([data-status="rejected"])')).toHaveCount(0);
  await choose('Abgeschlossen');
  await expect(staff.card(visitor)).toBeHidden();
  await choose('Alle');
  await expect(staff.card(visitor)).toBeVisible();
  await staff.tab('Chatbot').click();
  await expect(
    staff.page.getByText('Keine Leads mit dem ausgewählten Filter gefunden.', { exact: true }),
  ).toBeVisible();
  await expectAccessible(staff.page);
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

test('a quick button sets the status at once, still after a reload, and says when it can’t', async ({
  staff,
  desk,
  visitor,
}) => {
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
  await expect(detail(details, 'Bearbeitet von')).toHaveText(STAFF.username);
  await expect(details).not.toContainText('Geschäftsführung');

  await staff.page.keyboard.press('Escape');
  await staff.page.route(/\/api\/leads\/[\da-f-]+$/, (route) => route.abort());
  await staff.quickButton(visitor, 'Abgelehnt').click();
  await expect(staff.page.getByRole('region', { name: /^Meldungen/ })).toContainText('Fehler');
  await expect(staff.quickButton(visitor, 'Abgeschlossen')).toHaveAttribute('aria-pressed', 'true');
});

test('the link in the mail leads to the lead, through the login', async ({ staff, desk, mails, visitor }) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  const link = /Lead öffnen: (\S+)/.exec((await mails.next(visitor)).text ?? '')?.[1] ?? '';
  await staff.page.goto(link);
  await staff.signIn();
  await expect(staff.page.getByRole('dialog', { name: visitor.name })).toContainText(lead.message);
});

test('the next page comes by itself; where it can’t, the page says so and goes on when told', async ({
  staff,
  desk,
}) => {
  const [older, newer] = [aUniqueVisitor(), aUniqueVisitor()];
  for (const visitor of [older, newer]) await desk.receive(contactEnquiry(visitor));
  const { page } = staff;
  await shortenLeads(page, 1);
  await page.route(/\/api\/leads\?.*cursor=/, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  await page.clock.install();
  await staff.openSignedIn();
  const more = page.getByRole('button', { name: 'Weitere laden' });
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(more).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Die weiteren Leads konnten nicht geladen werden.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.unroute(/\/api\/leads\?.*cursor=/);
  await more.click();
  await expect(staff.card(older)).toBeVisible();
});

test('a lead is in the address while it is open: «back» closes it, «forward» and a reload open it again', async ({
  staff,
  desk,
  visitor,
}) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn('/admin?typ=contact');
  const { page } = staff;
  const details = await staff.openDetails(visitor);
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(`/admin?typ=contact&lead=${lead.id}`);
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/admin?typ=contact');
  await page.goForward();
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(`/admin?typ=contact&lead=${lead.id}&modus=bearbeiten`);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Lead bearbeiten' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(`/admin?typ=contact&lead=${lead.id}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/admin?typ=contact');
});

test('a pending lead shows when its answer is due, a reminder its day, and what was begun or closed by whom', async ({
  staff,
}) => {
  const { page } = staff;
  const now = new Date('2026-03-04T13:10:00+01:00');
  await page.clock.setFixedTime(now);
  const answered = { status: 'processing', answeredAt: '2026-03-03T10:00:00.000Z' } as const;
  const answers = [
    { name: 'Frisch', createdAt: '2026-03-04T12:00:00.000Z' },
    { name: 'Bald', createdAt: '2026-03-03T13:30:00.000Z' },
    { name: 'Vergessen', createdAt: '2026-03-03T09:00:00.000Z', followUpOn: '2026-03-04' },
    { name: 'Übernommen', createdAt: '2026-03-03T09:00:00.000Z', status: 'processing', assignedTo: 'anna' },
    { name: 'Beantwortet', createdAt: '2026-03-03T09:00:00.000Z', ...answered, assignedTo: 'anna' },
    { name: 'Eigenes', createdAt: '2026-03-03T09:00:00.000Z', ...answered, assignedTo: STAFF.username },
    {
      name: 'Erledigt',
      createdAt: '2026-03-03T09:00:00.000Z',
      status: 'completed',
      assignedTo: 'anna',
      statusBy: 'berta',
    },
    { name: 'Abgesagt', createdAt: '2026-03-03T09:00:00.000Z', status: 'rejected', statusBy: STAFF.username },
  ] as const;
  await page.route(/\/api\/leads$/, (route) =>
    route.fulfill({ json: answers.map((answer, index) => ({ ...aLead(index), ...answer })) }),
  );
  await staff.openSignedIn();
  const marks = (name: string) => page.getByRole('article', { name }).locator('[data-mark]');
  await expect(marks('Bald')).toHaveText(['bis 14:30']);
  await expect(marks('Vergessen')).toHaveText(['überfällig seit 3 Std.', 'Wiedervorlage heute']);
  await expect(marks('Frisch')).toHaveCount(0);
  await expect(marks('Übernommen')).toHaveText(['überfällig seit 3 Std.', 'in Arbeit bei anna']);
  await expect(marks('Beantwortet')).toHaveText(['in Arbeit bei anna']);
  await expect(marks('Eigenes')).toHaveText(['in Arbeit bei Ihnen']);
  await expect(marks('Erledigt')).toHaveText(['abgeschlossen von berta']);
  await expect(marks('Abgesagt')).toHaveText(['abgelehnt von Ihnen']);
  await expectAccessible(page);
});

test('at the lower edge of a phone everything is a thumb away @phone', async ({ staff, desk, visitor }) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const { page } = staff;
  await expect(staff.card(visitor).getByRole('link', { name: `${visitor.name} anrufen` })).toHaveAttribute(
    'href',
    `tel:${lead.phoneE164}`,
  );
  const edge = page.viewportSize()?.height ?? 0;
  const navigation = page.getByRole('navigation', { name: 'Admin-Bereich' });
  for (const way of [
    navigation.getByRole('link', { name: 'Leads' }),
    navigation.getByRole('button', { name: 'Mehr' }),
  ]) {
    const { y, height } = (await way.boundingBox()) ?? { y: 0, height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(edge);
    expect(y).toBeGreaterThan(edge - 80);
  }
  await navigation.getByRole('button', { name: 'Mehr' }).click();
  await expect(navigation.getByRole('link', { name: `Mein Konto (${STAFF.username})` })).toBeVisible();
  await expectAccessible(page);
  await navigation.getByRole('button', { name: 'Abmelden' }).click();
  await expect(staff.login).toBeVisible();
});

test('the navigation tells of suspected spam and of unsent mails, which it leads to, and to the own account', async ({
  staff,
}) => {
  const { page } = staff;
  let tell = () => {};
  const isTold = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/api/leads/summary', async (route) => {
    const response = await route.fetch();
    await isTold;
    await route.fulfill({ response, json: { ...(await response.json()), suspectedSpam: 3, unsentMails: 1 } });
  });
  await staff.openSignedIn();
  const navigation = page.getByRole('navigation', { name: 'Admin-Bereich' });
  const places = () =>
    navigation.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  const before = await places();
  tell();
  await expect(navigation.getByRole('link', { name: 'Spamverdacht 3 zu prüfen' })).toBeVisible();
  expect(await places()).toEqual(before);
  await expectAccessible(page);
  await navigation.getByRole('link', { name: 'Pipeline 1 nicht gesendetes Mail' }).click();
  await expect(page).toHaveURL('/admin/pipeline');
  await navigation.getByRole('link', { name: STAFF.username }).click();
  await expect(page).toHaveURL('/admin/konto');
});
