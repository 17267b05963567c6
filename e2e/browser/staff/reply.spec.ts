import { contactEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { MailCatcher } from '../support/mail-catcher.js';
import { STAFF } from '../support/site.js';
import { expect, test } from '../support/test.js';

test('an enquiry is answered from a template, and the mail arrives', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const { page } = staff;
  const dialog = await staff.openDetails(visitor);
  await dialog.getByRole('button', { name: 'Antworten' }).click();
  await expect(dialog.getByLabel('Vorlage', { exact: true })).toBeFocused();
  await dialog.getByLabel('Vorlage', { exact: true }).selectOption('Nicht erreicht');
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(new RegExp(`^Guten Tag ${visitor.name}\n`));
  await text.fill((await text.inputValue()).replace('[Mein Name]', 'Berta'));
  await expectAccessible(page);

  // What was written is still there for whoever comes back.
  await page.reload();
  await expect(text).toHaveValue(/Wann dürfen wir es nochmals versuchen\?/);
  await text.press('ControlOrMeta+Enter');
  const send = dialog.getByRole('button', { name: 'Jetzt senden' });
  await expect(send).toBeFocused();
  await expect(dialog.getByRole('group', { name: `An ${visitor.email} senden?` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeFocused();
  await dialog.getByRole('button', { name: 'Senden …' }).click();
  await send.dblclick();

  const contact = dialog.getByRole('region', { name: 'Kontakte' }).getByRole('listitem');
  await expect(contact).toHaveText([/^Mail geschrieben: Ihre Anfrage: wir haben Sie nicht erreicht/]);
  await expect(contact.getByText('gesendet')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Nächster Lead|Zur Liste/ })).toBeFocused();
  await expectAccessible(page);
  expect(await desk.leadOf(visitor)).toMatchObject({ status: 'processing', assignedTo: STAFF.username });
  const subjects = (await new MailCatcher().of(visitor)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Ihre Anfrage: wir haben Sie nicht erreicht')).toHaveLength(1);
});

test('on a phone «Schreiben» at the foot of who left no number leads to a mail @phone', async ({
  staff,
  desk,
  visitor,
}) => {
  const enquiry = { ...contactEnquiry(visitor), phone: '' };
  await desk.receive(enquiry);
  await staff.openSignedIn();
  const dialog = await staff.openDetails(visitor);
  await expect(dialog.getByRole('link', { name: visitor.email })).toHaveAttribute('href', `mailto:${visitor.email}`);
  const write = dialog.getByRole('button', { name: 'Schreiben' });
  await write.tap();
  await expect(dialog.getByLabel('Vorlage', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Vorlage', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(write).toBeHidden();
  await dialog.getByLabel('Vorlage', { exact: true }).selectOption('Nicht erreicht');
  await expectAccessible(staff.page);
  await dialog.getByRole('button', { name: 'Senden …' }).tap();
  const send = dialog.getByRole('button', { name: 'Jetzt senden' });
  await expect(send).toBeFocused();
  await expectAccessible(staff.page);
  await send.tap();
  const contact = dialog.getByRole('region', { name: 'Kontakte' }).getByRole('listitem');
  await expect(contact.getByText('gesendet')).toBeVisible();
  await expectAccessible(staff.page);
});
