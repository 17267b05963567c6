import { type APIRequestContext, expect, type Page } from '@playwright/test';

const NOT_A_PAGE = /^(?:mailto|tel|https?):/;

/** Words that would have slipped in from code, a component library, or a colleague's notes. */
const NOT_GERMAN =
  /\b(?:read more|learn more|loading|submit|search|close|open menu|menu toggle|required|click here|untitled|undefined|null|NaN|\[object|lorem|ipsum|todo|tbd|to be built|platzhalter|beispieltext)\b/i;

/** What was served at an address; header and footer of all pages have the same links. */
const served = new Map<string, Promise<string>>();

/** Every link of the page leads to a page that there is, and to a place on it that there is. */
export async function expectLinksLead(page: Page, request: APIRequestContext): Promise<void> {
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const inside = [...new Set(links.filter((link) => !NOT_A_PAGE.test(link)))];
  expect(inside.length).toBeGreaterThan(10);
  for (const link of inside) {
    const { pathname, search, hash } = new URL(link, page.url());
    const address = pathname + search;
    if (!link.startsWith('#') && !served.has(address)) served.set(address, serve(request, address));
    const html = link.startsWith('#') ? await page.content() : await served.get(address);
    const id = decodeURIComponent(hash.slice(1));
    if (id) expect(html, link).toContain(`id="${id}"`);
  }
}

async function serve(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

/** What visitors read and hear is Swiss German. */
export async function expectSwissGerman(page: Page): Promise<void> {
  const words = await page.evaluate(wordsOf);
  expect(words).not.toContain('ß');
  expect(words).not.toMatch(NOT_GERMAN);
}

/** What a visitor reads or hears: text, and the words in attributes. */
function wordsOf(): string {
  const attributeNames = ['alt', 'aria-label', 'title', 'placeholder'];
  const attributes = Array.from(
    document.querySelectorAll(attributeNames.map((name) => `[${name}]`).join()),
    (element) => attributeNames.map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  return [document.title, document.body.innerText, ...attributes].join('\n');
}
