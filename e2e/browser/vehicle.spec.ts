import { expectAccessible } from './support/accessibility.js';
import { vehicleTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { vehicleLead } from './support/expected-leads.js';
import { expectLead } from './support/lead-arrival.js';
import { MAKE_MISSING, MESSAGE_MISSING, promoErrors } from './support/messages.js';
import { expect, test } from './support/test.js';
import { toastOf } from './support/toast.js';

test('a vehicle enquiry reaches the staff area and the mailbox', async ({ page, visitor, staff, mails }) => {
  const form = await new EnquiryForm(page, 'vehicle').openWithHandler();
  await form.fill(vehicleTexts(visitor));
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused();
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'default');
  await expectLead(visitor, { staff, mails }, vehicleLead(visitor));
  await page.getByRole('button', { name: 'Weitere Anfrage starten' }).click();
  await form.expectValues({ vehicleMake: '', message: '', name: '', email: '' });
});

for (const [size, screen] of [
  [{ width: 1440, height: 900 }, ''],
  [{ width: 390, height: 844 }, ' @phone'],
] as const) {
  test(`after sending at ${size.width} px the header cuts no heading, and the thanks are in sight${screen}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize(size);
    const form = await new EnquiryForm(page, 'vehicle').openWithHandler();
    await form.fill(vehicleTexts(visitor));
    await form.send();
    const thanks = page.getByRole('heading', { name: 'Vielen Dank!' });
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport({ ratio: 1 });
    const edge = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    const { top, bottom } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return { top, bottom };
    });
    expect(top >= edge || bottom <= edge, `heading from ${top} to ${bottom}, header to ${edge}`).toBe(true);
  });
}

test('make, message, name and e-mail are asked for, and with them alone it is a lead', async ({
  page,
  visitor,
  desk,
}) => {
  const form = await new EnquiryForm(page, 'vehicle').openWithHandler();
  await form.send();
  const { vehicleMake, message, name, email } = vehicleTexts(visitor);
  const missing = { name: promoErrors.name, email: promoErrors.email };
  await form.expectErrors({ vehicleMake: MAKE_MISSING, message: MESSAGE_MISSING, ...missing });
  await expect(form.field('vehicleMake')).toBeFocused();
  await expectAccessible(page);
  await form.fill({ vehicleMake, message, name, email });
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
  const lead = await desk.leadOf(visitor);
  expect(lead).toMatchObject({ vehicleMake, vehicleModel: null, vehicleYear: null, phone: null, desiredDate: null });
});
