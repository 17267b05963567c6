import type { Page } from '@playwright/test';
import { hydrated, openHydrated } from './support/hydration.js';
import { hold } from './support/network.js';
import { expectPage } from './support/pages.js';
import { expect, test } from './support/test.js';

const CHUNK = '**/assets/legal-notice-page-*.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pendingLine = (page: Page) => page.getByRole('progressbar', { name: 'Seite wird geladen' });
const follow = (page: Page, address: string) =>
  page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click();

/** Opens the contact page, and marks its document. */
async function openMarked(page: Page): Promise<void> {
  await openHydrated(page, '/kontakt');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

/** A chunk is gone, as after the site was renewed; what a new document asks for is there. */
async function renewSite(page: Page, chunk: string): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(chunk, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('the page before stays, with a line above it, until the next one is there', async ({ page }) => {
  await openMarked(page);
  const release = await hold(page, CHUNK);
  await follow(page, '/impressum');
  await expect(pendingLine(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Kontakt');
  await expect(page).toHaveTitle(/^Kontakt/);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  release();
  await expect(heading(page)).toHaveText('Impressum');
  await expectPage(page, '/impressum');
  await expect(pendingLine(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('of two links the last one counts, and the way back from a page that did not come is none', async ({ page }) => {
  await openMarked(page);
  const release = await hold(page, CHUNK);
  await follow(page, '/impressum');
  await expect(pendingLine(page)).toBeVisible();
  await follow(page, '/uber-uns');
  await expectPage(page, '/uber-uns');
  await expect(pendingLine(page)).toHaveCount(0);
  await page.goBack();
  await expect(pendingLine(page)).toBeVisible();
  await page.goForward();
  await expect(pendingLine(page)).toHaveCount(0);
  release();
  await page.waitForLoadState('networkidle');
  await expectPage(page, '/uber-uns');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose chunk the renewed site no longer has opens as a new document, from its top', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 404/);
  await openMarked(page);
  await renewSite(page, CHUNK);
  await follow(page, '/impressum');
  await expect(heading(page)).toHaveText('Impressum');
  await expectPage(page, '/impressum');
  expect(await isSameDocument(page)).toBe(false);
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectPage(page, '/kontakt');
});

test('such a page opens at the part that its address names', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await openHydrated(page, '/');
  await renewSite(page, '**/assets/vehicles-page-*.js');
  await page.getByRole('link', { name: 'Suchauftrag geben' }).click();
  await expectPage(page, '/fahrzeuge');
  await hydrated(page);
  await expect(page).toHaveURL('/fahrzeuge#suchauftrag');
  await expect(page.locator('#suchauftrag')).toBeInViewport();
});

test('a page that can not be had says so in its place, and everything around it leads on', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await openMarked(page);
  await page.route(CHUNK, (route) => route.abort());
  await page.route('**/impressum', (route) => route.abort());
  await follow(page, '/impressum');
  await expect(heading(page)).toHaveText('Diese Seite konnte nicht angezeigt werden');
  await expect(page.getByRole('banner')).toBeVisible();
  await follow(page, '/uber-uns');
  await expectPage(page, '/uber-uns');
  await expect(heading(page)).toHaveText(/Über uns/);
  expect(await isSameDocument(page)).toBe(true);
  await page.unrouteAll();
  await follow(page, '/impressum');
  await expect(heading(page)).toHaveText('Impressum');
});
