import { contactEnquiry, promoEnquiry, vehicleEnquiry } from '../support/visitor.js';
import { expectAccessible } from './support/accessibility.js';
import { contactTexts } from './support/enquiries.js';
import { EnquiryForm, type FormName } from './support/enquiry-form.js';
import { expectStopsInSight } from './support/focus-stops.js';
import { openHydrated } from './support/hydration.js';
import { toasts } from './support/messages.js';
import { expect, test } from './support/test.js';
import { expectToast, toastOf } from './support/toast.js';
import { aUniqueVisitor } from './support/visitor.js';

test('the not-found page is accessible', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await page.goto('/gibt-es-nicht');
  await expect(page.getByRole('button', { name: 'Zurück' })).toBeVisible();
  await expectAccessible(page);
});

for (const name of ['contact', 'vehicle'] as const satisfies readonly FormName[]) {
  test(`the ${name} form with its errors is accessible`, async ({ page }) => {
    const form = await new EnquiryForm(page, name).openWithHandler();
    await form.send();
    await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
}

test('a form that could not be sent, with its toast, is accessible, and so is the sent view', async ({
  page,
  visitor,
}) => {
  await page.route('**/api/contact', (route) => route.abort());
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expectToast(page, 'destructive', toasts.contactFailed);
  await expectAccessible(page);
  await page.unroute('**/api/contact');
  await form.send();
  await expectToast(page, 'default', toasts.contactSent);
  await expectAccessible(page);
});

test('the open menu of a phone is accessible @phone', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await expectAccessible(page);
});

test('the login is accessible, and so is its refusal', async ({ staff }) => {
  await staff.page.goto('/admin');
  await expect(staff.login).toBeVisible();
  await expectAccessible(staff.page);
  await staff.signIn({ username: 'niemand', password: 'falsch' });
  await expect(toastOf(staff.page)).toBeVisible();
  await expectAccessible(staff.page);
});

test('the leads, the details and the edit dialog with a clash are accessible @phone', async ({
  visitor,
  staff,
  desk,
}) => {
  for (const enquiry of [contactEnquiry, vehicleEnquiry]) await desk.receive(enquiry(aUniqueVisitor()));
  const lead = await desk.receive(promoEnquiry(visitor));
  await staff.openSignedIn();
  await expect(staff.card(visitor)).toBeVisible();
  await expectAccessible(staff.page);

  const details = await staff.openDetails(visitor);
  await expect(details).toBeVisible();
  await expectAccessible(staff.page);
  await details.getByRole('button', { name: 'Schliessen' }).click();

  const dialog = await staff.openEdit(visitor);
  await expect(dialog.element).toBeVisible();
  await expectAccessible(staff.page);
  await desk.change(lead, { notes: 'Schon angerufen.' });
  await dialog.save();
  await expect(dialog.element.getByRole('alert')).toContainText('geändert');
  await expectAccessible(staff.page);
});

test('an empty list of leads is accessible', async ({ staff }) => {
  await staff.openSignedIn('/admin?typ=chatbot');
  await expect(staff.page.getByText('Keine Leads mit dem ausgewählten Filter gefunden.')).toBeVisible();
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
