import { expect, type Locator, type Page } from '@playwright/test';

export interface ToastText {
  readonly title: string;
  readonly description: string;
}

/** The toast that is shown, in the region that all pages share. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Meldungen/ }).getByRole('listitem');
}

/** The toast stays, as always while the window is behind another: a slow machine looks at it in its own time. */
export async function keepToast(page: Page): Promise<void> {
  await expect(toastOf(page)).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

/** One toast alone, with exactly these words; it stays. */
export async function expectToast(page: Page, variant: 'default' | 'destructive', text: ToastText): Promise<void> {
  const toast = toastOf(page);
  await keepToast(page);
  await expect(toast.getByText(text.title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text.description, { exact: true })).toBeVisible();
  await expect(toast).toHaveAttribute('data-variant', variant);
}
