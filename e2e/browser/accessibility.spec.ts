import { contactEnquiry, promoEnquiry, vehicleEnquiry } from '../support/visitor.js';
import { expectAccessible } from './support/accessibility.js';
import { contactTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { expectStopsInSight } from './support/focus-stops.js';
import { toasts } from './support/messages.js';
import { expectNoSidewaysScroll } from './support/pages.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toast.js';
import { aUniqueVisitor } from './support/visitor.js';

test('a form with its errors is accessible, one that could not be sent, with its toast, and the sent view', async ({
  page,
  visitor,
}) => {
  await page.route('**/api/contact', (route) => route.abort());
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.send();
  await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await form.fill(contactTexts(visitor));
  await form.send();
  await expectToast(page, 'destructive', toasts.contactFailed);
  await expectAccessible(page);
  await page.unroute('**/api/contact');
  await form.send();
  await expectToast(page, 'default', toasts.contactSent);
  await expectAccessible(page);
});

test('the leads, the details and the edit dialog with a clash fit a phone and are accessible @phone', async ({
  visitor,
  staff,
  desk,
}) => {
  for (const enquiry of [contactEnquiry, vehicleEnquiry]) await desk.receive(enquiry(aUniqueVisitor()));
  const lead = await desk.receive(promoEnquiry(visitor));
  await staff.openSignedIn();
  await expect(staff.card(visitor)).toBeVisible();
  await expectNoSidewaysScroll(staff.page);
  await expectAccessible(staff.page);

  const details = await staff.openDetails(visitor);
  await expect(details).toBeVisible();
  await expectNoSidewaysScroll(staff.page);
  await expectAccessible(staff.page);
  await details.getByRole('button', { name: 'Schliessen' }).click();

  const dialog = await staff.openEdit(visitor);
  await expect(dialog.element).toBeVisible();
  await expectNoSidewaysScroll(staff.page);
  await expectAccessible(staff.page);
  await desk.change(lead, { notes: 'Schon angerufen.' });
  await dialog.save();
  await expect(dialog.element.getByRole('alert')).toContainText('geändert');
  await expectAccessible(staff.page);
});

test('in the staff area nothing hides what has the focus @both', async ({ staff, desk, visitor }) => {
  // More than a phone shows at once.
  for (let others = 0; others < 4; others += 1) await desk.receive(contactEnquiry(aUniqueVisitor()));
  await desk.receive(promoEnquiry(visitor));
  await staff.openSignedIn();
  await expect(staff.card(visitor)).toBeVisible();
  await expectStopsInSight(staff.page);
});
