import type { Page } from '@playwright/test';
import { contactEnquiry } from '../../support/visitor.js';
import { expectAccessible, movementOver } from '../support/accessibility.js';
import { ManyLeads } from '../support/lead-pages.js';
import { expect, test } from '../support/test.js';

const focused = (page: Page) => page.locator('article:focus');

test('arrows, j and k lead through the list, with the focus in sight, far beyond what was drawn first, wherever one has scrolled', async ({
  staff,
}) => {
  const { page } = staff;
  await new ManyLeads(120, 50).serve(page);
  await staff.openSignedIn();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toHaveAccessibleName('Lead 0');
  expect(await focused(page).evaluate((card) => getComputedStyle(card).outlineStyle)).toBe('solid');
  await page.keyboard.press('j');
  await expect(focused(page)).toHaveAccessibleName('Lead 1');
  await page.keyboard.press('k');
  await expect(focused(page)).toHaveAccessibleName('Lead 0');
  await page.keyboard.press('ArrowUp');
  await expect(focused(page)).toHaveAccessibleName('Lead 0');
  for (let place = 1; place <= 70; place += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAccessibleName(`Lead ${place}`);
  }
  await expect(focused(page)).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('article', { name: 'Lead 0', exact: true })).toBeInViewport();
  await page.keyboard.press('j');
  await expect(focused(page)).toHaveAccessibleName('Lead 71');
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
});

test('1 to 4 set the status of the focused and of the open lead', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const { page } = staff;
  const badge = staff.card(visitor).locator('[data-status]');
  await staff.card(visitor).focus();
  for (const [key, label] of [
    ['2', 'In Bearbeitung'],
    ['4', 'Abgelehnt'],
    ['1', 'Ausstehend'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(badge).toHaveText(label);
  }
  await staff.card(visitor).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: visitor.name });
  await expect(details).toBeVisible();
  await page.keyboard.press('3');
  await expect(details.locator('[data-status]').first()).toHaveText('Abgeschlossen');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Lead bearbeiten' })).toBeVisible();
});

test('the list is one stop of the tab key, entered where one left it; Enter opens the lead, Esc gives the focus back', async ({
  staff,
}) => {
  const { page } = staff;
  await new ManyLeads(20, 20).serve(page);
  await staff.openSignedIn();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('article[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await staff.tab('Alle').focus();
  await expect(page.locator('article[tabindex="0"]')).toHaveAccessibleName('Lead 1');
  await page.locator('article[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lead 1' })).toBeVisible();
  await movementOver(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused(page)).toHaveAccessibleName('Lead 1');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Lead bearbeiten' })).toBeVisible();
});

test('/ leads to the search, where keys are letters; ? lists them; single ones can be switched off, which the browser remembers', async ({
  staff,
}) => {
  const { page } = staff;
  await new ManyLeads(5, 5).serve(page);
  await staff.openSignedIn();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.keyboard.press('/');
  await expect(staff.search).toBeFocused();
  await expect(staff.search).toHaveValue('');
  await page.keyboard.type('j1?e/');
  await expect(staff.search).toHaveValue('j1?e/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(staff.search).toHaveValue('');
  await expect(staff.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(staff.search).not.toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Tasten' });
  for (const key of ['/', 'j', 'k', '1', '2', '3', '4', 'e', '?', 'Enter', 'Esc']) {
    // «Enter» stands with Ctrl as well.
    await expect(keys.getByRole('term').getByText(key, { exact: true }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await keys.getByRole('checkbox', { name: 'Einzelne Tasten' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const key of ['?', '/', 'j']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(staff.search).not.toBeFocused();
  await expect(focused(page)).toHaveCount(0);
  await page.getByRole('article').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lead 0' })).toBeVisible();
});

test('a lead that leaves the list by its new status hands the focus to the next one', async ({ staff }) => {
  const { page } = staff;
  const many = new ManyLeads(5, 5);
  await many.serve(page);
  await page.route(/\/api\/leads\?status=pending$/, (route) =>
    route.fulfill({ json: many.leads.filter(({ status }) => status === 'pending') }),
  );
  await staff.openSignedIn('/admin?status=pending');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('3');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(focused(page)).toHaveAccessibleName('Lead 2');
  await page.keyboard.press('2');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(focused(page)).toHaveAccessibleName('Lead 3');
});
