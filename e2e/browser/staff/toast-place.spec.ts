import type { Page } from '@playwright/test';
import { movementOver } from '../support/accessibility.js';
import { ManyLeads } from '../support/lead-pages.js';
import { silenceLiveLeads } from '../support/network.js';
import { expect, test } from '../support/test.js';
import { keepToast, toastOf } from '../support/toast.js';

const WINDOWS = [
  [360, 640],
  [768, 1024],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
  // A phone on its side, a larger one, and a page enlarged to the utmost.
  [640, 400],
  [900, 400],
  [320, 256],
] as const;

const SCROLLED = [0, 40, 150, 300, 1_003, 2_500];

/** As small as anything that can be pressed. */
const STEP = 24;

/** What of the list, or of an open dialog, would be pressed where the toast is, were it not there. */
async function coveredBy(page: Page): Promise<string[]> {
  await expect(toastOf(page)).toBeVisible();
  return toastOf(page).evaluate((toast, step) => {
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    const region = toast.closest('[role="region"]');
    const steps = (from: number, to: number) =>
      Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step).concat(to - 1);
    const pressed = steps(left, right)
      .flatMap((x) => steps(top, bottom).map((y) => document.elementsFromPoint(x, y)))
      .flatMap((parts) => parts.find((part) => !region?.contains(part)) ?? []);
    const covered = pressed.filter((part) => part.closest('[role="feed"], [role="dialog"]'));
    return [...new Set(covered.map((part) => part.textContent ?? ''))];
  }, STEP);
}

test('a toast covers nothing of the list or the open lead, however large the window', async ({ staff }) => {
  // Nine windows, each scrolled to six places.
  test.slow();
  const { page } = staff;
  await new ManyLeads(30, 30).serve(page);
  await silenceLiveLeads(page);
  await staff.openSignedIn();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Abgeschlossen' }).click();
  await keepToast(page);
  for (const [width, height] of WINDOWS) {
    await test.step(`the list at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(toastOf(page).getByRole('button', { name: 'Rückgängig' })).toBeInViewport({ ratio: 1 });
      await movementOver(page);
      for (const y of SCROLLED) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
        expect(await coveredBy(page)).toEqual([]);
      }
    });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const [width, height] of WINDOWS) {
    await test.step(`the open lead at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await movementOver(page);
      expect(await coveredBy(page)).toEqual([]);
    });
  }
});

test('where «Bearbeiten» is pressed just after a status was set, the editor opens and the status stays', async ({
  staff,
}) => {
  const { page } = staff;
  await page.setViewportSize({ width: 1440, height: 900 });
  const many = new ManyLeads(100, 100);
  await many.serve(page);
  await silenceLiveLeads(page);
  await staff.openSignedIn();
  // The last card that is whole in the window: the old place of toasts.
  const edit = page.getByRole('button', { name: 'Bearbeiten' }).nth(3);
  const { x, y, width, height } = (await edit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.getByRole('article').first().getByRole('button', { name: 'Abgelehnt' }).click();
  await keepToast(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('dialog', { name: 'Lead bearbeiten' })).toBeVisible();
  expect(many.leads[0]?.status).toBe('rejected');
});
