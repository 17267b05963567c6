import { businessProfile, servicePaths } from '@fahrzeugpflege/contracts';
import type { Locator, Page } from '@playwright/test';
import { hydrated, openHydrated } from './support/hydration.js';
import { readHead } from './support/page-head.js';
import { expect, test } from './support/test.js';

/** Pages of header and footer that are no services. */
const MAIN_PAGES = ['/fahrzeuge', '/uber-uns', '/blog'] as const;
const FOOTER_PAGES = [...MAIN_PAGES, '/kontakt', '/leads', '/promo-womo-fruhbucher', '/datenschutz', '/impressum'];
const OFFERS = servicePaths.map(({ canonical }) => canonical);

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const linkTo = (place: Locator, address: string) => place.locator(`a[href="${address}"]`).first();

/** From here on links change pages without loading anew. */
async function openMarked(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

/** The page at an address is shown, from its top, with its own title, and nothing was loaded anew. */
async function expectArrival(page: Page, address: string): Promise<void> {
  const { title } = await readHead(page, await page.request.get(address));
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

test('the dropdown opens and closes by keyboard, and leads to the six offers, the first marked TOP, and to all services', async ({
  page,
}) => {
  await openMarked(page, '/kontakt');
  const button = header(page).getByRole('button', { name: /Leistungen/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header(page).locator('a:focus')).toHaveAttribute('href', /^\/leistungen/);
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  for (const address of [...OFFERS, '/leistungen']) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(linkTo(header(page), OFFERS[0] ?? '')).toContainText('TOP');
    await linkTo(header(page), address).click();
    await expectArrival(page, address);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the header leads to its pages, and the Kontakt button to the contact page', async ({ page }) => {
  await openMarked(page, '/');
  for (const address of [...MAIN_PAGES, '/kontakt']) {
    await linkTo(header(page), address).click();
    await expectArrival(page, address);
  }
});

test('the menu of a phone leads to all pages of the header, and «Kontakt aufnehmen» to the contact page @phone', async ({
  page,
}) => {
  await openMarked(page, '/');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  for (const address of [...OFFERS, '/leistungen', ...MAIN_PAGES]) {
    await page.getByRole('button', { name: 'Menü' }).click();
    await linkTo(menu, address).click();
    await expect(menu).toBeHidden();
    await expectArrival(page, address);
  }
  await page.getByRole('button', { name: 'Menü' }).click();
  await menu.getByRole('link', { name: 'Kontakt aufnehmen' }).click();
  await expectArrival(page, '/kontakt');
});

test('the footer names address, phone, mail, opening hours and accounts, and leads to all offers and pages', async ({
  page,
}) => {
  await openMarked(page, '/');
  const place = footer(page);
  await expect(place).toContainText('4914 Roggwil BE');
  await expect(place.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(place.locator('a[href^="mailto:"]').first()).toBeVisible();
  for (const times of ['08:30–11:30', '13:30–17:30', '08:30–12:00']) await expect(place).toContainText(times);
  const accounts = place.getByRole('link', { name: /Facebook|Instagram|TikTok/ });
  await expect(accounts).toHaveCount(businessProfile.socialLinks.length);
  for (const address of [...OFFERS, ...FOOTER_PAGES]) {
    await linkTo(footer(page), address).click();
    await expectArrival(page, address);
  }
});

test('back and forward bring the pages back, each from its top', async ({ page }) => {
  await openMarked(page, '/leistungen');
  await linkTo(page.getByRole('main'), '/leistungen/einlagerung').click();
  await expectArrival(page, '/leistungen/einlagerung');
  await page.evaluate(() => scrollTo(0, 600));
  await linkTo(footer(page), '/impressum').click();
  await expectArrival(page, '/impressum');
  await page.goBack();
  await expect(page).toHaveURL('/leistungen/einlagerung');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/leistungen');
  await page.goForward();
  await expect(page).toHaveURL('/leistungen/einlagerung');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Einlagerung');
});

test('«back» closes the menu of a phone and stays on the page, and what a link in it left behind is the page before @phone', async ({
  page,
}) => {
  await openMarked(page, '/leistungen');
  await linkTo(page.getByRole('main'), '/leistungen/einlagerung').click();
  await expectArrival(page, '/leistungen/einlagerung');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const button = page.getByRole('button', { name: 'Menü' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expectArrival(page, '/leistungen/einlagerung');
  for (const close of ['Schliessen', 'Schliessen']) {
    await button.click();
    await menu.getByRole('button', { name: close }).click();
    await expect(menu).toBeHidden();
  }
  // The link to the page that is shown leaves no entry either.
  await button.click();
  await linkTo(menu, '/leistungen/einlagerung').click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await linkTo(menu, '/fahrzeuge').click();
  await expectArrival(page, '/fahrzeuge');
  await page.goBack();
  await expectArrival(page, '/leistungen/einlagerung');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expectArrival(page, '/leistungen');
  await page.goForward();
  await page.goForward();
  await expectArrival(page, '/fahrzeuge');
});

test('a reload closes the menu of a phone, and «back» leads to the page before @phone', async ({ page }) => {
  await openHydrated(page, '/leistungen');
  await page.goto('/fahrzeuge');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/leistungen');
});
