import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { expectAccessible } from './support/accessibility.js';
import { FirstLoad } from './support/first-load.js';
import { expectStopsInSight } from './support/focus-stops.js';
import { hydrated, openHydrated } from './support/hydration.js';
import { expectLinksLead, expectSwissGerman } from './support/links.js';
import { distinctPages, expectNoSidewaysScroll, secondAddresses } from './support/pages.js';
import { expect, test } from './support/test.js';

// That nothing is complained about and no other host is asked, each test checks by itself (`watch`).
for (const { path, heading, title, isIndexed = true } of distinctPages) {
  test(`${path} is light, titled, keeps nothing of its visitors, leads on, and is accessible`, async ({
    page,
    request,
  }, { annotations }) => {
    const load = await FirstLoad.watch(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    if (isIndexed) annotations.push({ type: 'bytes', description: await load.expectLight() });
    await hydrated(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Besuche zählen' })).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(response?.headers()['set-cookie']).toBeUndefined();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await expectLinksLead(page, request);
    await expectSwissGerman(page);
    await expectNoSidewaysScroll(page);
    // Before all of the page is shown: in a window as high as the page nothing that sticks hides anything.
    await expectStopsInSight(page);
    await expectAccessible(page);
  });
}

test('every page fits a phone, and nothing that sticks hides what has the focus @phone', async ({ page }) => {
  test.slow();
  for (const { path } of distinctPages) {
    await test.step(path, async () => {
      await openHydrated(page, path);
      await expectNoSidewaysScroll(page);
      await expectStopsInSight(page);
    });
  }
});

test('a second address shows the page of the first and names it as the one to keep', async ({ page }) => {
  for (const { path, canonical, heading, title } of secondAddresses) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${canonical}$`));
    expect(response?.headers()['set-cookie']).toBeUndefined();
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('an unknown address is a 404 with ways on, all of which lead somewhere @both', async ({
  page,
  request,
  watch,
}) => {
  watch.expect(/status of 404/);
  const response = await page.goto('/gibt-es/nicht');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle(/^Seite nicht gefunden/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  await expect(
    main.getByText('Die von Ihnen gesuchte Seite existiert leider nicht oder wurde verschoben.'),
  ).toBeVisible();
  for (const address of ['/angebote/aufbereitung', '/fahrzeuge', '/leistungen', '/kontakt']) {
    await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
  }
  await expect(main.locator(`a[href="${phoneLink()}"]`)).toBeVisible();
  await expect(main.locator(`a[href="mailto:${businessProfile.email}"]`)).toBeVisible();
  await expectLinksLead(page, request);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/');
});

test('the page that is kept for all that there is not comes to life at every address, and stays there', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, heading] of [
    ['/KONTAKT/heute/', 'Seite nicht gefunden'],
    ['/leistungen/waschen?x=1', 'Seite nicht gefunden'],
    ['/admin/gibt-es-nicht', 'Admin-Anmeldung'],
    ['/blog/a/b', 'Seite nicht gefunden'],
    ['/blog/gr%C3%BCn/', 'Artikel nicht gefunden'],
  ] as const) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(asked.filter((each) => each.startsWith('/api/blog'))).toEqual([]);
});

test('the back button of the 404 page leads back', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await page.goto('/kontakt');
  await openHydrated(page, '/gibt-es-nicht');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/kontakt');
});

test('going on within the site changes the title and begins at the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Kontakt und Öffnungszeiten' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveTitle(/^Kontakt \|/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Fahrzeugpflege Roggwil/);
});

test('the menu of a phone opens, closes with Escape, and leads on @phone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const trigger = page.getByRole('button', { name: 'Menü' });
  await trigger.click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('link', { name: 'Kontakt aufnehmen' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.click();
  await menu.getByRole('link', { name: 'Kontakt aufnehmen' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
});
