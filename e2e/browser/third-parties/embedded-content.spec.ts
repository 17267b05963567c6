import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { openHydrated } from '../support/hydration.js';
import { expect, test } from './support/test.js';

const DRAWN = 'Angebot / 12882 / Wohnmobil und Wohnwagen / de';
const FAILED = 'Die Fahrzeugliste lässt sich gerade nicht laden.';

const loadButton = (page: Page) => page.getByRole('button', { name: 'Inhalt laden' });

test('the listings load on the click, and not before', async ({ page, askingSite, standIn }) => {
  await openHydrated(page, `${askingSite.url}/fahrzeuge`);
  await expect(page.getByText('Die Fahrzeugliste kommt von Testmarkt.')).toBeVisible();
  await expectAccessible(page);
  expect(standIn.seen).toEqual([]);
  await loadButton(page).click();
  await expect(page.getByText(DRAWN)).toBeVisible();
  expect(standIn.seen.map(({ path }) => path)).toEqual(['/widget.js']);
});

test('a remembered choice loads by itself at the next visit, until it is taken back on the privacy page', async ({
  page,
  askingSite,
  standIn,
}) => {
  await openHydrated(page, `${askingSite.url}/fahrzeuge`);
  await page.getByRole('checkbox', { name: 'Auswahl merken' }).check();
  await loadButton(page).click();
  await expect(page.getByText(DRAWN)).toBeVisible();
  await openHydrated(page, `${askingSite.url}/fahrzeuge`);
  await expect(page.getByText(DRAWN)).toBeVisible();
  await openHydrated(page, `${askingSite.url}/datenschutz#einstellungen`);
  const remembered = page.getByRole('checkbox', { name: 'Die Fahrzeugliste von Testmarkt ohne Nachfrage laden' });
  await expect(remembered).toBeChecked();
  await remembered.uncheck();
  standIn.reset();
  await openHydrated(page, `${askingSite.url}/fahrzeuge`);
  await expect(loadButton(page)).toBeVisible();
  expect(standIn.seen).toEqual([]);
});

test('the map is sent the site as referrer, and no path of it', async ({ page, askingSite, standIn }) => {
  await openHydrated(page, `${askingSite.url}/kontakt`);
  await loadButton(page).click();
  await expect(page.frameLocator('iframe').getByText('Karte von Roggwil')).toBeVisible();
  // Asked whether it answers, and then for its frame.
  const asked = { path: '/map', referer: `${askingSite.url}/` };
  expect(standIn.seen).toEqual([asked, asked]);
});

test('where a browser blocks the map, the page says so, offers other ways, and tries again', async ({
  page,
  askingSite,
  standIn,
  complaints,
}) => {
  await page.route(`${standIn.origin}/**`, (route) => route.abort('blockedbyclient'));
  await openHydrated(page, `${askingSite.url}/kontakt`);
  await loadButton(page).click();
  const map = page.getByRole('group', { name: 'Die Karte' });
  await expect(map.getByText('Die Karte lässt sich gerade nicht laden.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  for (const target of [phoneLink(), `mailto:${businessProfile.email}`, businessProfile.thirdParties.map.searchUrl]) {
    await expect(map.locator(`a[href="${target}"]`)).toBeVisible();
  }
  await expectAccessible(page);
  await page.unroute(`${standIn.origin}/**`);
  await map.getByRole('button', { name: 'Nochmals versuchen' }).click();
  await expect(page.frameLocator('iframe').getByText('Karte von Roggwil')).toBeVisible();
  expect(complaints.splice(0).join()).toContain('ERR_BLOCKED_BY_CLIENT');
});

test('where the script is missing, the page says so, offers other ways, and tries again', async ({
  page,
  askingSite,
  standIn,
  complaints,
}) => {
  standIn.widgetMode = 'missing';
  await openHydrated(page, `${askingSite.url}/fahrzeuge`);
  await loadButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  const main = page.getByRole('main');
  for (const target of [phoneLink(), `mailto:${businessProfile.email}`, `${standIn.origin}/list`]) {
    await expect(main.locator(`a[href="${target}"]`).first()).toBeVisible();
  }
  await expectAccessible(page);
  standIn.widgetMode = 'draws';
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
  await expect(page.getByText(DRAWN)).toBeVisible();
  expect(complaints.splice(0).join()).toContain('404');
});

test('where a browser blocks the script, the page says so', async ({ page, askingSite, standIn, complaints }) => {
  await page.route(`${standIn.origin}/**`, (route) => route.abort('blockedbyclient'));
  await openHydrated(page, `${askingSite.url}/fahrzeuge`);
  await loadButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  expect(complaints.splice(0).join()).toContain('ERR_BLOCKED_BY_CLIENT');
});

test('where the script is slow, the page says so, and shows it when it comes late', async ({
  page,
  askingSite,
  standIn,
}) => {
  standIn.widgetMode = 'slow';
  await openHydrated(page, `${askingSite.url}/fahrzeuge`);
  await loadButton(page).click();
  await expect(page.getByText('Die Fahrzeugliste wird geladen …')).toBeVisible();
  await expect(page.getByText(FAILED)).toBeVisible();
  standIn.answerWaiting();
  await expect(page.getByText(DRAWN)).toBeVisible();
  await expect(page.getByText(FAILED)).toBeHidden();
});
