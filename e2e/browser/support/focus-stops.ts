import { expect, type Page } from '@playwright/test';

/** Every page has more stops than the first, and fewer than the second. */
const FEWEST_STOPS = 4;
const MOST_STOPS = 80;

/** Tabs through the page: something can be seen of each stop (WCAG 2.4.11). */
export async function expectStopsInSight(page: Page): Promise<void> {
  const stops: string[] = [];
  const hidden: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus);
    if (seen === undefined) break;
    stops.push(seen.name);
    if (!seen.isVisible) hidden.push(seen.name);
  }
  expect(hidden).toEqual([]);
  expect(stops.length).toBeGreaterThan(FEWEST_STOPS);
}

/** In the page: the element with the focus, unless the focus has left the page. */
async function lookAtFocus(): Promise<{ name: string; isVisible: boolean } | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // The bar that has just come back takes no press yet, and what takes none is not found at a point.
  const bar = element.closest('.call-bar, .chat-launcher');
  await Promise.all((bar?.getAnimations() ?? []).map(({ finished }) => finished));
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const grid = [0.1, 0.5, 0.9];
  const isVisible = grid.some((x) =>
    grid.some((y) => {
      const found = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return found !== null && (element.contains(found) || found.contains(element));
    }),
  );
  return { name: (element.textContent || element.getAttribute('name')) ?? element.tagName, isVisible };
}
