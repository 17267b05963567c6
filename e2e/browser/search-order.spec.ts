import { searchTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { searchLead } from './support/expected-leads.js';
import { openHydrated } from './support/hydration.js';
import { expectLead } from './support/lead-arrival.js';
import { promoErrors, WANTED_MISSING } from './support/messages.js';
import { expect, test } from './support/test.js';
import { toastOf } from './support/toast.js';

test('a search reaches the staff area and the mailbox, and its card says what is looked for', async ({
  page,
  visitor,
  staff,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'search').openWithHandler();
  const texts = searchTexts(visitor);
  await form.fill(texts);
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused();
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'default');
  await expectLead(visitor, { staff, mails }, searchLead(visitor));
  await staff.page.keyboard.press('Escape');
  await expect(staff.card(visitor)).toContainText(`Suchauftrag: ${texts.message}`);
  await page.getByRole('button', { name: 'Weiteren Suchauftrag geben' }).click();
  await expect(form.field('message')).toBeFocused();
  await form.expectValues({ message: '', vehicleMake: '', budget: '', name: '', email: '' });
});

test('what is looked for, name and e-mail are asked for, and no make', async ({ page, visitor, desk }) => {
  const form = await new EnquiryForm(page, 'search').openWithHandler();
  await form.send();
  const { name, email } = promoErrors;
  await form.expectErrors({ message: WANTED_MISSING, name, email });
  await expect(form.field('message')).toBeFocused();
  const { message, ...texts } = searchTexts(visitor);
  await form.fill({ message, name: texts.name, email: texts.email });
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
  expect(await desk.leadOf(visitor)).toMatchObject({ message, vehicleMake: null, desiredDate: null, phone: null });
});

test('the button beside what is traded leads to the first field, from the home page to the form @both', async ({
  page,
}) => {
  const form = await new EnquiryForm(page, 'search').openWithHandler();
  await page.getByRole('link', { name: 'Suchauftrag geben' }).click();
  await expect(form.field('message')).toBeFocused();
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Suchauftrag geben' }).click();
  await expect(page).toHaveURL('/fahrzeuge#suchauftrag');
  await expect(form.field('message')).toBeInViewport();
});
