import { contactEnquiry } from '../../support/visitor.js';
import { detail, StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';

test('the edit dialog saves status, offer number and notes, trimmed, and closes', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  await expect(dialog.status).toHaveValue('pending');
  await expect(dialog.offerNumber).toHaveValue('');
  await dialog.status.selectOption('In Bearbeitung');
  await dialog.offerNumber.fill('  OFF-2026-042 ');
  await dialog.notes.fill('\n Rückruf am Montag.\nFährt am Dienstag weg. \n');
  await dialog.saveAndClose();
  await expect(staff.card(visitor).locator('[data-status]')).toHaveText('In Bearbeitung');
  await expect(staff.card(visitor).getByText('OFF-2026-042', { exact: true })).toBeVisible();

  await staff.page.reload();
  const again = await staff.openEdit(visitor);
  await expect(again.status).toHaveValue('processing');
  await expect(again.offerNumber).toHaveValue('OFF-2026-042');
  await expect(again.notes).toHaveValue('Rückruf am Montag.\nFährt am Dienstag weg.');
});

test('an emptied field is sent as null and cleared', async ({ staff, desk, visitor }) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await desk.change(lead, { offerNumber: 'OFF-2026-001', notes: 'Alt.' });
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  await dialog.offerNumber.fill('   ');
  await dialog.notes.fill('');
  const change = staff.page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.saveAndClose();
  expect((await change).postDataJSON()).toMatchObject({ status: 'pending', offerNumber: null, notes: null });
  expect(await desk.leadOf(visitor)).toMatchObject({ offerNumber: null, notes: null });
  await expect(staff.card(visitor).getByText('OFF-2026-001')).toBeHidden();
});

test('cancelling saves nothing', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  await dialog.notes.fill('Doch nicht.');
  await dialog.element.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog.element).toBeHidden();
  expect(await desk.leadOf(visitor)).toMatchObject({ notes: null, version: 1 });
});

test('the details lead on to the edit dialog', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const details = await staff.openDetails(visitor);
  await details.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(staff.page.getByRole('dialog', { name: 'Lead bearbeiten' })).toBeVisible();
  await expect(details).toBeHidden();
});

test('when two colleagues edit one lead, the second is told, loses nothing, and may save over it', async ({
  staff,
  newPage,
  desk,
  visitor,
}) => {
  await desk.receive(contactEnquiry(visitor));
  const colleague = new StaffArea(await newPage());
  await staff.openSignedIn();
  await colleague.openSignedIn();
  const mine = await staff.openEdit(visitor);
  const theirs = await colleague.openEdit(visitor);

  await theirs.status.selectOption('In Bearbeitung');
  await theirs.notes.fill('Ich habe angerufen.');
  await theirs.saveAndClose();

  await mine.status.selectOption('Abgeschlossen');
  await mine.offerNumber.fill('OFF-2026-099');
  await mine.notes.fill('Offerte ist verschickt.');
  await mine.save();
  const clash = mine.element.getByRole('alert');
  await expect(clash).toContainText('inzwischen von jemand anderem geändert');
  await expect(clash).toContainText('In Bearbeitung');
  await expect(clash).toContainText('Ich habe angerufen.');
  await expect(mine.status).toHaveValue('completed');
  await expect(mine.offerNumber).toHaveValue('OFF-2026-099');
  await expect(mine.notes).toHaveValue('Offerte ist verschickt.');
  expect(await desk.leadOf(visitor)).toMatchObject({ status: 'processing', notes: 'Ich habe angerufen.' });

  await mine.saveAndClose();
  expect(await desk.leadOf(visitor)).toMatchObject({ status: 'completed', notes: 'Offerte ist verschickt.' });
  await colleague.page.reload();
  const details = await colleague.openDetails(visitor);
  await expect(detail(details, 'Angebotsnummer')).toHaveText('OFF-2026-099');
});

test('a quick button of a colleague while the dialog is open is a clash too', async ({ staff, desk, visitor }) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  await desk.change(lead, { status: 'rejected', processedBy: 'Geschäftsführung' });
  await dialog.notes.fill('Kommt morgen vorbei.');
  await dialog.save();
  await expect(dialog.element.getByRole('alert')).toContainText('Abgelehnt');
  await expect(dialog.notes).toHaveValue('Kommt morgen vorbei.');
});

test('a save without an answer says so and keeps what was typed', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  await dialog.notes.fill('Kommt morgen vorbei.');
  await staff.page.route(/\/api\/leads\/[\da-f-]+$/, (route) => route.abort());
  await dialog.save();
  await expect(dialog.element.getByRole('alert')).toContainText('nicht gespeichert');
  await expect(dialog.notes).toHaveValue('Kommt morgen vorbei.');
  await staff.page.unroute(/\/api\/leads\/[\da-f-]+$/);
  await dialog.saveAndClose();
  expect(await desk.leadOf(visitor)).toMatchObject({ notes: 'Kommt morgen vorbei.' });
});
