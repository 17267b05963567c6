import { distinctPages, interviewPath } from '../support/pages.js';
import { expect, test } from '../support/test.js';

test('every page can be read without JavaScript', async ({ page }) => {
  test.slow();
  for (const { path, heading } of distinctPages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('the staff area says that it needs JavaScript', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.locator('noscript > p')).toHaveText(/^Der Admin-Bereich braucht JavaScript\./);
});

test('a question opens, which closes the one before, and closes again', async ({ page }) => {
  await page.goto(interviewPath);
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(5);
  const [first, second] = [questions.nth(0), questions.nth(1)];
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').press('Enter');
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0);
});

test('the menu button of a phone leads to the links in the footer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'Menü' }).click();
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Anfrage starten' }).click();
  await expect(page).toHaveURL('/leads');
});
