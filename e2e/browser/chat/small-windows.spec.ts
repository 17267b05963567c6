import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { ChatWindow } from '../support/chat-window.js';
import { openHydrated } from '../support/hydration.js';
import { expect, test } from '../support/test.js';

/** A phone with its keyboard up, a phone on its side, and a small laptop at 200 %. */
const WINDOWS = [
  [{ width: 360, height: 340 }, ' @phone'],
  [{ width: 780, height: 360 }, ' @phone'],
  [{ width: 640, height: 400 }, ''],
] as const;

const LONG = `${'Donaudampfschifffahrt'.repeat(10)} https://site.example/${'a'.repeat(200)}`;

const TEN_LINES = ['So habe ich es notiert:', ...Array<string>(8).fill('Fahrzeug: Hymer B 544'), 'Stimmt alles so?'];

/** A reply is read from its beginning on: that stands at the top of the conversation, whatever of it has no room. */
async function expectReadFromItsBeginning(chat: ChatWindow): Promise<void> {
  const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
  await expect(async () => {
    const below = (await top(chat.saidBy('Assistent').last())) - (await top(chat.log));
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThanOrEqual(24);
  }).toPass();
}

async function expectWithin(page: Page, element: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  const { x = -1, y = -1, width: own = 0, height: tall = 0 } = box ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + own).toBeLessThanOrEqual(width);
  expect(y + tall).toBeLessThanOrEqual(height);
}

for (const [size, screen] of WINDOWS) {
  test(`in ${size.width} × ${size.height} everything is within reach and the newest words in sight${screen}`, async ({
    page,
  }) => {
    let reply = 'Bis 17:30 Uhr.';
    await page.route('**/api/chat', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: { reply } }) : route.continue(),
    );
    const chat = await new ChatWindow(page).openOn('/kontakt');
    await chat.say(LONG);
    await chat.field.focus();
    await page.setViewportSize(size);
    // The panel may be shown anew in another window.
    await expect(async () => {
      for (const part of [chat.close, chat.field, chat.send, chat.person, chat.delete]) await expectWithin(page, part);
    }).toPass();
    await expect(async () => expectWithin(page, chat.saidBy('Assistent').last())).toPass();
    await expect(chat.saidBy('Assistent').last()).toBeInViewport({ ratio: 1 });
    const overflow = await chat.log.evaluate((log) => log.scrollWidth - log.clientWidth);
    expect(overflow).toBe(0);
    // The conversation rolls, and not what it stands in.
    const rolls = await page.getByRole('dialog').evaluate((panel) => panel.scrollHeight > panel.clientHeight);
    expect(rolls).toBe(false);
    await chat.say('Danke');
    await expect(chat.saidBy('Assistent').last()).toBeInViewport({ ratio: 1 });
    reply = TEN_LINES.join('\n');
    await chat.say('Offerte');
    await expectReadFromItsBeginning(chat);
    await expectAccessible(page);
  });
}

test('on a phone the chat stands in the call bar from the start and covers neither of its calls @phone', async ({
  page,
}) => {
  const chat = new ChatWindow(page);
  await openHydrated(page, '/');
  await expect(chat.launcher).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('navigation', { name: 'Anrufen oder anfragen' });
  await expect(bar.getByRole('link', { name: 'Anrufen' })).toBeInViewport({ ratio: 1 });
  const [barTop, chatTop] = [(await bar.boundingBox())?.y, (await chat.launcher.boundingBox())?.y];
  expect(chatTop).toBeGreaterThanOrEqual(barTop ?? Number.NaN);
  const [right, left] = [
    await bar.getByRole('link', { name: 'Anfrage' }).boundingBox(),
    await chat.launcher.boundingBox(),
  ];
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(left?.x ?? 0);
  expect(left?.height).toBeGreaterThanOrEqual(44);
  // Whoever types into a form has the room for it.
  await page.goto('/kontakt');
  await page.getByRole('form', { name: 'Nachricht senden' }).getByLabel('Name').focus();
  await expect(chat.launcher).toBeHidden();
});

test('«back» closes the chat that fills a phone, keeps what was typed, and stays on the page @phone', async ({
  page,
}) => {
  await openHydrated(page, '/leistungen');
  const chat = await new ChatWindow(page).openOn('/kontakt');
  await chat.field.fill('Noch nicht gesendet');
  await page.goBack();
  await expect(chat.element).toBeHidden();
  await expect(page).toHaveURL('/kontakt');
  await chat.launcher.click();
  await expect(chat.field).toHaveValue('Noch nicht gesendet');
  await chat.close.click();
  await expect(chat.element).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/leistungen');
});

test('beside the page the chat is no step of the history, in a window that became small it is one', async ({
  page,
}) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(entries).toBe(before + 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();
  await expect(chat.element).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => history.state?.chat)).toBe(true);
  await page.goBack();
  await expect(chat.element).toBeHidden();
  await expect(page).toHaveURL('/kontakt');
});

test('in colours of the visitor’s own and without movement, the chat works', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const chat = await new ChatWindow(page).openOn('/kontakt');
  await page.route('**/api/chat', (route) => route.fulfill({ json: { reply: 'Grüezi.' } }));
  await chat.say('Grüezi');
  for (const side of ['Assistent', 'Sie'] as const) {
    const border = await chat
      .saidBy(side)
      .last()
      .locator('div')
      .evaluate((bubble) => getComputedStyle(bubble).borderTopColor);
    expect(border).not.toMatch(/transparent|^rgba\(.*, 0\)$/);
  }
});
