import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { openHydrated } from '../support/hydration.js';
import { expectPage } from '../support/pages.js';
import { PHONE } from '../support/screens.js';
import { expect, test } from './support/test.js';

const notice = (page: Page) => page.getByRole('region', { name: 'Besuche zählen' });
const answer = (page: Page, word: 'Ja' | 'Nein') => notice(page).getByRole('button', { name: word, exact: true });

/** Goes on within the document, by a link of the footer. */
async function goOn(page: Page, address: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click();
  await expectPage(page, address);
}

test('what needs no consent counts each navigation once, the way back too, and asks nothing', async ({
  page,
  countingSite,
  standIn,
}) => {
  await openHydrated(page, `${countingSite.url}/kontakt?gesendet=1`);
  await expect.poll(() => standIn.hits).toEqual(['/kontakt']);
  await goOn(page, '/impressum');
  await goOn(page, '/datenschutz');
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Ihre Rechte' }).click();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/impressum$/);
  const counted = ['/kontakt', '/impressum', '/datenschutz', '/impressum'];
  await expect.poll(() => standIn.hits).toEqual(counted);
  await expect(notice(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(standIn.hits).toEqual(counted);
});

test('the staff area is counted by nobody', async ({ page, countingSite, standIn, complaints }) => {
  await openHydrated(page, `${countingSite.url}/leads`);
  await page.getByRole('main').locator('a[href="/admin"]').click();
  await expect(page).toHaveURL(/admin$/);
  await expect(page).toHaveTitle(/^Admin/);
  await page.goBack();
  await expect.poll(() => standIn.hits).toEqual(['/leads', '/leads']);
  standIn.reset();
  await openHydrated(page, `${countingSite.url}/admin`);
  await page.waitForLoadState('networkidle');
  expect(standIn.seen).toEqual([]);
  // The staged site has no database to ask for a session.
  complaints.splice(0);
});

test('what needs consent loads nothing and counts nothing before the yes', async ({ page, askingSite, standIn }) => {
  await openHydrated(page, `${askingSite.url}/kontakt`);
  await expect(notice(page)).toContainText('Testzähler erfährt dann');
  await expectAccessible(page);
  await goOn(page, '/impressum');
  await page.waitForLoadState('networkidle');
  expect(standIn.seen).toEqual([]);
  await answer(page, 'Ja').click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => standIn.hits).toEqual(['/impressum']);
  await openHydrated(page, `${askingSite.url}/kontakt`);
  await expect.poll(() => standIn.hits).toEqual(['/impressum', '/kontakt']);
  await expect(notice(page)).toHaveCount(0);
});

test('a no is remembered, and can be turned into a yes and back on the privacy page', async ({
  page,
  askingSite,
  standIn,
}) => {
  await openHydrated(page, `${askingSite.url}/kontakt`);
  await answer(page, 'Nein').click();
  await openHydrated(page, `${askingSite.url}/datenschutz`);
  await expect(notice(page)).toHaveCount(0);
  const counting = page.getByRole('checkbox', { name: 'Meine Besuche mit Testzähler zählen' });
  await expect(counting).not.toBeChecked();
  expect(standIn.seen).toEqual([]);
  await counting.check();
  await expect.poll(() => standIn.hits).toEqual(['/datenschutz']);
  await counting.uncheck();
  await goOn(page, '/impressum');
  await page.waitForLoadState('networkidle');
  expect(standIn.hits).toEqual(['/datenschutz']);
  await goOn(page, '/datenschutz');
  await counting.check();
  await expect.poll(() => standIn.hits).toEqual(['/datenschutz', '/datenschutz']);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the question covers neither the call bar nor what has the focus, and both answers weigh the same', async ({
    page,
    askingSite,
  }) => {
    await openHydrated(page, `${askingSite.url}/kontakt`);
    // The call bar rises with the first scrolling.
    await page.evaluate(() => scrollTo(0, 300));
    await expect(page.getByRole('navigation', { name: /^Anrufen/ })).toBeVisible();
    const question = await notice(page).boundingBox();
    const callBar = await page.getByRole('navigation', { name: /^Anrufen/ }).boundingBox();
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual((callBar?.y ?? 0) + 0.5);
    const [no, yes] = await Promise.all([answer(page, 'Nein').boundingBox(), answer(page, 'Ja').boundingBox()]);
    expect({ width: no?.width, height: no?.height }).toEqual({ width: yes?.width, height: yes?.height });
    const last = page.getByRole('button', { name: 'Nachricht senden' });
    await last.focus();
    const focused = await last.boundingBox();
    const top = (await notice(page).boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top);
  });
});
