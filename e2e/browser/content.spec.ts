import {
  articles,
  businessProfile,
  interview,
  profileFacts,
  serviceRecords as services,
} from '@fahrzeugpflege/contracts';
import type { Page } from '@playwright/test';
import { hydrated, openHydrated } from './support/hydration.js';
import { hold } from './support/network.js';
import { interviewPath } from './support/pages.js';
import { expect, test } from './support/test.js';

const SERVICES = '**/api/services';
const SECOND = services[1]?.title ?? '';

/** A page that has none of the content yet; from there a link leads on without loading anew. */
async function goFrom(page: Page, start: string, address: string): Promise<void> {
  await page.goto(start);
  await expect(page.getByRole('region', { name: /^Meldungen/ })).toBeAttached();
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
}

const skeletons = (page: Page) => page.locator('main li:has([data-skeleton])');

test('the server sends services and articles in the page, and the browser does not ask again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  for (const address of ['/', '/leistungen', '/blog', interviewPath]) {
    const html = await (await page.goto(address, { waitUntil: 'networkidle' }))?.text();
    const shown = address === '/' || address === '/leistungen' ? services : articles.slice(0, 1);
    for (const { title } of shown) expect(html).toContain(title);
  }
  expect(asked).toEqual([]);
});

test('on a slow network the services show six skeletons, then their content, and stay fresh for good', async ({
  page,
}) => {
  const letThrough = await hold(page, SERVICES);
  await goFrom(page, '/kontakt', '/leistungen');
  await expect(skeletons(page)).toHaveCount(6);
  letThrough();
  await expect(page.getByRole('main').getByText(SECOND).first()).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  await page.route(SERVICES, (route) => route.abort());
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('main').getByText(SECOND).first()).toBeVisible();
});

test('after a server error the services say so, give the phone number, and are tried again on request', async ({
  page,
}) => {
  await page.route(SERVICES, (route) => route.fulfill({ status: 500, body: 'kaputt' }));
  await goFrom(page, '/kontakt', '/leistungen');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(businessProfile.phone);
  await page.unroute(SERVICES);
  await failure.getByRole('button', { name: /erneut/i }).click();
  await expect(page.getByRole('main').getByText(SECOND).first()).toBeVisible();
});

test('the interview shows its date and five questions, the first open, one at a time, all closable', async ({
  page,
}) => {
  await openHydrated(page, interviewPath);
  await expect(page.getByRole('main')).toContainText('1. September 2025');
  const questions = page.getByRole('main').locator('button[aria-expanded]');
  await expect(questions).toHaveCount(5);
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await questions.nth(2).click();
  await expect(questions.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'false');
  await questions.nth(2).click();
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]')).toHaveCount(0);
});

test('a question is opened before the scripts are there, and stays open and focused when they are', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(interviewPath, { waitUntil: 'commit' });
  const questions = page.getByRole('main').locator('summary');
  await expect(questions).toHaveCount(5);
  const shown = page.getByRole('main').locator('details[open]');
  await questions.nth(2).press('Enter');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(interview(profileFacts).questions[2]?.question ?? '-');
  const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
  const before = await height();
  release();
  await hydrated(page);
  await expect(page.getByRole('main').locator('button[aria-expanded]').nth(2)).toBeFocused();
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]')).toHaveCount(1);
  expect(await height()).toBe(before);
});

test('on paper every question has its answer', async ({ page }) => {
  await openHydrated(page, interviewPath);
  await page.emulateMedia({ media: 'print' });
  for (const { question, answer } of interview(profileFacts).questions) {
    const region = page.getByRole('region', { name: question });
    await expect(region.getByText(answer)).toBeVisible();
    await expect.poll(async () => (await region.boundingBox())?.height).toBeGreaterThan(40);
  }
});

test('an article that there is not is a 404 with a way back to the blog', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  const response = await page.goto('/blog/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Artikel nicht gefunden' })).toBeVisible();
  await page.getByRole('main').locator('a[href="/blog"]').first().click();
  await expect(page).toHaveURL('/blog');
});
