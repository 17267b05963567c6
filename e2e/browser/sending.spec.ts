import { businessProfile } from '@fahrzeugpflege/contracts';
import type { Page, Request, Route } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { contactTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { contactErrors, toasts } from './support/messages.js';
import { hold, loseFirstAnswer } from './support/network.js';
import { expect, test } from './support/test.js';
import { expectToast, toastOf } from './support/toast.js';

/** Every sending of the page, as it left. */
function sendingsOf(page: Page): Request[] {
  const sendings: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/contact') sendings.push(request);
  });
  return sendings;
}

const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

test('two clicks in one moment send once, and the button says that it works', async ({
  page,
  visitor,
  desk,
  mails,
}) => {
  const letThrough = await hold(page, '**/api/contact');
  const sendings = sendingsOf(page);
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  // Faster than any page can redraw: what holds here holds for every double click.
  await form.button.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(form.button).toHaveText('Wird gesendet …');
  await form.button.click({ force: true });
  await form.field('name').press('Enter');
  letThrough();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  expect(sendings).toHaveLength(1);
  await mails.next(visitor);
  await desk.settle();
  await desk.leadOf(visitor);
});

const failures: readonly [name: string, answer: (route: Route) => Promise<void>][] = [
  ['no answer', (route) => route.abort()],
  [
    'a 503',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Gerade nicht erreichbar', status: 503, detail: 'Bitte später erneut.' },
      }),
  ],
  ['a proxy’s error page', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' })],
];

test('after every failure all words are still there, with a toast and the phone number', async ({ page, visitor }) => {
  const sendings = sendingsOf(page);
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  for (const [index, [name, answer]] of failures.entries()) {
    await test.step(name, async () => {
      await page.route('**/api/contact', answer);
      await form.send();
      await expect.poll(() => sendings.length).toBe(index + 1);
      await expectToast(page, 'destructive', toasts.contactFailed);
      await toastOf(page).getByRole('button', { name: 'Schliessen' }).click();
      await form.expectValues(contactTexts(visitor));
      await expect(form.element.getByRole('alert')).toContainText(businessProfile.phone);
      await expect(form.button).toHaveText('Nachricht senden');
      await page.unroute('**/api/contact');
    });
  }
});

test('a retry after a lost answer carries the same key and makes no second lead', async ({
  page,
  visitor,
  desk,
  mails,
}) => {
  const sendings = sendingsOf(page);
  await loseFirstAnswer(page);
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expectToast(page, 'destructive', toasts.contactFailed);
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expectToast(page, 'default', toasts.contactSent);

  expect(sendings).toHaveLength(2);
  expect(keyOf(sendings[0])).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keyOf(sendings[1])).toBe(keyOf(sendings[0]));
  await mails.next(visitor);
  await desk.settle();
  await desk.leadOf(visitor);
  expect(await mails.of(visitor)).toHaveLength(1);
});

test('offline keeps the words, and once back online they go out at a press, under the same key', async ({
  page,
  context,
  visitor,
  desk,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const sendings = sendingsOf(page);
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  await context.setOffline(true);
  await form.send();
  await expectToast(page, 'destructive', toasts.contactFailed);
  const notice = form.element.getByRole('alert');
  await expect(notice).toContainText('Sie sind gerade offline.');
  await expect(notice).toContainText(businessProfile.phone);
  await form.expectValues(contactTexts(visitor));
  await context.setOffline(false);
  await expect(notice).toContainText('Sie sind wieder online.');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  expect(sendings).toHaveLength(2);
  expect(keyOf(sendings[1])).toBe(keyOf(sendings[0]));
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});

test('a lost answer, a reload and a second attempt make one lead', async ({ page, visitor, desk, mails }) => {
  await loseFirstAnswer(page);
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expectToast(page, 'destructive', toasts.contactFailed);
  await page.reload();
  await form.handled();
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await mails.next(visitor);
  await desk.settle();
  await desk.leadOf(visitor);
});

test('where the scripts do not arrive, the form still sends', async ({ page, visitor, watch, desk }) => {
  watch.expect(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const form = await new EnquiryForm(page, 'contact').open();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expect(page).toHaveURL('/kontakt?gesendet=1');
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});

test('where the rules of the form do not arrive, the form still sends', async ({ page, visitor, watch, desk }) => {
  watch.expect(/ERR_FAILED/);
  await page.route('**/assets/form-rules*.js', (route) => route.abort());
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expect(page).toHaveURL('/kontakt?gesendet=1');
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused();
  await expect(page).toHaveTitle(/^Gesendet: Kontakt/);
  await page.getByRole('link', { name: 'Weitere Nachricht senden' }).click();
  await expect(page).toHaveTitle(/^Kontakt/);
  await form.handled();
  await form.expectValues({ name: '', message: '' });
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});

test('a press on the button right above the lower edge sends, though the call bar comes back there @phone', async ({
  page,
}) => {
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  const button = page.getByRole('button', { name: 'Nachricht senden' });
  await form.element.getByLabel(/^Nachricht/).focus();
  await button.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' });
  });
  await expect(page.getByRole('navigation', { name: /^Anrufen/ })).toBeHidden();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await form.expectErrors({ name: contactErrors.name, email: contactErrors.email, message: contactErrors.message });
});

test('a native form that came back as wrong goes on with JavaScript', async ({ page, visitor, desk, watch }) => {
  watch.expect(/422/);
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  const wrong = { ...contactTexts(visitor), name: 'Z', message: 'Zu kurz.' };
  await form.fill(wrong);
  // As a browser sends it that took the form over before its scripts had come.
  await form.element.evaluate((element: HTMLFormElement) => element.submit());
  await form.expectErrors({ name: contactErrors.name, message: contactErrors.message });
  await form.handled();
  await form.expectValues(wrong);
  await expect(page).toHaveURL('/kontakt');
  await expectAccessible(page);
  await form.fill(contactTexts(visitor));
  await form.send();
  await expectToast(page, 'default', toasts.contactSent);
  await page.getByRole('button', { name: 'Weitere Nachricht senden' }).click();
  await form.expectValues({ name: '', message: '' });
  await form.expectErrors({});
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});
