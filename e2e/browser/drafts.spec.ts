import type { Page } from '@playwright/test';
import { contactTexts, promoTexts, vehicleTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { expectPage } from './support/pages.js';
import { expect, test } from './support/test.js';

const keptBy = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('going elsewhere on the site and back keeps what was typed', async ({ page, visitor }) => {
  const form = await new EnquiryForm(page, 'vehicle').openWithHandler();
  await form.fill(vehicleTexts(visitor));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expectPage(page, '/impressum');
  await page.goBack();
  await form.handled();
  await form.expectValues(vehicleTexts(visitor));
});

test('leaving the site and coming back keeps what was typed, until it has arrived by the native way', async ({
  page,
  visitor,
}) => {
  const form = await new EnquiryForm(page, 'promo').openWithHandler();
  await form.fill(promoTexts(visitor));
  await page.goto('about:blank');
  await page.goBack();
  await form.handled();
  await form.expectValues(promoTexts(visitor));

  // A new visit in the same tab.
  await page.goto('/');
  await form.openWithHandler();
  await form.expectValues(promoTexts(visitor));
  await expect(form.element).toContainText('Verstanden: Hymer B-Klasse MC, Jahrgang 2019, 7.20 m lang, 3.10 m hoch');

  // As a browser sends it that took the form over before its scripts had come.
  await form.element.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL('/danke');
  await expect.poll(() => keptBy(page)).not.toContain(visitor.email);
  await form.openWithHandler();
  await form.expectValues({ vehicle: '', name: '', message: '' });
});

test('nothing is kept before something is typed; a reload keeps it, but not beyond this tab', async ({
  page,
  visitor,
  context,
}) => {
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  expect(await keptBy(page)).not.toContain('draft');
  await form.fill(contactTexts(visitor));
  await page.reload();
  await form.handled();
  await form.expectValues(contactTexts(visitor));
  await expect.poll(() => keptBy(page)).toContain(visitor.email);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(visitor.email);
  const other = await new EnquiryForm(await context.newPage(), 'contact').openWithHandler();
  await other.expectValues({ name: '', email: '', message: '' });
});

test('where storing is forbidden, the form works all the same', async ({ page, visitor, desk }) => {
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});
