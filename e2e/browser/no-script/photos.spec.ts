import { businessProfile } from '@fahrzeugpflege/contracts';
import { expect, test } from '../support/test.js';

test('without JavaScript the forms say where to mail photos, and ask for no files', async ({ page }) => {
  for (const path of ['/leads', '/promo-womo-fruhbucher']) {
    await page.goto(path);
    const photos = page.getByRole('group', { name: /^Fotos/ });
    await expect(photos.getByRole('link', { name: businessProfile.email })).toBeVisible();
    await expect(photos.getByText('Fotos wählen')).toBeHidden();
  }
});

test('the pages after a native sending say it too, since that leaves photos behind', async ({ page }) => {
  for (const path of ['/leads?gesendet=1', '/danke']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(/^Fotos .* können Sie uns mailen/)).toBeVisible();
  }
});
