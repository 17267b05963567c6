import { randomUUID } from 'node:crypto';
import { businessDay, type LeadStatistics, leadStatisticsSchema } from '@fahrzeugpflege/contracts';
import type { Locator, Page } from '@playwright/test';
import { promoEnquiry, vehicleEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { hold } from '../support/network.js';
import { STAFF } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { aUniqueVisitor } from '../support/visitor.js';

const PAGE = '/admin/auswertung';
const STATISTICS = '**/api/leads/statistics*';

/** More than any other test sends of a service that it has made up, so that it is among those that are named. */
const MANY = 12;

async function open(page: Page, path = PAGE): Promise<LeadStatistics> {
  expect((await page.request.post('/api/admin/login', { data: STAFF })).status()).toBe(200);
  const answer = page.waitForResponse(STATISTICS);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Auswertung', level: 1 })).toBeVisible();
  const statistics = leadStatisticsSchema.parse(await (await answer).json());
  await expect(headFigure(page, 'total')).toContainText(/^Anfragen\d/);
  return statistics;
}

const headFigure = (page: Page, name: string) => page.locator(`[data-figure="${name}"]`);
const quickChoice = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Zeitraum' }).getByRole('link', { name });
const row = (place: Locator, name: string) =>
  place.getByRole('row').filter({ has: place.page().getByRole('rowheader', { name, exact: true }) });

/** Shows every table that waits behind a button. */
async function showTables(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Als Tabelle zeigen/ });
  while ((await buttons.count()) > 0) await buttons.first().click();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

test('is one of the pages of the staff area, titled, and loaded when it is opened', async ({ staff }) => {
  const { page } = staff;
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const loaded = () => scripts.filter((url) => url.includes('statistics-page'));
  await staff.openSignedIn();
  await expect(page.getByRole('tab', { name: /^Alle \d/ })).toBeVisible();
  expect(loaded()).toEqual([]);
  await page.getByRole('link', { name: 'Auswertung' }).click();
  await expect(headFigure(page, 'total')).toBeVisible();
  await expect(page).toHaveTitle(/^Auswertung/);
  expect(loaded()).toHaveLength(1);
});

test('enquiries that came in are counted, the tables say what the API says, and a figure leads to its leads', async ({
  staff,
  desk,
  visitor,
}) => {
  const { page } = staff;
  const service = `Bootspflege ${randomUUID().slice(0, 8)}`;
  const enquiry = () => ({ ...vehicleEnquiry(aUniqueVisitor()), serviceType: service });
  await desk.receive({ ...enquiry(), ...visitor });
  for (let sent = 1; sent < MANY; sent += 1) await desk.receive(enquiry());
  await desk.receive(promoEnquiry(aUniqueVisitor()));
  const today = businessDay(new Date());
  const { total, overTime, firstAnswer, open: openLeads } = await open(page, `${PAGE}?von=${today}&bis=${today}`);
  expect(total).toBeGreaterThan(MANY);
  await expect(headFigure(page, 'total').getByRole('definition').first()).toHaveText(counted(total));

  const services = page.getByRole('table', { name: 'Anfragen nach Leistung' });
  await expect(row(services, service).getByRole('cell').first()).toHaveText(String(MANY));
  await expect(row(services, service).getByRole('link')).toHaveCount(0);

  await showTables(page);
  const [{ byFormType } = { byFormType: undefined }] = overTime;
  const { contact = 0, promo = 0, chatbot = 0, vehicle = 0 } = byFormType ?? {};
  const day = page.getByRole('table', { name: 'Anfragen pro Tag' }).getByRole('row').nth(1);
  await expect(day.getByRole('cell')).toHaveText([contact, promo, chatbot, vehicle, total].map(counted));
  const answers = page.getByRole('table', { name: 'Anfragen nach der Zeit bis zur ersten Antwort' });
  if (firstAnswer.answered > 0) {
    await expect(answers.getByRole('cell')).toHaveText(Object.values(firstAnswer.byBand).map(counted));
  }
  const waiting = page.getByRole('table', { name: 'Offene Anfragen nach Wartezeit' });
  await expect(waiting.getByRole('cell')).toHaveText(
    openLeads.flatMap(({ pending, processing }) => [pending, processing, pending + processing].map(counted)),
  );

  const kind = page
    .getByRole('table', { name: 'Anfragen nach Art und Status' })
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: /^Fahrzeuge/ }) });
  await kind.getByRole('link').first().click();
  await expect(page).toHaveURL(`/admin?typ=vehicle&status=pending&von=${today}&bis=${today}`);
  await expect(staff.card(visitor)).toBeVisible();
  await page.goBack();
  await expect(headFigure(page, 'total')).toBeVisible();
});

