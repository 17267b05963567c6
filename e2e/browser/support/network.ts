import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ownMark } from './visitor.js';

/** Requests to this address wait, and go on to the server when what this answers is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The first enquiry reaches the server, which takes it; its answer is lost, so that the visitor never sees it. */
export async function loseFirstAnswer(page: Page): Promise<void> {
  let lost = false;
  await page.route('**/api/contact', async (route) => {
    if (lost) return route.continue();
    lost = true;
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });
}

/** Makes the server's first page of all leads shorter than it would be; its link to the next page leads on from there. */
export async function shortenLeads(page: Page, limit: number): Promise<void> {
  await page.route(/\/api\/leads$/, (route) => route.fallback({ url: `${route.request().url()}?limit=${limit}` }));
}

/**
 * The list shows what this test's visitors sent, as if somebody had searched for it: of the leads that other tests send
 * meanwhile none pushes one of its own out of sight. The answer is the server's.
 */
export async function showOwnLeads(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/leads(\?.*)?$/, (route) => {
    const url = new URL(route.request().url());
    if (!url.searchParams.has('q')) url.searchParams.set('q', ownMark());
    return route.continue({ url: url.href });
  });
}

/** «Heute» has the leads of all tests, others in each run: it stays folded until a test unfolds it. */
export async function foldToday(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage['staff-today'] ??= 'folded';
  });
}

/** The staff area receives nothing of what happens to leads meanwhile, so that it asks for nothing by itself. */
export async function silenceLiveLeads(page: Page): Promise<void> {
  await page.route('**/api/leads/stream', (route) => route.abort());
}
