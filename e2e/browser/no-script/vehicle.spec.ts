import { vehicleTexts } from '../support/enquiries.js';
import { EnquiryForm } from '../support/enquiry-form.js';
import { vehicleLead } from '../support/expected-leads.js';
import { expectLead } from '../support/lead-arrival.js';
import { MAKE_MISSING, MESSAGE_MISSING, promoErrors } from '../support/messages.js';
import { expect, test } from '../support/test.js';

test('a vehicle enquiry sent without JavaScript reaches the staff area and the mailbox', async ({
  page,
  visitor,
  staff,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'vehicle').open();
  await form.fill(vehicleTexts(visitor));
  await form.send();
  await expect(page).toHaveURL('/leads?gesendet=1');
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expectLead(visitor, { staff, mails }, vehicleLead(visitor));
  await page.getByRole('link', { name: 'Weitere Anfrage starten' }).click();
  await form.expectValues({ vehicleMake: '', message: '', name: '' });
});

test('blank fields come back named, and the choice and all words are kept', async ({ page, visitor, watch }) => {
  watch.expect(/422/);
  const form = await new EnquiryForm(page, 'vehicle').open();
  const texts = { ...vehicleTexts(visitor), vehicleMake: ' ', message: ' ', name: ' ', email: 'zoe@example' };
  await form.fill(texts);
  await form.send();
  const { name, email } = promoErrors;
  await form.expectErrors({ vehicleMake: MAKE_MISSING, message: MESSAGE_MISSING, name, email });
  await expect(form.field('vehicleMake')).toBeFocused();
  await form.expectValues(texts);
});
