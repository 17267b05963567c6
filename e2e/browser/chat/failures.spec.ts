import { expectAccessible } from '../support/accessibility.js';
import { ChatWindow } from '../support/chat-window.js';
import { expect, test } from '../support/test.js';

/** The specification's words, letter for letter. */
const FAILURE = 'Entschuldigung, es gab einen Fehler. Bitte rufen Sie uns direkt an: +41 62 000 00 00.';

const NO_ANSWER = [
  ['the server fails', 500],
  ['the connection breaks', 'abort'],
] as const;

for (const [what, answer] of NO_ANSWER) {
  test(`when ${what}, the assistant names the phone, and the words can be sent again`, async ({ page, watch }) => {
    watch.expect(/ERR_FAILED/);
    const chat = await new ChatWindow(page).openOn('/kontakt');
    await page.route('**/api/chat', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: answer, json: { detail: 'kaputt' } }),
    );
    await chat.say('Haben Sie jetzt offen?');
    await expect(chat.saidBy('Assistent').last()).toContainText(FAILURE);
    await expect(chat.saidBy('Assistent').last().getByRole('link')).toHaveAttribute('href', 'tel:+41620000000');
    await expect(chat.saidBy('Sie')).toContainText('Haben Sie jetzt offen?');
    await expect(chat.field).toBeEditable();
    await expectAccessible(page);
    await page.unroute('**/api/chat');
    await chat.element.getByRole('button', { name: 'Nochmals senden' }).click();
    await expect(chat.saidBy('Assistent')).toHaveCount(2);
    await expect(chat.log.getByText(FAILURE)).toHaveCount(0);
    await expect(chat.saidBy('Sie')).toHaveCount(1);
  });
}

test('a first message whose answer is lost on the way begins one conversation, after a reload too', async ({
  page,
  watch,
}) => {
  watch.expect(/ERR_FAILED/);
  const chat = await new ChatWindow(page).openOn('/kontakt');
  const kept = async () => (await page.request.get('/api/chat')).json();
  let begun: unknown;
  await page.route('**/api/chat', async (route) => {
    await route.fetch();
    begun = await kept();
    await page.context().clearCookies();
    await route.abort();
  });
  await chat.say('Haben Sie jetzt offen?');
  await page.unroute('**/api/chat');
  await page.reload();
  await expect(chat.field).toHaveValue('Haben Sie jetzt offen?');
  await chat.send.click();
  await expect(chat.saidBy('Assistent')).toHaveCount(2);
  // To the millisecond: nothing was said anew.
  expect(await kept()).toEqual(begun);
});

test('a visitor who is offline is shown so, and sends again once the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const chat = await new ChatWindow(page).openOn('/kontakt');
  await context.setOffline(true);
  await chat.say('Haben Sie jetzt offen?');
  await expect(chat.log).toContainText('Sie sind gerade offline.');
  await expect(chat.log).toContainText(FAILURE);
  await context.setOffline(false);
  await chat.element.getByRole('button', { name: 'Nochmals senden' }).click();
  await expect(chat.saidBy('Assistent')).toHaveCount(2);
  await expect(chat.log.getByText('Sie sind gerade offline.')).toHaveCount(0);
});

test('too many messages and too long ones are refused in plain words', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  const detail = 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.';
  await page.route('**/api/chat', (route) => route.fulfill({ status: 429, json: { detail } }));
  await chat.say('Grüezi');
  await expect(chat.log).toContainText(detail);
  await page.unroute('**/api/chat');
  await page.route('**/api/chat', (route) => route.fulfill({ status: 413, json: {} }));
  await chat.element.getByRole('button', { name: 'Nochmals senden' }).click();
  await chat.element.getByRole('button', { name: 'Nachricht ändern' }).click();
  await expect(chat.field).toHaveValue('Grüezi');
  await chat.field.fill('x'.repeat(2_001));
  await expect(chat.element.getByText("Zu lang: 2'001 von 2'000 Zeichen")).toBeVisible();
  await expect(chat.send).toBeDisabled();
  await expectAccessible(page);
});

test('links of the assistant call and mail, and nothing else of it is markup', async ({ page }) => {
  const chat = await new ChatWindow(page).openOn('/kontakt');
  const reply =
    'Zeile 1\n<b>Zeile 2</b> [062 000 00 00](tel:+41620000000) [Mail](mailto:a@site.example) [x](javascript:alert(1)) [y](https://site.example)';
  await page.route('**/api/chat', (route) => route.fulfill({ json: { reply } }));
  await chat.say('Grüezi');
  const links = chat.log.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+41620000000',
    'mailto:a@site.example',
  ]);
  await expect(chat.log).toContainText('[x](javascript:alert(1)) [y](https://site.example)');
  await expect(chat.log.locator('b')).toHaveCount(0);
  expect(await chat.saidBy('Assistent').last().innerText()).toMatch(/Zeile 1\n<b>Zeile 2<\/b>/);
});
