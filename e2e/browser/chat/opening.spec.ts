import { chatTexts } from '@fahrzeugpflege/contracts';
import { expectAccessible } from '../support/accessibility.js';
import { ChatWindow } from '../support/chat-window.js';
import { openHydrated } from '../support/hydration.js';
import { expect, test } from '../support/test.js';
import { expectToast, toastOf } from '../support/toast.js';

const CHUNK = /\/assets\/chat-panel-[^/]*\.js$/;

test('the chat is fetched with the first press, greets, has the focus in its field, and leaves nothing in the browser', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const chat = new ChatWindow(page);
  await openHydrated(page, '/leistungen/autohotel');
  await chat.launcher.hover();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => CHUNK.test(url) || url.includes('/api/chat'))).toEqual([]);
  await chat.launcher.click();
  await chat.expectFresh();
  await expect(chat.field).toBeFocused();
  expect(scripts.filter((url) => CHUNK.test(url))).toHaveLength(1);
  for (const words of chatTexts.quickReplies) await expect(chat.quickReply(words)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await chat.stored()).toEqual([]);
});

test('Escape and the button close the chat, and the focus goes back @both', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  await expect(chat.launcher).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(chat.element).toBeHidden();
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.element.locator(':focus').or(chat.element.and(page.locator(':focus')))).toBeAttached();
  await chat.close.click();
  await expect(chat.element).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test('on a phone the chat takes the page’s place, and brings up no keyboard by itself @phone', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  await expect(chat.element).toBeFocused();
  expect(await chat.element.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.getByRole('main')).toHaveCount(0);
});

test('the focus goes round within the chat, both ways @both', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press(key);
      await expect(chat.element.locator(':focus')).toBeAttached();
      seen.add(
        await chat.element.locator(':focus').evaluate((focused) => focused.ariaLabel ?? focused.textContent ?? ''),
      );
    }
    for (const name of [
      'Ihre Nachricht',
      'Mensch anfragen',
      'Chat schliessen',
      'Gespräch',
      ...chatTexts.quickReplies,
    ]) {
      expect([...seen].map((text) => text.trim())).toContain(name);
    }
  }
});

test('where the chat can not be fetched, the page says so, offers the phone, and tries again', async ({
  page,
  watch,
}) => {
  watch.expect(/ERR_FAILED/);
  await page.route(CHUNK, (route) => route.abort());
  const chat = new ChatWindow(page);
  await openHydrated(page, '/kontakt');
  await chat.launcher.click();
  await expectToast(page, 'destructive', {
    title: 'Der Chat lässt sich nicht laden',
    description: 'Bitte versuchen Sie es nochmals oder rufen Sie uns an: +41 62 000 00 00',
  });
  await expectAccessible(page);
  await page.unroute(CHUNK);
  await toastOf(page).getByRole('button', { name: 'Nochmals versuchen' }).click();
  await chat.expectFresh();
  await expect(toastOf(page)).toHaveCount(0);
  // Where the page had to be loaded anew, that the chat was open stays noted until it knows that nothing was said.
  await expect.poll(() => chat.stored()).toEqual([]);
});

test('the button says that the chat is on its way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  const chat = new ChatWindow(page);
  await openHydrated(page, '/kontakt');
  await chat.launcher.click();
  await expect(page.getByRole('button', { name: 'Chat wird geladen' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await chat.expectFresh();
});

test('the staff area has no chat', async ({ page }) => {
  const chat = new ChatWindow(page);
  await openHydrated(page, '/admin');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(chat.launcher).toHaveCount(0);
});
