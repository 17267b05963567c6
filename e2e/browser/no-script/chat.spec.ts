import { expect, test } from '../support/test.js';

test('there is no button for a chat that can not open, and the call bar has no gap for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0);
  const bar = page.locator('.call-bar');
  const columns = await bar.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' '));
  expect(columns).toEqual(['180px', '180px']);
});
