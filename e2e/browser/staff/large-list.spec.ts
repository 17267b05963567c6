import type { Page } from '@playwright/test';
import { ManyLeads } from '../support/lead-pages.js';
import { silenceLiveLeads } from '../support/network.js';
import type { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';

const TOTAL = 10_000;

/** Far more than are in sight, far fewer than there are. */
const MOST_DRAWN = 60;

/** One goes on scrolling without a rest. */
const AT_ONCE = { intervals: [50] };

const cards = (page: Page) => page.getByRole('article');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function openMany(staff: StaffArea, pageSize = 2_500): Promise<ManyLeads> {
  const many = new ManyLeads(TOTAL, pageSize);
  await many.serve(staff.page);
  await silenceLiveLeads(staff.page);
  await staff.openSignedIn();
  await expect(cards(staff.page).first()).toBeVisible();
  return many;
}

/** Goes to the end, where the next page loads, until there is none. */
async function loadAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('article', { name: `Lead ${TOTAL - 1}`, exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
}

/** The name of the lead in the middle of the window, once nothing moves any more. */
async function middleCard(page: Page): Promise<string> {
  const name = () =>
    page.evaluate(() => {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      return middle?.closest('article')?.querySelector('h2')?.textContent ?? '';
    });
  let seen = '';
  await expect(async () => {
    const before = seen;
    seen = await name();
    expect(seen).not.toBe('');
    expect(seen).toBe(before);
  }).toPass();
  return seen;
}

test('ten thousand leads are loaded while scrolling, and only those near the window are drawn', async ({ staff }) => {
  const { page } = staff;
  const many = await openMany(staff);
  expect(many.asked).toHaveLength(1);
  await expect(cards(page).first()).toHaveAttribute('aria-posinset', '1');
  await loadAll(page);
  expect(await cards(page).count()).toBeLessThan(MOST_DRAWN);
  const last = page.getByRole('article', { name: `Lead ${TOTAL - 1}`, exact: true });
  await expect(last).toHaveAttribute('aria-posinset', String(TOTAL));
  await expect(last).toHaveAttribute('aria-setsize', String(TOTAL));
  await expect(page.getByRole('feed', { name: 'Leads' })).toHaveAttribute('aria-busy', 'false');
});

test('the next page is asked for before the end of the list is reached', async ({ staff }) => {
  const many = await openMany(staff, 50);
  const { page } = staff;
  const last = page.getByRole('article', { name: 'Lead 49', exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(many.asked.length).toBeGreaterThan(1);
  }).toPass(AT_ONCE);
  expect(await last.evaluateAll((found) => found.some((card) => card.getBoundingClientRect().top < innerHeight))).toBe(
    false,
  );
});

test('a status deep in the list is saved without asking for all pages again, and nothing moves', async ({ staff }) => {
  const { page } = staff;
  const many = await openMany(staff, 100);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight * 2));
    expect(many.asked.length).toBeGreaterThan(8);
  }).toPass();
  const name = await middleCard(page);
  const deep = page.getByRole('article', { name, exact: true });
  await deep.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const before = many.asked.length;
  const top = (await deep.boundingBox())?.y;
  await deep.getByRole('button', { name: 'Abgeschlossen' }).click();
  await expect(deep.locator('[data-status]')).toHaveText('Abgeschlossen');
  expect(many.asked.length - before).toBeLessThanOrEqual(4);
  expect((await deep.boundingBox())?.y).toBeCloseTo(top ?? 0, -1);
});

test('the place in the list is there again after a closed lead, and after another page', async ({ staff }) => {
  const { page } = staff;
  await openMany(staff, 100);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('article', { name: 'Lead 60', exact: true })).toBeInViewport({ timeout: 200 });
  }).toPass(AT_ONCE);
  const card = page.getByRole('article', { name: 'Lead 60', exact: true });
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const place = await scrollY(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(Math.abs((await scrollY(page)) - place)).toBeLessThan(5);
  await expect(card).toBeInViewport();

  const far = page.getByRole('navigation', { name: 'Admin-Bereich' }).getByRole('link', { name: 'Auswertung' });
  await far.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/admin/auswertung');
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs((await scrollY(page)) - place)).toBeLessThan(50);
});

test('another filter is shown from its first lead', async ({ staff }) => {
  const { page } = staff;
  await openMany(staff, 100);
  await page.evaluate(() => scrollTo(0, 4_000));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="ansicht=open"]')?.click());
  await expect(page.getByRole('article', { name: 'Lead 0', exact: true })).toBeInViewport();
});
