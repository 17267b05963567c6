import { contactTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { contactErrors } from './support/messages.js';
import { expect, test } from './support/test.js';

test('the contact form can be sent with the keyboard alone, and the focus is not lost after it', async ({
  page,
  visitor,
  desk,
}) => {
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  const texts = contactTexts(visitor);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Phone and mail stand before the form; the field that only robots see is no stop on the way.
  for (const name of ['tel:', 'mailto:']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`main a[href^="${name}"]`).first()).toBeFocused();
  }
  for (const name of ['name', 'email', 'telefon', 'message'] as const) {
    await page.keyboard.press('Tab');
    await expect(form.field(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  await page.keyboard.press('Enter');
  await form.expectErrors(contactErrors);

  await expect(form.field('name')).toBeFocused();
  await page.keyboard.type(texts.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(texts.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mit der Tastatur geschrieben.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await form.expectValues({ name: '', message: '' });
  await expect(form.button).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.locator('main :focus')).toBeAttached();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});
