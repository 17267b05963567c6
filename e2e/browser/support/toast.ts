import { expect, type Locator, type Page } from '@playwright/test';

export interface ToastText {
  readonly title: string;
  readonly description: string;
}

/** The toast that is shown, in the region that all pages share. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Meldungen/ }).getByRole('listitem');
}

/**
 * The toast stays, as always while the window is behind another: a slow machine looks at it in its own time. The region
 * begins to listen to the window a moment after the toast is shown, so the window goes behind until that was heard.
 */
export async function keepToast(page: Page, shown: Locator = toastOf(page)): Promise<void> {
  await expect(shown).toHaveCount(1);
  await shown.evaluate(async (toast) => {
    let isHeard = false;
    // What the region tells its toasts then.
    toast.parentElement?.addEventListener('toast.viewportPause', () => (isHeard = true), { once: true });
    while (!isHeard) {
      if (!toast.isConnected) throw new Error('The toast went before it could be kept');
      // It may be behind already, for the toast before.
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('blur'));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** One toast alone, with exactly these words; it stays. */
export async function expectToast(page: Page, variant: 'default' | 'destructive', text: ToastText): Promise<void> {
  const toast = toastOf(page);
  // Not the one before, which is about to go.
  await keepToast(page, toast.filter({ hasText: text.title }));
  await expect(toast.getByText(text.title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text.description, { exact: true })).toBeVisible();
  await expect(toast).toHaveAttribute('data-variant', variant);
}
