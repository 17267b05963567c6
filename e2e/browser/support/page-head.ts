import type { APIResponse, Page } from '@playwright/test';

/** What a search engine or a messenger reads in a page's head. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string;
  /** What the page says in schema.org's words. */
  readonly data: readonly string[];
}

/** Reads the head of an answer as HTML, without running it. */
export async function readHead(page: Page, answer: APIResponse): Promise<PageHead> {
  return page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
      const blocks = document.querySelectorAll('script[type="application/ld+json"]');
      return {
        title: document.title,
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        image: attribute('meta[property="og:image"]', 'content'),
        data: Array.from(blocks, ({ textContent }) => textContent ?? ''),
      };
    },
    await answer.text(),
  );
}

/** Width and height of a picture of this site, as the browser decodes it. */
export async function sizeOf(page: Page, address: string): Promise<readonly [width: number, height: number]> {
  return page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    return [picture.width, picture.height] as const;
  }, address);
}
