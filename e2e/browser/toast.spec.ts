import type { Page } from '@playwright/test';
import { contactTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { expect, test } from './support/test.js';
import { toastOf } from './support/toast.js';

/** Drags the toast to the right with the mouse, from its title on. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe');
  const [x, y] = [box.x + 40, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await page.mouse.up();
}

test('a toast stays after a short swipe and closes after one of more than 50 pixels; F8 leads to it', async ({
  page,
  visitor,
}) => {
  await page.route('**/api/contact', (route) => route.abort());
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Meldungen/ }).getByRole('list')).toBeFocused();
  await swipe(page, 40);
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
  await swipe(page, 70);
  await expect(toastOf(page)).toHaveCount(0);
});
