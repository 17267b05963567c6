import { addDays, businessDay, calendarDayText } from '@fahrzeugpflege/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { STAFF } from '../support/site.js';
import type { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { toastOf } from '../support/toast.js';

/** All tests share one site: no other test speaks of this price. */
const PRICE = { label: 'Preis Einlagerung', path: '/leistungen/einlagerung' } as const;
const BEFORE = /CHF\s150/;
const AFTER = /CHF\s173/;

async function open(staff: StaffArea): Promise<Page> {
  await staff.openSignedIn();
  await (await staff.pageLink('Preise')).click();
  await expect(staff.page.getByRole('heading', { name: 'Preise & Zeiten' })).toBeVisible();
  return staff.page;
}

const form = (page: Page, name: string) => page.getByRole('form', { name });
const save = (page: Page, name: string) => form(page, name).getByRole('button').click();

/** The noted changes of one fact, newest first. */
function changesOf(page: Page, fact: string): Locator {
  return page.getByRole('region', { name: 'Änderungen' }).getByRole('listitem').filter({ hasText: fact });
}

/** Opens a page as a visitor, once it is served with these words, or without them. */
async function openServed(page: Page, path: string, words: RegExp, isSaid = true): Promise<void> {
  await expect.poll(async () => words.test(await (await page.request.get(path)).text())).toBe(isSaid);
  await page.goto(path);
}

test('a price that is set is said by the website, noted with who set it, and taken back', async ({
  page: website,
  staff,
}) => {
  const { label, path } = PRICE;
  const page = await open(staff);
  const amount = form(page, label).getByLabel('Franken');
  await expect(amount).toHaveValue('150');
  const noted = await changesOf(page, label).count();
  await save(page, label);
  await expect(toastOf(page)).toContainText('Nichts geändert');
  await expect(changesOf(page, label)).toHaveCount(noted);

  await amount.fill('173');
  await save(page, label);
  await expect(toastOf(page)).toContainText('Gespeichert');
  await openServed(website, path, AFTER);
  await expect(website.getByRole('main')).toContainText(AFTER);
  await expect(website.getByRole('main')).not.toContainText(BEFORE);

  const [latest, first] = [changesOf(page, label).first(), changesOf(page, label).last()];
  await expect(latest).toContainText(STAFF.username);
  await expect(latest).toContainText('ab CHF 150 pro Monat → ab CHF 173 pro Monat');
  await expectAccessible(page);

  await latest.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(toastOf(page)).toContainText('Rückgängig gemacht');
  await expect(amount).toHaveValue('150');
  await expect(latest).toContainText('ab CHF 173 pro Monat → ab CHF 150 pro Monat');
  await expect(first.getByRole('button')).toHaveCount(0);
  await openServed(website, path, AFTER, false);
  await expect(website.getByRole('main')).toContainText(BEFORE);
});

test('a closed day is entered, announced on the contact page, and removed', async ({ page: website, staff }) => {
  const day = addDays(businessDay(Date.now()), 20);
  const reason = 'Inventur im Lager';
  const page = await open(staff);
  const closed = form(page, 'Geschlossene Tage');
  await closed.getByLabel('Erster Tag').fill(day);
  await closed.getByLabel('Grund').fill(reason);
  await save(page, 'Geschlossene Tage');
  const entered = page
    .getByRole('region', { name: 'Geschlossene Tage' })
    .getByRole('listitem')
    .filter({ hasText: reason });
  await expect(entered).toContainText(calendarDayText(day));
  await expect(closed.getByLabel('Grund')).toHaveValue('');
  await expect(changesOf(page, reason).first()).toContainText(STAFF.username);
  await expectAccessible(page);

  await openServed(website, '/kontakt', new RegExp(reason));
  const hours = website.getByRole('main').locator('dl').filter({ hasText: 'Montag bis Freitag' });
  await expect(hours).toContainText(`Geschlossen am ${calendarDayText(day)}`);
  await expect(hours).toContainText(reason);
  await expectAccessible(website);

  await entered.getByRole('button', { name: 'Entfernen' }).click();
  await expect(entered).toHaveCount(0);
  await openServed(website, '/kontakt', new RegExp(reason), false);
  await expect(hours).not.toContainText('Geschlossen am');
});

test('what can’t be read is said at its field, and nothing scrolls sideways @phone', async ({ staff }) => {
  const page = await open(staff);
  await form(page, 'Öffnungszeiten').getByLabel('Samstag').fill('am Morgen');
  await save(page, 'Öffnungszeiten');
  const saturday = form(page, 'Öffnungszeiten').getByLabel('Samstag');
  await expect(saturday).toHaveAccessibleDescription(/08:30–11:30/);
  await expect(saturday).toBeFocused();
  await form(page, 'Frühbucher-Aktion').getByLabel('Letzter Tag').fill('2020-01-01');
  await save(page, 'Frühbucher-Aktion');
  const lastDay = form(page, 'Frühbucher-Aktion').getByLabel('Letzter Tag');
  await expect(lastDay).toHaveAccessibleDescription(/vor dem ersten/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
