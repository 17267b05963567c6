import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { enquiries } from './enquiries.js';

/** A README is read over slow lines too. Bytes. */
const LARGEST = 300_000;

async function takePicture(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../../docs/images/${name}.png`, import.meta.url));
  await page.evaluate(() => document.fonts.ready);
  // The place that is kept for a scroll bar would stand empty: pictures have none.
  await page.screenshot({ path, animations: 'disabled', style: 'html { scrollbar-gutter: auto !important; }' });
  expect((await stat(path)).size).toBeLessThan(LARGEST);
}

test('the contact page', async ({ page }) => {
  await page.goto('/kontakt');
  await takePicture(page, 'kontakt');
});

test('the staff area', async ({ staff, desk }) => {
  for (const { body, work } of enquiries) {
    const lead = await desk.receive(body);
    if (work) await desk.change(lead, work);
  }
  // Nobody else sends anything here: the list shows all there is.
  await staff.page.context().unrouteAll();
  await staff.openSignedIn();
  await expect(staff.page.getByRole('article')).toHaveCount(enquiries.length);
  await takePicture(staff.page, 'staff');
});
