import { expect, type Locator, type Page } from '@playwright/test';

export interface ToastText {
  readonly title: string;
  readonly description: string;
}

/** The toast that is shown, in the region that all pages share. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Meldungen/ }).getByRole('listitem');
}

/** One toast alone, with exactly these words. */
export async function expectToast(page: Page, variant: 'default' | 'destructive', text: ToastText): Promise<void> {
  const toast = toastOf(page);
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(text.title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text.description, { exact: true })).toBeVisible();
  await expect(toast).toHaveAttribute('data-variant', variant);
}
