import { servicePaths } from '@fahrzeugpflege/contracts';
import { distinctPages } from './support/pages.js';
import { expect, test } from './support/test.js';

const NOT_A_PAGE = /^(?:mailto|tel|https?):/;

/** Words that would have slipped in from code, a component library, or a colleague's notes. */
const NOT_GERMAN =
  /\b(?:read more|learn more|loading|submit|search|close|open menu|menu toggle|required|click here|untitled|undefined|null|NaN|\[object|lorem|ipsum|todo|tbd|to be built|platzhalter|beispieltext)\b/i;

/** What a visitor reads or hears: text, and the words in attributes. */
function wordsOf(): string {
  const attributeNames = ['alt', 'aria-label', 'title', 'placeholder'];
  const attributes = Array.from(
    document.querySelectorAll(attributeNames.map((name) => `[${name}]`).join()),
    (element) => attributeNames.map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  return [document.title, document.body.innerText, ...attributes].join('\n');
}

for (const { path } of distinctPages) {
  test(`every link of ${path} leads somewhere, and every word of it is Swiss German`, async ({ page, request }) => {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const inside = [...new Set(links.filter((link) => !NOT_A_PAGE.test(link)))];
    expect(inside.length).toBeGreaterThan(10);
    for (const link of inside) await expectTarget(link);
    const words = await page.evaluate(wordsOf);
    expect(words).not.toContain('ß');
    expect(words).not.toMatch(NOT_GERMAN);

    async function expectTarget(link: string): Promise<void> {
      const target = new URL(link, page.url());
      const response = await request.get(target.pathname + target.search);
      expect(response.status(), link).toBe(200);
      const id = decodeURIComponent(target.hash.slice(1));
      if (id) expect(await response.text(), link).toContain(`id="${id}"`);
    }
  });
}

test('every link of the not-found page leads somewhere', async ({ page, request, watch }) => {
  watch.expect(/status of 404/);
  await page.goto('/gibt-es-nicht');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toEqual(expect.arrayContaining(['/', '/fahrzeuge', '/leistungen', '/kontakt']));
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
});

for (const { canonical, alias } of servicePaths) {
  test(`${alias} shows the page of ${canonical} and names it as the one to keep`, async ({ page }) => {
    await page.goto(canonical);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const kept = page.locator('link[rel="canonical"]');
    await expect(kept).toHaveAttribute('href', new RegExp(`${canonical}$`));
    await page.goto(alias);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(kept).toHaveAttribute('href', new RegExp(`${canonical}$`));
  });
}
