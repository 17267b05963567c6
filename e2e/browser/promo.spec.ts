import { businessProfile } from '@fahrzeugpflege/contracts';
import type { Page } from '@playwright/test';
import { promoTexts } from './support/enquiries.js';
import { EnquiryForm } from './support/enquiry-form.js';
import { promoLead } from './support/expected-leads.js';
import { expectLead } from './support/lead-arrival.js';
import { MESSAGE_MISSING, PROMO_PHONE_ERROR, promoErrors, toasts } from './support/messages.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toast.js';

/** Keeps what the page hands to the mail program; a test machine has none. */
async function collectMailDrafts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const drafts: string[] = [];
    Object.assign(globalThis, { mailDrafts: drafts });
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.protocol === 'mailto:') drafts.push(this.href);
      else click.call(this);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { mailDrafts: string[] }).mailDrafts);
}

test('an early-booking enquiry reaches staff; panel, toast and mail draft follow', async ({
  page,
  visitor,
  staff,
  mails,
}) => {
  const drafts = await collectMailDrafts(page);
  const texts = promoTexts(visitor);
  const form = await new EnquiryForm(page, 'promo').openWithHandler();
  await form.fill(texts);
  await form.send();
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeFocused();
  await expectToast(page, 'default', toasts.promoSent);
  await expect(form.element).toBeHidden();

  const [draft = '', ...others] = await drafts();
  expect(others).toEqual([]);
  const { protocol, pathname, searchParams } = new URL(draft);
  expect(`${protocol}${pathname}`).toBe(`mailto:${businessProfile.email}`);
  expect(searchParams.get('subject')).toBeTruthy();
  const { message: _, ...inDraft } = texts;
  for (const text of Object.values(inDraft)) expect(searchParams.get('body')).toContain(text);
  await expect(page).toHaveURL(/\/promo-womo-fruhbucher$/);

  await expectLead(visitor, { staff, mails }, promoLead(visitor));
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/');
});

test('an empty form says at each field what is missing, the phone too, which is required for all', async ({ page }) => {
  const form = await new EnquiryForm(page, 'promo').openWithHandler();
  // For eyes and for screen readers alike.
  await expect(form.field('telefon')).toHaveAttribute('required', '');
  await expect(form.element.locator('label', { hasText: 'Telefon' }).getByText('freiwillig')).toBeHidden();
  await form.send();
  await form.expectErrors({ ...promoErrors, telefon: PROMO_PHONE_ERROR, message: MESSAGE_MISSING });
  await expect(form.field('vehicle')).toBeFocused();
});

test('the button in the hero leads to the first field of the form @both', async ({ page }) => {
  const form = await new EnquiryForm(page, 'promo').openWithHandler();
  await page.getByRole('link', { name: 'Für die nächste Aktion vormerken' }).click();
  await expect(form.field('vehicle')).toBeFocused();
  await expect(form.field('vehicle')).toBeInViewport();
});
