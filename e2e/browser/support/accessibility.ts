import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import type { Result } from 'axe-core';

/** Half a megabyte; axe’s own `source` is its long form, more than twice that. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A connection to each page that was looked at, for what Playwright has no words for. */
const sessions = new WeakMap<Page, CDPSession>();

async function sessionWith(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** No violation of WCAG 2.2 A and AA that axe can find, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await showWhole(page, width, height);
  await movementOver(page);
  const violations = page.frames().length === 1 ? await violationsIn(page) : await violationsWithFrames(page);
  await layOut(page, width, height);
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
      // The one rule that asks for the style sheets anew, and reads them, is none of these.
      preload: { assets: ['media'] },
    });
    return violations;
  }, RULES);
}

/** Runs a long script as it is; `evaluate` would have it parsed here too, and wrap it there. */
async function runSource(page: Page, expression: string): Promise<void> {
  const session = await sessionWith(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression });
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
async function showWhole(page: Page, width: number, height: number): Promise<void> {
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
  let laidOut = height;
  // At once again: what is as high as the window, less an edge, takes a dozen steps to show all that is in it.
  await expect(async () => {
    laidOut = Math.max(laidOut, await heightOfAll());
    await layOut(page, width, laidOut);
    expect(await heightOfAll()).toBeLessThanOrEqual(laidOut);
  }).toPass({ intervals: [0] });
}

/**
 * Lays the page out for a window of this size, of which no more is drawn than there is: to draw the whole page, and to let
 * go of the drawing, takes longer than axe does. The rest is as Playwright has it.
 */
async function layOut(page: Page, width: number, height: number): Promise<void> {
  const session = await sessionWith(page);
  const mobile = test.info().project.use.isMobile === true;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile,
    dontSetVisibleSize: true,
    screenOrientation: { angle: 0, type: mobile ? 'portraitPrimary' : 'landscapePrimary' },
  });
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
