import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

/** What the staff area may add to a page of the website, compressed, in bytes. */
const LIMIT = 180_000;

/** The scripts that a page fetches from now on, by address, with their bytes on the wire. */
function listenForScripts(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return sizes;
}

test('the staff area is light', async ({ page, staff }, { annotations }) => {
  const shared = listenForScripts(page);
  await page.goto('/impressum', { waitUntil: 'networkidle' });
  const all = listenForScripts(staff.page);
  await staff.openSignedIn();
  await expect(staff.page.getByRole('tab', { name: /^Alle \d+$/ })).toBeVisible();
  const own = [...all].filter(([url]) => !shared.has(url));
  const sizes = await Promise.all(own.map(([, size]) => size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  annotations.push({ type: 'bytes', description: `${bytes} of JavaScript in ${own.length} files` });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(LIMIT);
});
