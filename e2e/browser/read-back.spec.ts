import type { Locator } from '@playwright/test';
import { promoTexts, vehicleTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { expect, test } from './support/test.js';

/** Where the page says what it understood: the region that has these words in it. */
function readBack(form: EnquiryForm<'promo'> | EnquiryForm<'vehicle'>): Locator {
  return form.element.getByRole('status').first();
}

async function heightOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.height;
}

const UNREAD_SIZE = 'Masse noch nicht verstanden, zum Beispiel «7.20 x 3.10 m» – Sie können trotzdem senden';

test('the promotion form says what it understood, and staff see the same', async ({ page, visitor, desk }) => {
  const form = await new EnquiryForm(page, 'promo').openWithHandler();
  await form.fill({ ...promoTexts(visitor), vehicle: '', dimensions: '' });
  const height = await heightOf(form.element);
  await form.field('vehicle').pressSequentially('Eura Mobil Activa 570, Jg. 2015');
  await expect(readBack(form)).toHaveText('Verstanden: Eura Mobil Activa 570, Jahrgang 2015');
  await form.field('dimensions').pressSequentially('5,99 mal 2,85');
  await expect(readBack(form)).toHaveText('Verstanden: Eura Mobil Activa 570, Jahrgang 2015, 5.99 m lang, 2.85 m hoch');
  // What stands below has not moved.
  expect(await heightOf(form.element)).toBe(height);
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
  expect(await desk.leadOf(visitor)).toMatchObject({
    vehicleMake: 'Eura Mobil',
    vehicleModel: 'Activa 570',
    vehicleYear: 2015,
    vehicleLength: 5.99,
    vehicleHeight: 2.85,
  });
});

test('sizes that can’t be read get an example, and stand in nobody’s way', async ({ page, visitor, desk }) => {
  const form = await new EnquiryForm(page, 'promo').openWithHandler();
  await form.fill({ ...promoTexts(visitor), vehicle: 'Hymer B 544', dimensions: 'recht gross' });
  await expect(readBack(form)).toContainText('Verstanden: Hymer B 544');
  await expect(readBack(form)).toContainText(UNREAD_SIZE);
  await form.expectErrors({});
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});

test('the vehicle form sums up its fields with their units', async ({ page, visitor, desk }) => {
  const form = await new EnquiryForm(page, 'vehicle').openWithHandler();
  await form.fill({ ...vehicleTexts(visitor), vehicleYear: "'21", vehicleHeight: 'keine Ahnung' });
  await expect(readBack(form)).toContainText('Verstanden: La Strada Avanti XL, Jahrgang 2021, 6.36 m lang');
  await expect(readBack(form)).toContainText('Höhe noch nicht verstanden, zum Beispiel «3.10 m»');
  await form.fill({ vehicleHeight: '275' });
  await expect(readBack(form)).toHaveText('Verstanden: La Strada Avanti XL, Jahrgang 2021, 6.36 m lang, 2.75 m hoch');
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
  expect(await desk.leadOf(visitor)).toMatchObject({
    vehicleMake: 'La Strada',
    vehicleModel: 'Avanti XL',
    vehicleYear: 2021,
    vehicleLength: 6.36,
    vehicleHeight: 2.75,
  });
});

test('a page that is only read does not load the reading', async ({ page }) => {
  const reading: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:vehicle-words|form-rules)[^/]*\.js$/.test(request.url())) reading.push(request.url());
  });
  const form = await new EnquiryForm(page, 'promo').openWithHandler();
  expect(reading).toEqual([]);
  await form.field('vehicle').focus();
  await expect.poll(() => reading.length).toBe(2);
});
