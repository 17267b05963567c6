import { contactEnquiry } from '../../support/visitor.js';
import { expect, test } from '../support/test.js';

test('an open lead is printed whole, with history and words, and without controls', async ({
  staff,
  desk,
  mails,
  visitor,
}) => {
  const message = Array.from({ length: 60 }, (_, line) => `Zeile ${line + 1} einer langen Nachricht`).join('\n');
  const enquiry = { ...contactEnquiry(visitor), message };
  const lead = await desk.receive(enquiry);
  await mails.next(visitor);
  await desk.change(lead, { notes: 'Ruft gerne am Abend an' });
  const { page } = staff;
  await staff.openSignedIn();
  await page.goto(`/admin?lead=${lead.id}`);
  const details = page.getByRole('dialog', { name: visitor.name });
  await expect(details.getByText('Interne Notizen:')).toBeVisible();

  // The browser's own dialog can't be pressed; what it would print is kept on the screen instead.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await details.getByRole('button', { name: 'Drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toBeVisible();
  for (const text of [
    visitor.name,
    visitor.email,
    'Zeile 1 ',
    'Zeile 60 ',
    'Ruft gerne am Abend an',
    'Mail gesendet',
    'So geschrieben',
  ]) {
    await expect(sheet).toContainText(text);
  }
  await expect(details).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expect(details).toBeVisible();
});
