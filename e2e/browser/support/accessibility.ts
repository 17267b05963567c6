import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result } from 'axe-core';

/** Half a megabyte; axe’s own `source` is its long form, more than twice that. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 A and AA that axe can find, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await showWhole(page);
  await movementOver(page);
  const violations = page.frames().length === 1 ? await violationsIn(page) : await violationsWithFrames(page);
  expect(violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Gives axe to the page where it has none yet. */
async function violationsIn(page: Page): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await runSource(page, AXE);
  return page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    });
    return violations;
  }, RULES);
}

/** Runs a long script as it is; `evaluate` would have it parsed here too, and wrap it there. */
async function runSource(page: Page, expression: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression });
  await session.detach();
  expect(exceptionDetails).toBeUndefined();
}

/** Looks into the frames of other sites too; each look sends axe several times, and opens a window to sum up in. */
async function violationsWithFrames(page: Page): Promise<Result[]> {
  const axeOfAll = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES);
  return (await axeOfAll.analyze()).violations;
}

/**
 * What sticks to an edge of the window, or of an open dialog, covers nothing when all of the page and of the dialog fits in.
 * A list may draw more by then. A dialog that is much lower than the window does not grow with it.
 */
async function showWhole(page: Page): Promise<void> {
  const heightOfAll = () =>
    page.evaluate(() => {
      const cut = [...document.querySelectorAll('[role="dialog"]')].filter(
        (each) => each.scrollHeight > each.clientHeight,
      );
      const wanted = cut.map((each) =>
        Math.min(innerHeight + each.scrollHeight - each.clientHeight, 1.5 * each.scrollHeight),
      );
      return Math.ceil(Math.max(document.documentElement.scrollHeight, ...wanted));
    });
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
