import { addDays, businessDay } from '@fahrzeugpflege/contracts';
import { contactEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { STAFF } from '../support/site.js';
import { expect, test } from '../support/test.js';

test('«Heute» names what is due, leads to it, and lets go of it once somebody got in touch @both', async ({
  staff,
  desk,
  visitor,
}) => {
  const { page } = staff;
  const lead = await desk.receive(contactEnquiry(visitor));
  // Before all that other tests have.
  await desk.change(lead, { followUpOn: '2001-01-01' });
  await staff.openSignedIn();
  const strip = page.getByRole('region', { name: 'Heute' });
  const fold = strip.getByRole('button', { name: /^Heute/ });
  await expect(fold).toContainText('zur Wiedervorlage');
  await fold.click();
  const row = strip.getByRole('region', { name: /^Wiedervorlage/ }).getByRole('link', { name: `${visitor.name} seit` });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await row.click();
  const dialog = page.getByRole('dialog', { name: visitor.name });
  const form = dialog.getByRole('form', { name: 'Kontakt festhalten' });
  await form.getByText('Erreicht', { exact: true }).click();
  await expect(form).toContainText('Die fällige Wiedervorlage ist damit erledigt.');
  await form.getByRole('button', { name: 'Festhalten' }).click();
  await expect(dialog.getByRole('region', { name: 'Kontakte' })).toContainText('Wiedervorlage erledigt');
  expect(await desk.leadOf(visitor)).toMatchObject({ followUpOn: null });
  await expect(row).toBeHidden();
  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await fold.click();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('a link in the mail has an action ready behind the sign-in, and does nothing before it is confirmed @phone', async ({
  staff,
  desk,
  mails,
  visitor,
}) => {
  const { page } = staff;
  const lead = await desk.receive(contactEnquiry(visitor));
  const { text = '' } = await mails.next(visitor);
  const linkTo = (label: string) => {
    const { pathname, search } = new URL(text.split(`${label}: `)[1]?.split('\n')[0] ?? '');
    return pathname + search;
  };
  await page.goto(linkTo('Nicht erreicht, morgen wieder'));
  await staff.signIn();
  const dialog = page.getByRole('dialog', { name: visitor.name });
  await expect(dialog.getByRole('button', { name: 'Festhalten' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Nicht erreicht' })).toBeChecked();
  await expectAccessible(page);
  expect(await desk.leadOf(visitor)).toMatchObject({ version: lead.version });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Kontakte' })).toContainText('Nicht erreicht');
  await expect(page).toHaveURL(`/admin?lead=${lead.id}`);
  const tomorrow = addDays(businessDay(Date.now()), 1);
  expect(await desk.leadOf(visitor)).toMatchObject({ followUpOn: tomorrow, assignedTo: STAFF.username });

  await desk.change(lead, { assignedTo: null });
  await page.goto(linkTo('Übernehmen'));
  const take = dialog.getByRole('button', { name: 'Übernehmen' }).first();
  await expect(take).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Dieser Lead ist in Arbeit bei Ihnen.')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(await desk.leadOf(visitor)).toMatchObject({ assignedTo: STAFF.username });
});
