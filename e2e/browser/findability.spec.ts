import { articles } from '@fahrzeugpflege/contracts';
import { readHead, sizeOf } from './support/page-head.js';
import { indexablePages, interviewPath } from './support/pages.js';
import { site } from './support/site.js';
import { expect, test } from './support/test.js';

const addresses = indexablePages.map(({ path }) => site.url + path);

test('each page has a title and description of its own, keeps its address, and says what it is about', async ({
  page,
  request,
}) => {
  await page.goto('/impressum');
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const { title, description, canonical, data } = await readHead(page, answer);
    expect(canonical).toBe(address);
    titles.add(title);
    descriptions.add(description);
    expect(data, address).toHaveLength(1);
    expect(JSON.parse(data[0] ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  }
  expect(titles.size).toBe(addresses.length);
  expect(descriptions.size).toBe(addresses.length);
});

test('each page has a picture for shared links, in the size that they ask for', async ({ page, request }) => {
  await page.goto('/impressum');
  const pictures = new Set<string>();
  for (const address of addresses) pictures.add((await readHead(page, await request.get(address))).image);
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect((await answer.body()).length).toBeLessThan(150_000);
    expect(await sizeOf(page, picture)).toEqual([1200, 630]);
  }
});

test('the sitemap lists these pages and no other, and robots find it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed.toSorted()).toEqual(addresses.toSorted());
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('the second address of a page names the first', async ({ page, request }) => {
  await page.goto('/impressum');
  for (const [path, canonical] of [
    ['/angebote', '/leistungen'],
    ['/angebote/aufbereitung', '/leistungen/keramikversiegelung-wohnmobile'],
    ['/kontakt?gesendet=1', '/kontakt'],
  ] as const) {
    expect((await readHead(page, await request.get(path))).canonical).toBe(site.url + canonical);
  }
});

test('home screens find the manifest and each icon in the size it claims', async ({ page, request }) => {
  await page.goto('/impressum');
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const answer = await request.get(href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Fahrzeugpflege Roggwil', lang: 'de-CH', start_url: '/' });
  for (const { src, sizes } of manifest.icons) expect((await sizeOf(page, src)).join('x')).toBe(sizes);
  expect(await sizeOf(page, '/apple-touch-icon.png')).toEqual([180, 180]);
  expect(await sizeOf(page, '/favicon.ico')).toEqual([32, 32]);
});

test('going on to an article gives its title, once it is there', async ({ page }) => {
  const [interview] = articles;
  await page.goto('/blog');
  await page.getByRole('main').locator(`a[href="${interviewPath}"]`).first().click();
  await expect(page).toHaveURL(interviewPath);
  await expect(page).toHaveTitle(`${interview?.title} | Fahrzeugpflege Roggwil`);
  await page.goBack();
  await expect(page).toHaveTitle(/^News & Blog/);
});
