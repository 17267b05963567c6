import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { ChatWindow } from '../support/chat-window.js';
import { hydrated } from '../support/hydration.js';
import { hold } from '../support/network.js';
import { expectPage } from '../support/pages.js';
import { expect, test } from '../support/test.js';

const QUESTION = 'Was kostet die Keramikversiegelung?';
const PRICE = /CHF\s1['’]699/;

async function ask(chat: ChatWindow): Promise<void> {
  await chat.quickReply(QUESTION).click();
  await expect(chat.saidBy('Assistent').nth(1)).toContainText(PRICE);
}

/** From the chat to another page, without loading anew. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click();
  await expectPage(page, address);
}

test('a common question is answered, and every state on the way is accessible', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/leistungen/keramikversiegelung-wohnmobile');
  await expect(chat.quickReply(QUESTION)).toBeVisible();
  await expectAccessible(page);
  const release = await hold(page, '**/api/chat');
  await chat.quickReply(QUESTION).click();
  await expect(chat.writing).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(chat.saidBy('Assistent').nth(1)).toContainText(PRICE);
  await expect(chat.quickReply(QUESTION)).toBeHidden();
  await expectAccessible(page);
});

test('nothing is sent while a reply is awaited, nor what is empty', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  const chat = await new ChatWindow(page).openOn('/kontakt');
  await chat.field.fill(' \n\t ');
  await chat.field.press('Enter');
  await expect(chat.send).toBeDisabled();
  const release = await hold(page, '**/api/chat');
  await chat.field.fill('Grüezi');
  await chat.field.press('Enter');
  await expect(chat.writing).toBeVisible();
  for (const control of [chat.field, chat.send, chat.person, chat.delete]) await expect(control).toBeDisabled();
  await expect(chat.field).not.toBeEditable();
  await expect(chat.field).toBeFocused();
  await page.keyboard.type('Noch etwas');
  await page.keyboard.press('Enter');
  release();
  await expect(chat.writing).toBeHidden();
  await expect(chat.saidBy('Assistent')).toHaveCount(2);
  expect(sent).toEqual([JSON.stringify({ message: 'Grüezi' })]);
});

test('a conversation goes along through the site and survives a reload', async ({ page, isMobile }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  await ask(chat);
  expect(await chat.stored()).toEqual(['cookie chat, unseen by scripts', 'chat']);
  if (isMobile) await chat.close.click();
  await goTo(page, '/impressum');
  if (isMobile) await chat.launcher.click();
  await expect(chat.saidBy('Sie')).toContainText(QUESTION);
  await expect(chat.saidBy('Assistent')).toHaveCount(2);
  await page.reload();
  await hydrated(page);
  await expect(chat.saidBy('Assistent')).toHaveCount(2);
  await expect(chat.saidBy('Assistent').nth(1)).toContainText(PRICE);
  await chat.close.click();
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(chat.element).toBeHidden();
  await chat.launcher.click();
  await expect(chat.saidBy('Sie')).toContainText(QUESTION);
});

test('beside the open chat the page can be used', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  const name = page.getByRole('form', { name: 'Nachricht senden' }).getByLabel('Name');
  await name.fill('Beatrice Zürcher');
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await expect(chat.element).toBeVisible();
});

test('a deleted conversation is gone from page, browser and server', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  await ask(chat);
  await chat.delete.click();
  const question = chat.element.getByRole('alertdialog', { name: 'Gespräch löschen?' });
  await expect(question.getByRole('button', { name: 'Behalten' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Behalten' }).click();
  await expect(chat.saidBy('Sie')).toHaveCount(1);
  await chat.delete.click();
  await question.getByRole('button', { name: 'Löschen', exact: true }).click();
  await chat.expectFresh();
  expect(await chat.stored()).toEqual([]);
  await page.reload();
  await chat.openOn('/kontakt');
  await chat.expectFresh();
});

test('what a visitor writes is shown as it is and is no markup anywhere', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  const hostile = '<img src=x onerror="document.title=1"> <b>fett</b> [x](tel:117) **a** \u202egnusseum 🚐';
  await chat.say(hostile);
  await expect(chat.saidBy('Sie')).toContainText(hostile);
  await expect(chat.log.locator('img, b, strong, em, a[href="tel:117"]')).toHaveCount(0);
});
