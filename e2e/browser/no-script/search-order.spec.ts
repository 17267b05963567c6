import { searchTexts } from '../support/enquiries.js';
import { EnquiryForm } from '../support/enquiry-form.js';
import { searchLead } from '../support/expected-leads.js';
import { expectLead } from '../support/lead-arrival.js';
import { promoErrors, WANTED_MISSING } from '../support/messages.js';
import { expect, test } from '../support/test.js';

test('a search sent without JavaScript reaches staff, and the thanks are in sight', async ({
  page,
  visitor,
  staff,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'search').open();
  await form.fill(searchTexts(visitor));
  await form.send();
  await expect(page).toHaveURL('/fahrzeuge?gesendet=1');
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeInViewport();
  await expectLead(visitor, { staff, mails }, searchLead(visitor));
  await page.getByRole('link', { name: 'Weiteren Suchauftrag geben' }).click();
  await form.expectValues({ message: '', budget: '', name: '' });
});

test('blank fields come back named and in sight, and all words are kept', async ({ page, visitor, watch }) => {
  watch.expect(/422/);
  const form = await new EnquiryForm(page, 'search').open();
  const texts = { ...searchTexts(visitor), message: ' ', name: ' ', email: 'zoe@example' };
  await form.fill(texts);
  await form.send();
  const { name, email } = promoErrors;
  await form.expectErrors({ message: WANTED_MISSING, name, email });
  await expect(form.field('message')).toBeInViewport();
  await expect(form.field('message')).toBeFocused();
  await form.expectValues(texts);
});
