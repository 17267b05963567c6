import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { promoTexts, vehicleTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { hold } from './support/network.js';
import { expect, test } from './support/test.js';
import { toastOf } from './support/toast.js';

/** Chooses pictures of the page itself, each another one. */
async function choosePhotos(page: Page, form: Locator, count: number): Promise<void> {
  const files = [];
  for (let number = 1; number <= count; number += 1) {
    const clip = { x: 0, y: 100 * number, width: 640, height: 480 };
    const buffer = await page.screenshot({ clip, fullPage: true });
    files.push({ name: `foto-${number}.png`, mimeType: 'image/png', buffer });
  }
  await form.getByLabel('Fotos wählen').setInputFiles(files);
  await expect(form.getByRole('img', { name: /^Foto \d/ })).toHaveCount(count);
}

test('photos follow an enquiry though its page is left, and appear in the open lead, where they open large', async ({
  page,
  visitor,
  staff,
  desk,
}) => {
  const form = await new EnquiryForm(page, 'vehicle').openWithHandler();
  // A number of one's own: the open lead lists the enquiries of all who share it.
  await form.fill({ ...vehicleTexts(visitor), telefon: visitor.phone });
  await choosePhotos(page, form.element, 2);
  await expectAccessible(page);
  const release = await hold(page, '**/photos/1');
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused();
  await expect(page.getByText('Foto 1 von 2 wird gesendet …')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('contentinfo').locator('a[href="/impressum"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');

  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  await expect(details.getByText('Eingegangen über die Website')).toBeVisible();
  release();
  await expect(toastOf(page)).toContainText('Alle 2 Fotos sind angekommen.');
  const photos = details.getByRole('img', { name: /^Foto \d von 2$/ });
  await expect(photos).toHaveCount(2);
  await expectPainted(photos.first());
  await expect(details.getByText('2 Fotos erhalten')).toBeVisible();
  await expectAccessible(staff.page);
  await photos.first().click();
  const large = (place: number) => staff.page.getByRole('dialog', { name: `Foto ${place} von 2` });
  await expectPainted(large(1).getByRole('img'));
  await expectAccessible(staff.page);
  await staff.page.keyboard.press('ArrowRight');
  await expectPainted(large(2).getByRole('img'));
  await staff.page.keyboard.press('Escape');
  await expect(photos.first().locator('xpath=ancestor::button')).toBeFocused();
});

async function expectPainted(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('photos of an early-booking enquiry go on while its mail draft is opened, without a question', async ({
  page,
  visitor,
}) => {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  const form = await new EnquiryForm(page, 'promo').openWithHandler();
  await form.fill(promoTexts(visitor));
  const photo = { name: 'dach.png', mimeType: 'image/png', buffer: await aLargePicture(page) };
  await form.element.getByLabel('Fotos wählen').setInputFiles(photo);
  await expect(form.element.getByRole('img', { name: /dach\.png$/ })).toBeVisible();
  const release = await hold(page, '**/photos/1');
  const request = page.waitForRequest('**/photos/1');
  await form.send();
  await expect(page.getByText('Das Foto wird gesendet …')).toBeVisible();
  // Made smaller on the way.
  expect((await request).headers()['content-type']).toBe('image/jpeg');
  await page.getByRole('link', { name: 'E-Mail-Entwurf öffnen' }).click();
  release();
  await expect(page.getByText('Ihr Foto ist angekommen.')).toBeVisible();
  expect(questions).toEqual([]);
});

/** A PNG that is larger than photos are kept: grey noise, which no format makes small. */
async function aLargePicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1200 });
    const noise = new ImageData(canvas.width, canvas.height);
    new Uint32Array(noise.data.buffer).forEach((_, pixel, pixels) => {
      pixels[pixel] = 0xff_00_00_00 + 0x01_01_01 * Math.floor(256 * Math.random());
    });
    canvas.getContext('2d')?.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
