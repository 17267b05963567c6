import { expect, type Page, type Response } from '@playwright/test';

/** Bytes on the wire, compressed: more than half of the script is React. */
const LIMITS = { script: 115_000, stylesheet: 20_000 } as const;

/** Shifts that no key or click brought about, added up: «good» is below 0.1, ours is a tenth of that. */
const SHIFT_LIMIT = 0.01;

interface Shift {
  readonly value: number;
  /** What moved: x, y, width and height before and after, in pixels, and how its text begins. */
  readonly moved: readonly string[];
}

/** Notes from the first paint on what moves on the page by itself. */
function noteShifts(): void {
  type LayoutShift = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  };
  const noted = window as unknown as { shifts: Shift[] };
  noted.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect: was, currentRect: is }) => {
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
        return `${place(was)} → ${place(is)}: ${node?.textContent?.slice(0, 60)}`;
      });
      if (!hadRecentInput) noted.shifts.push({ value, moved });
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

  /** To be called before the page is opened. The fonts come after the first paint, as they do on a bad connection. */
  static async watch(page: Page): Promise<FirstLoad> {
    await page.addInitScript(noteShifts);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
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
    const shifts = await this.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(SHIFT_LIMIT);
    return `${script} JavaScript, ${stylesheet} CSS`;
  }
}
