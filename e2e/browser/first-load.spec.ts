import type { Page, Response } from '@playwright/test';
import { indexablePages } from './support/pages.js';
import { expect, test } from './support/test.js';

/** Bytes on the wire, compressed: more than half of the script is React. */
const LIMITS = { script: 115_000, stylesheet: 20_000 } as const;

/** Shifts that no key or click brought about, added up: «good» is below 0.1, ours is a tenth of that. */
const SHIFT_LIMIT = 0.01;

/** Adds up from the first paint on what moved on the page by itself. */
function countShifts(): void {
  const counted = window as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) counted.shifts += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await nextFrame();
    }
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    await nextFrame();
  });
}

async function bytesOf(responses: readonly Response[], type: keyof typeof LIMITS): Promise<number> {
  const ofType = responses.filter((response) => response.request().resourceType() === type);
  const sizes = await Promise.all(ofType.map(async (response) => (await response.request().sizes()).responseBodySize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const { path } of indexablePages) {
  test(`the first load of ${path} is light, compressed, and moves nothing`, async ({ page }, { annotations }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.addInitScript(countShifts);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const response of responses) {
      if (!['document', 'script', 'stylesheet'].includes(response.request().resourceType())) continue;
      expect(response.headers()['content-encoding'], response.url()).toMatch(/^(br|zstd|gzip)$/);
    }
    const script = await bytesOf(responses, 'script');
    const stylesheet = await bytesOf(responses, 'stylesheet');
    annotations.push({ type: 'bytes', description: `${script} JavaScript, ${stylesheet} CSS` });
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(LIMITS.script);
    expect(stylesheet).toBeLessThanOrEqual(LIMITS.stylesheet);
    await scrollThrough(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(SHIFT_LIMIT);
  });
}
