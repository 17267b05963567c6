import { contactTexts } from '../support/enquiries.js';
import { EnquiryForm } from '../support/enquiry-form.js';
import { contactLead } from '../support/expected-leads.js';
import { expectLead } from '../support/lead-arrival.js';
import { contactErrors } from '../support/messages.js';
import { expect, test } from '../support/test.js';

test('a message sent without JavaScript reaches the staff area and the mailbox', async ({
  page,
  visitor,
  staff,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'contact').open();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expect(page).toHaveURL('/kontakt?gesendet=1');
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused();
  await expectLead(visitor, { staff, mails }, contactLead(visitor));
  await page.getByRole('link', { name: 'Weitere Nachricht senden' }).click();
  await form.expectValues({ name: '', email: '', telefon: '', message: '' });
});

test('the browser itself asks for what is required', async ({ page }) => {
  const form = await new EnquiryForm(page, 'contact').open();
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(form.field(name)).toHaveAttribute('required', '');
  }
  await expect(form.field('telefon')).not.toHaveAttribute('required');
  await expect(form.field('email')).toHaveAttribute('type', 'email');
  await form.send();
  await expect(form.field('name')).toBeFocused();
  await expect(page).toHaveURL('/kontakt');
});

test('what the server refuses comes back with all words and each error named, and can be cured', async ({
  page,
  visitor,
  desk,
  watch,
}) => {
  watch.expect(/422/);
  const form = await new EnquiryForm(page, 'contact').open();
  const wrong = { name: 'Z', email: 'zoe@example', telefon: '062 «abc» & 4', message: 'Ä <b>\n"é"' };
  await form.fill(wrong);
  const answered = page.waitForResponse('**/api/form');
  await form.send();
  expect((await answered).status()).toBe(422);
  await form.expectErrors(contactErrors);
  await expect(form.field('name')).toBeFocused();
  await form.expectValues(wrong);
  await expect(form.element.getByRole('alert')).toContainText('Bitte prüfen Sie die markierten Felder.');
  await expect(page).toHaveTitle(/^Fehler: Kontakt/);
  await form.fill(contactTexts(visitor));
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});

test('a double click, and the same message sent again, is one lead and one mail', async ({
  page,
  visitor,
  desk,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'contact').open();
  await form.fill(contactTexts(visitor));
  await form.button.dblclick();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await form.open();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await mails.next(visitor);
  await desk.settle();
  await desk.leadOf(visitor);
  expect(await mails.of(visitor)).toHaveLength(1);
});

test('the honeypot can’t be reached by keyboard; filled in, it is thanked and becomes no lead', async ({
  page,
  visitor,
  desk,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'contact').open();
  await form.fill(contactTexts(visitor));
  await form.field('name').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(form.element.locator('input[name="honey"]')).not.toBeFocused();
  // A robot fills in whatever it finds in the HTML.
  const fields = { form: 'kontakt', honey: 'https://spam.example', ...contactTexts(visitor) };
  const answer = await page.request.post('/api/form', { form: fields, maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/kontakt?gesendet=1']);
  await desk.settle();
  expect(await desk.leadsOf(visitor)).toEqual([]);
  expect(await mails.of(visitor)).toEqual([]);
});
