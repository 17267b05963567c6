import { expect, type Page, type Response } from '@playwright/test';

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

/** The responses to a page from its first request on, and what moves on it. */
export class FirstLoad {
  private readonly responses: Response[] = [];

  private constructor(private readonly page: Page) {
    page.on('response', (response) => this.responses.push(response));
  }

  /** To be called before the page is opened. */
  static async watch(page: Page): Promise<FirstLoad> {
    await page.addInitScript(countShifts);
    return new FirstLoad(page);
  }

  /**
   * What the page asked for is compressed, light, and nothing moves, also while one scrolls to the end.
   *
   * @returns the sizes, as a note for the report
   */
  async expectLight(): Promise<string> {
    for (const response of this.responses) {
      if (!['document', 'script', 'stylesheet'].includes(response.request().resourceType())) continue;
      expect(response.headers()['content-encoding'], response.url()).toMatch(/^(br|zstd|gzip)$/);
    }
    const script = await bytesOf(this.responses, 'script');
    const stylesheet = await bytesOf(this.responses, 'stylesheet');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(LIMITS.script);
    expect(stylesheet).toBeLessThanOrEqual(LIMITS.stylesheet);
    await scrollThrough(this.page);
    expect(await this.page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(SHIFT_LIMIT);
    return `${script} JavaScript, ${stylesheet} CSS`;
  }
}
