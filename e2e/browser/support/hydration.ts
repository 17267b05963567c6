import { expect, type Page } from '@playwright/test';

/** Waits until the scripts run: what was pressed before is lost, and links load anew. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^Meldungen/ })).toBeAttached();
}

/** Opens a page and waits until its scripts run. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