test('the period stands in the address: a link, a reload and the way back bring it again, without a jump', async ({
  staff,
}) => {
  const { page } = staff;
  await open(page);
  await expect(quickChoice(page, 'Letzte 12 Monate')).toHaveAttribute('aria-current', 'true');
  await quickChoice(page, 'Letzte 30 Tage').click();
  await expect(page).toHaveURL(`${PAGE}?zeitraum=30-tage`);
  await expect(page.getByRole('heading', { name: 'Anfragen pro Tag' })).toBeVisible();
  await page.reload();
  await expect(quickChoice(page, 'Letzte 30 Tage')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Anfragen pro Tag' })).toBeVisible();

  await page.getByLabel('Von').fill('2020-01-01');
  await expect(page).toHaveURL(`${PAGE}?von=2020-01-01&bis=${businessDay(new Date())}`);
  await expect(page.getByRole('heading', { name: 'Anfragen pro Jahr' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Anfragen pro Tag' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { name: 'Anfragen pro Monat' })).toBeVisible();

  // While another period is on its way, the old figures stay where they are.
  const before = await headFigure(page, 'open').boundingBox();
  const release = await hold(page, '**/api/leads/statistics');
  await quickChoice(page, 'Alles').click();
  await expect(page.getByText('Wird geladen …')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Anfragen pro Monat' })).toBeVisible();
  expect(await headFigure(page, 'open').boundingBox()).toEqual(before);
  release();
  await expect(page.getByText('Wird geladen …')).toBeHidden();
});

/** A year's figures, large enough for every part of the page to have its longest words. */
const aYear: LeadStatistics = {
  from: '2025-12-01',
  to: '2026-11-21',
  step: 'month',
  total: 12_345,
  totalBefore: 9_876,
  overTime: Array.from({ length: 12 }, (_, index) => ({
    from: `${index === 0 ? 2025 : 2026}-${String(index === 0 ? 12 : index).padStart(2, '0')}-01`,
    byFormType: { contact: 400 + index, promo: 1_230 - index, chatbot: 17 * index, vehicle: 250 },
  })),
  byPerson: [
    { person: 'Bernadette von Hohenlandenberg', leads: 9_870 },
    { person: 'admin', leads: 14 },
  ],
  byService: [
    { service: 'Keramikversiegelung', leads: 5_100 },
    { service: 'Keramikversiegelung Wohnmobile', leads: 3_200 },
    { service: 'Fahrzeugaufbereitungsgesamtpaket', leads: 1_200 },
  ],
  otherServices: 45,
  withoutService: 2_800,
  conversion: (['contact', 'promo', 'chatbot', 'vehicle'] as const).map((formType) => ({
    formType,
    byStatus: { pending: 12, processing: 345, completed: 1_678, rejected: 901 },
  })),
  firstAnswer: {
    answered: 12_000,
    waiting: 345,
    medianSeconds: 5_300,
    ninthDecileSeconds: 250_000,
    byBand: { hour: 2_000, fourHours: 4_000, day: 3_500, threeDays: 1_500, longer: 1_000 },
  },
  open: (['day', 'threeDays', 'week', 'month', 'longer'] as const).map((waiting, index) => ({
    waiting,
    pending: 1_200 - index * 300,
    processing: index * 10,
    unanswered: 1_000 - index * 200,
  })),
};

test('a full year is drawn, fits the window and is accessible, with and without its tables @phone', async ({
  staff,
}) => {
  const { page } = staff;
  await page.route(STATISTICS, (route) => route.fulfill({ json: aYear }));
  await open(page);
  await expect(headFigure(page, 'total')).toContainText("12'345");
  const charts = page.locator('[data-chart]');
  await expect(charts).toHaveCount(3);
  await expect(charts.nth(0).locator('.recharts-bar-rectangle path')).toHaveCount(12 * 4 - 1);
  await expect(charts.nth(1)).toContainText("4'000");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await showTables(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an empty period and a failure are reported accessibly; the column under the pointer tells its figures', async ({
  staff,
}) => {
  const { page } = staff;
  const nothing = { contact: 0, promo: 0, chatbot: 0, vehicle: 0 };
  const empty: LeadStatistics = {
    ...aYear,
    total: 0,
    totalBefore: 0,
    overTime: aYear.overTime.map(({ from }) => ({ from, byFormType: nothing })),
    byPerson: [],
    byService: [],
    otherServices: 0,
    withoutService: 0,
    conversion: [],
  };
  await page.route(STATISTICS, (route) =>
    route.request().url().includes('from=') ? route.fulfill({ json: empty }) : route.fulfill({ status: 503, json: {} }),
  );
  expect((await page.request.post('/api/admin/login', { data: STAFF })).status()).toBe(200);
  await page.goto(PAGE);
  await expect(page.getByText('Keine Anfragen in diesem Zeitraum.')).toBeVisible();
  await expectAccessible(page);
  await quickChoice(page, 'Alles').click();
  await expect(page.getByText('Die Auswertung konnte nicht geladen werden.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(STATISTICS);
  await page.route(STATISTICS, (route) => route.fulfill({ json: aYear }));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(headFigure(page, 'total')).toBeVisible();
  const chart = page.locator('[data-chart]').first();
  const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 };
  await chart.hover({ position: { x: width - 20, y: height / 2 } });
  await expect(chart).toContainText('November 2026');
  await expect(chart).toContainText("1'219");
});

/** As the page writes counts. */
function counted(count: number): string {
  return count.toLocaleString('de-CH').replaceAll('’', "'");
}
