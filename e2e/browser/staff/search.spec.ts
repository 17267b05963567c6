import { contactEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { aLead } from '../support/lead-pages.js';
import { hold } from '../support/network.js';
import { expect, test } from '../support/test.js';
import { aUniqueVisitor } from '../support/visitor.js';

/** The part of a visitor's name that no one else's has. */
const mark = ({ name }: { readonly name: string }) => name.split(' ').at(-1) ?? '';

test('the search finds by name while one types, keeps the words in the address, and is emptied again; the present leads stay meanwhile', async ({
  staff,
  desk,
}) => {
  const [wanted, other] = [aUniqueVisitor(), aUniqueVisitor()];
  await desk.receive(contactEnquiry(wanted));
  await desk.receive(contactEnquiry(other));
  await staff.openSignedIn();
  const { page } = staff;
  const searches: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/leads\?.*q=/.test(request.url())) searches.push(request.url());
  });
  await staff.search.pressSequentially(mark(wanted), { delay: 20 });
  await expect(staff.card(wanted)).toBeVisible();
  await expect(staff.card(other)).toBeHidden();
  // Not once for each letter.
  expect(searches.length).toBeLessThan(mark(wanted).length);
  await expect(page).toHaveURL(`/admin?suche=${mark(wanted)}`);
  await expect(page.getByRole('status').filter({ hasText: '1 Lead' })).toBeVisible();

  await page.reload();
  await expect(staff.search).toHaveValue(mark(wanted));
  await expect(staff.card(wanted)).toBeVisible();
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(staff.search).toBeFocused();
  await expect(page).toHaveURL('/admin');
  await expect(staff.card(other)).toBeVisible();
  await page.goBack();
  await expect(staff.search).toHaveValue(mark(wanted));
  await expect(staff.card(other)).toBeHidden();

  const answer = await hold(page, '**/api/leads?q=*');
  await staff.search.fill(mark(other));
  await expect(page.getByText('sucht …')).toBeVisible();
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
  await expect(staff.card(wanted)).toBeVisible();
  answer();
  await expect(page.getByText('sucht …')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(staff.card(other)).toBeVisible();
});

test('where only similar leads are found, it says so', async ({ staff }) => {
  const { page } = staff;
  await page.route(/\/api\/leads\?q=/, (route) =>
    route.fulfill({ json: [aLead(1)], headers: { 'x-search': 'similar' } }),
  );
  await staff.openSignedIn('/admin?suche=Leid');
  await expect(page.getByText('Keine genaue Übereinstimmung. Ähnliche Leads:', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Lead 1' })).toBeVisible();
  await expectAccessible(page);
});

test('the list is narrowed to a period, counted back from today or from one day to another, and to all again', async ({
  staff,
  desk,
  visitor,
}) => {
  const { createdAt } = await desk.receive(contactEnquiry(visitor));
  const { page } = staff;
  // Also when it is midnight meanwhile.
  await page.clock.setFixedTime(createdAt);
  await staff.openSignedIn(`/admin?suche=${mark(visitor)}`);
  const period = page.getByRole('combobox', { name: 'Zeitraum' });
  for (const [label, value] of [
    ['Heute', 'heute'],
    ['Letzte 7 Tage', '7-tage'],
    ['Letzte 30 Tage', '30-tage'],
  ] as const) {
    await staff.withFilters(async () => {
      await period.selectOption(label);
    });
    await expect(page).toHaveURL(new RegExp(`zeitraum=${value}$`));
    await expect(staff.card(visitor)).toBeVisible();
  }
  await staff.withFilters(async () => {
    await period.selectOption('Von – bis …');
    await page.getByLabel('Bis').fill('2020-12-31');
  });
  await expect(page.getByText('Keine Leads mit dem ausgewählten Filter gefunden.')).toBeVisible();
  await staff.withFilters(async () => {
    await page.getByLabel('Bis').fill('');
    await page.getByLabel('Von').fill('2020-01-01');
  });
  await expect(page).toHaveURL(/von=2020-01-01$/);
  await expect(staff.card(visitor)).toBeVisible();
  await page.reload();
  await expect(staff.card(visitor)).toBeVisible();
  await staff.withFilters(() => expect(page.getByLabel('Von')).toHaveValue('2020-01-01'));
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(staff.search).toHaveValue('');
});

test('the views show what is open, waits for its day, or is in work with oneself', async ({ staff, desk }) => {
  const [open, done, mine] = [aUniqueVisitor(), aUniqueVisitor(), aUniqueVisitor()];
  await desk.receive(contactEnquiry(open));
  await desk.change(await desk.receive(contactEnquiry(done)), { status: 'completed' });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format();
  await desk.change(await desk.receive(contactEnquiry(mine)), {
    status: 'processing',
    followUpOn: today,
    assignedTo: 'leitung',
  });
  await staff.openSignedIn();
  const { page } = staff;
  const view = (name: RegExp) => page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link', { name });
  await view(/^Offen/).click();
  await expect(view(/^Offen/)).toHaveAttribute('aria-current', 'true');
  await expect(staff.card(open)).toBeVisible();
  await expect(staff.card(mine)).toBeVisible();
  await expect(staff.card(done)).toBeHidden();
  for (const name of [/^Wiedervorlage \(\d+\)$/, /^Bei mir \(\d+\)$/]) {
    await view(name).click();
    await expect(staff.card(mine)).toBeVisible();
    await expect(staff.card(open)).toBeHidden();
  }
  await expect(view(/^Überfällig \(\d+\)$/)).toBeVisible();
  await view(/^Alle$/).click();
  await expect(staff.card(done)).toBeVisible();
});

test('a phone folds the filters into one button that tells how many are in force @phone', async ({ staff }) => {
  await staff.openSignedIn('/admin?status=pending&zeitraum=heute');
  const { page } = staff;
  const button = page.getByRole('button', { name: 'Filter (2)' });
  await expect(staff.statusFilter).toHaveCount(0);
  await button.click();
  await expect(staff.statusFilter).toHaveValue('pending');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // What it searches is read whole beside the button.
  const [hint, room] = await staff.search.evaluate((input: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.font = font;
    const inside = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [canvas.measureText(input.placeholder).width, inside] as const;
  });
  expect(hint).toBeLessThanOrEqual(room);
});

test('search and filter stay at hand without eating the screen of a phone @phone', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  await expect(staff.card(visitor)).toBeVisible();
  const { page } = staff;
  const heights = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const isStuck = (element: Element) => getComputedStyle(element).position === 'sticky';
    const inSight = ({ top, bottom }: DOMRect) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const stuck = [...document.querySelectorAll('body *')].filter(isStuck);
    return stuck.reduce((sum, element) => sum + inSight(element.getBoundingClientRect()), 0) / innerHeight;
  });
  expect(heights).toBeLessThan(0.2);
  await expect(staff.search).toBeInViewport();
});
