import type { Locator } from '@playwright/test';
import { contactTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { contactLead } from './support/expected-leads.js';
import { expectLead } from './support/lead-arrival.js';
import { contactErrors, toasts } from './support/messages.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toast.js';

/** Where an element stands in the window, in pixels. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('the way here and its map end the left column, level with the form', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/kontakt');
    const card = (title: string) => edgesOf(page.getByRole('main').locator('section', { hasText: title }));
    const [hours, directions, form] = [
      await card('Öffnungszeiten'),
      await card('Anfahrt'),
      await card('Nachricht senden'),
    ];
    const map = await edgesOf(page.getByText('Die Karte kommt von OpenStreetMap.'));
    expect(directions).toMatchObject({ left: hours.left, right: hours.right, top: hours.bottom });
    expect(map.right).toBeLessThan(directions.right);
    expect(form.left).toBeGreaterThan(directions.right);
    expect(Math.abs(form.bottom - directions.bottom)).toBeLessThan(1);
    const button = await edgesOf(page.getByRole('button', { name: 'Nachricht senden' }));
    expect(form.bottom - button.bottom).toBeLessThan(60);
  }
});

test('a message from the contact form reaches the staff area and the mailbox; a second one is a lead of its own', async ({
  page,
  visitor,
  staff,
  desk,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  const texts = contactTexts(visitor);
  await form.fill(texts);
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused();
  await expectToast(page, 'default', toasts.contactSent);
  await expectLead(visitor, { staff, mails }, contactLead(visitor));
  // Who sends something is given no cookie either.
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('button', { name: 'Weitere Nachricht senden' }).click();
  await form.expectValues({ name: '', email: '', telefon: '', message: '' });
  await form.fill({ ...texts, message: 'Noch eine Frage: Haben Sie samstags offen?' });
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(2);
});

test('what is too short or no address is named, what was typed stays, and the cured form goes through', async ({
  page,
  visitor,
  desk,
}) => {
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  const wrong = { name: 'Z', email: 'zoe@example', telefon: '062 123 45 67', message: 'Zu kurz.' };
  await form.fill(wrong);
  await form.send();
  await form.expectErrors(contactErrors);
  await form.expectValues(wrong);
  await form.fill({ name: visitor.name });
  await form.send();
  await form.expectErrors({ email: contactErrors.email, message: contactErrors.message });
  await expect(form.field('email')).toBeFocused();
  await form.fill(contactTexts(visitor));
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await expect.poll(async () => (await desk.leadsOf(visitor)).length).toBe(1);
});

test('markup in a message is taken as text, and shown as text', async ({ page, visitor, staff, mails }) => {
  const message = '<b onmouseover="alert(1)">Fett</b> <script>alert(2)</script> & 5 < 7 {{7*7}}';
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  await form.fill({ ...contactTexts(visitor), message });
  await form.send();
  await expectLead(visitor, { staff, mails }, { ...contactLead(visitor), message });
});

test('the honeypot is out of reach for people, and what fills it in is thanked but becomes no lead', async ({
  page,
  visitor,
  desk,
  mails,
}) => {
  const form = await new EnquiryForm(page, 'contact').openWithHandler();
  const honeypot = form.element.locator('input[name="honey"]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  // The accessibility tree is what a screen reader reads.
  await expect(form.element.getByRole('textbox')).toHaveCount(4);
  await expect(page.getByText('Dieses Feld bitte leer lassen')).not.toBeInViewport();
  await form.fill(contactTexts(visitor));
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  await desk.settle();
  expect(await desk.leadsOf(visitor)).toEqual([]);
  expect(await mails.of(visitor)).toEqual([]);
});

test('on the evening with the longest words for the next opening, no page is wider than its window @phone', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-25T20:00:00+01:00');
  for (const path of ['/kontakt', '/uber-uns', '/leads']) {
    await page.goto(path);
    await expect(page.getByText('öffnet Donnerstag 08:30').filter({ visible: true }).first()).toBeVisible();
    for (const width of [320, 360, 640, 768]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
