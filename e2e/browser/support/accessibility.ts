import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 A and AA that axe can find, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await showWhole(page);
  await movementOver(page);
  // In the page itself, where there is no frame to look into: otherwise each look opens a window of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** What sticks to an edge of the window covers nothing when all of the page fits in. A list may draw more by then. */
async function showWhole(page: Page): Promise<void> {
  const heightOfAll = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width, height: Math.max(height, await heightOfAll()) });
    expect(await heightOfAll()).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass();
}

/**
 * What moves has come to rest: colours are judged as they stand, and a dialog that has just opened above another one has
 * taken the Escape key from it.
 */
export async function movementOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What follows the scrolling or goes on for ever has no end to wait for.
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
