import { promoTexts } from '../support/enquiries.js';
import { EnquiryForm } from '../support/enquiry-form.js';
import { promoLead } from '../support/expected-leads.js';
import { expectLead } from '../support/lead-arrival.js';
import { MESSAGE_MISSING, promoErrors } from '../support/messages.js';
import { expect, test } from '../support/test.js';

test('an early-booking enquiry sent without JavaScript reaches staff and ends on the thank-you page', async ({
  page,
  visitor,
  staff,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'promo').open();
  await form.fill(promoTexts(visitor));
  await form.send();
  await expect(page).toHaveURL('/danke');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Anfrage!');
  await expect(page.getByRole('main')).toContainText('eine Offerte');
  await expect(page.getByRole('main')).toContainText('24 Stunden');
  await expectLead(visitor, { staff, mails }, promoLead(visitor));
});

test('without JavaScript the phone is optional, and marked so', async ({ page, visitor, desk }) => {
  const form = await new EnquiryForm(page, 'promo').open();
  await expect(form.element.locator('label', { hasText: 'Telefon' }).getByText('freiwillig')).toBeVisible();
  await expect(form.field('telefon')).not.toHaveAttribute('required');
  await form.fill({ ...promoTexts(visitor), telefon: '' });
  await form.send();
  await expect(page).toHaveURL('/danke');
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
  expect((await desk.leadOf(visitor)).phone).toBeNull();
});

test('blank fields come back named, with all words', async ({ page, visitor, watch }) => {
  watch.expect(/422/);
  const form = await new EnquiryForm(page, 'promo').open();
  const blank = { vehicle: ' ', dimensions: ' ', preferredDate: ' ', name: ' ', email: 'zoe@example', message: ' ' };
  const texts = { ...promoTexts(visitor), ...blank };
  await form.fill(texts);
  await form.send();
  await form.expectErrors({ ...promoErrors, message: MESSAGE_MISSING });
  await expect(form.field('vehicle')).toBeFocused();
  await form.expectValues(texts);
  await form.fill(promoTexts(visitor));
  await form.send();
  await expect(page).toHaveURL('/danke');
});

test('what the page tells of the campaign can be read without JavaScript, all answers too', async ({ page }) => {
  const form = await new EnquiryForm(page, 'promo').open();
  for (const question of ['Gibt es den Rabatt noch?', 'Was heisst vormerken?', 'Erhalte ich trotzdem eine Offerte?']) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
  }
  await expect(page.getByText('Zu nichts verpflichtet sind Sie damit.')).toBeVisible();
  await page.getByRole('link', { name: 'Für die nächste Aktion vormerken' }).click();
  await expect(page).toHaveURL('/promo-womo-fruhbucher#anfrage');
  await expect(form.field('vehicle')).toBeInViewport();
});
