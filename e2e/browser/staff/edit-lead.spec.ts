import { contactEnquiry, vehicleEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { toasts } from '../support/messages.js';
import { silenceLiveLeads } from '../support/network.js';
import { detail, EditDialog, StaffArea, wordsBeside } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toast.js';

const A_LEAD = /\/api\/leads\/[\da-f-]+$/;
const DRAFT = /Nicht gespeicherter Entwurf vom/;

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

test('what was understood wrongly is corrected, with the visitor’s words beside each field', async ({
  staff,
  desk,
  visitor,
}) => {
  await desk.receive(vehicleEnquiry(visitor));
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  const length = await dialog.correction('Länge in Metern');
  await expect(length).toHaveValue('6.36');
  await expect(length).toHaveAccessibleDescription('Geschrieben: «636 cm»');
  await length.fill('640 cm');
  await (await dialog.correction('Modell')).fill('Avanti L');
  await dialog.saveAndClose();
  expect(await desk.leadOf(visitor)).toMatchObject({
    vehicleLength: 6.4,
    vehicleModel: 'Avanti L',
    correctedFields: expect.arrayContaining(['vehicleLength', 'vehicleModel']),
  });
  const details = await staff.openDetails(visitor);
  await expect(detail(details, 'Länge')).toHaveText('6.40 m');
  await expect(wordsBeside(details, 'Länge')).toContainText('von Hand korrigiert');
  await expect(wordsBeside(details, 'Länge')).toContainText('«636 cm»');
});

test('when two colleagues edit one lead, the second sees both versions and chooses field by field', async ({
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
  await expect(mine.element.getByRole('alert').first()).toContainText('hat diesen Lead gerade eben geändert');
  await expect(mine.version('Status', /^Ihre Fassung Abgeschlossen$/)).toBeChecked();
  await expect(mine.version('Status', /^Gespeichert von \S+, gerade eben In Bearbeitung$/)).not.toBeChecked();
  await expect(mine.version('Angebotsnummer', /./)).toHaveCount(0);
  await expect(mine.offerNumber).toHaveValue('OFF-2026-099');
  await mine.version('Interne Notizen', /Ich habe angerufen/).check();
  await expect(mine.notes).toHaveValue('Ich habe angerufen.');
  await mine.version('Interne Notizen', /Offerte ist verschickt/).check();
  await mine.version('Status', /^Gespeichert/).check();
  expect(await desk.leadOf(visitor)).toMatchObject({ status: 'processing', notes: 'Ich habe angerufen.' });

  await mine.saveAndClose();
  expect(await desk.leadOf(visitor)).toMatchObject({
    status: 'processing',
    notes: 'Offerte ist verschickt.',
    offerNumber: 'OFF-2026-099',
  });
  const details = await colleague.openDetails(visitor);
  await expect(detail(details, 'Angebotsnummer')).toHaveText('OFF-2026-099');
});

test('a quick button of a colleague while the dialog is open is a clash too, and is kept where it was not touched', async ({
  staff,
  desk,
  visitor,
}) => {
  const lead = await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  await desk.change(lead, { status: 'rejected', processedBy: 'Geschäftsführung' });
  await dialog.notes.fill('Kommt morgen vorbei.');
  await dialog.save();
  await expect(dialog.version('Status', /^Gespeichert.*Abgelehnt$/)).toBeChecked();
  await expect(dialog.notes).toHaveValue('Kommt morgen vorbei.');
  await dialog.saveAndClose();
  expect(await desk.leadOf(visitor)).toMatchObject({ status: 'rejected', notes: 'Kommt morgen vorbei.' });
});

test('what was typed survives a closed dialog and a reload, until it is saved or discarded, or one signs out', async ({
  staff,
  desk,
  visitor,
}) => {
  await desk.receive(contactEnquiry(visitor));
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  await expect(dialog.element.getByText(DRAFT)).toBeHidden();
  await dialog.notes.fill('Noch nicht fertig');
  await staff.page.keyboard.press('Escape');
  await expect(dialog.element).toBeHidden();

  const details = await staff.openDetails(visitor);
  await expect(details.getByText(DRAFT)).toBeVisible();
  await details.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(dialog.notes).toHaveValue('Noch nicht fertig');
  await staff.page.reload();
  await expect(dialog.notes).toHaveValue('Noch nicht fertig');
  await expect(dialog.element.getByText(DRAFT)).toBeVisible();
  await dialog.element.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog.notes).toHaveValue('');
  await expect(dialog.element.getByText(DRAFT)).toBeHidden();
  await staff.page.reload();
  await expect(dialog.notes).toHaveValue('');

  await dialog.notes.fill('Nur für mich');
  const drafts = () => staff.page.evaluate(() => Object.values({ ...sessionStorage }).join());
  expect(await drafts()).toContain('Nur für mich');
  await staff.page.keyboard.press('Escape');
  await details.getByRole('button', { name: 'Schliessen' }).click();
  await staff.signOut();
  await expect(staff.login).toBeVisible();
  expect(await drafts()).not.toContain('Nur für mich');
});

test('after a session that ran out at the save, one is back in the dialog with what was typed', async ({
  staff,
  desk,
  visitor,
}) => {
  await desk.receive(contactEnquiry(visitor));
  const { page } = staff;
  await silenceLiveLeads(page);
  // The last that the page asks for by itself, and the last of the dialog.
  const asked = ['**/api/leads/related-counts?*', '**/api/leads/*/history'].map((address) =>
    page.waitForResponse(address),
  );
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  await dialog.notes.fill('Angerufen, niemand da.');
  await Promise.all(asked);
  await page.context().clearCookies();
  await dialog.save();
  await expect(staff.login).toBeVisible();
  await expectToast(staff.page, 'destructive', toasts.sessionExpired);
  await staff.signIn();
  await expect(dialog.notes).toHaveValue('Angerufen, niemand da.');
  await dialog.saveAndClose();
  expect(await desk.leadOf(visitor)).toMatchObject({ notes: 'Angerufen, niemand da.' });
});

test('the dialog is accessible: open, with faults, with a clash, with a draft, without a connection', async ({
  staff,
  desk,
  visitor,
}) => {
  const lead = await desk.receive(vehicleEnquiry(visitor));
  await staff.openSignedIn();
  const dialog = await staff.openEdit(visitor);
  const year = await dialog.correction('Jahrgang');
  await expectAccessible(staff.page);
  await year.fill('neu');
  await dialog.save();
  await expect(year).toBeFocused();
  await expectAccessible(staff.page);
  await year.fill('2020');
  await staff.page.route(A_LEAD, (route) => route.abort());
  await dialog.save();
  await expect(dialog.element.getByText(/Keine Verbindung/)).toBeVisible();
  await expectAccessible(staff.page);
  await staff.page.unroute(A_LEAD);
  await desk.change(lead, { notes: 'Von jemand anderem' });
  await dialog.notes.fill('Von mir');
  await dialog.save();
  await expect(dialog.version('Interne Notizen', /Von mir/)).toBeFocused();
  await expectAccessible(staff.page);
  await staff.page.reload();
  await expect(new EditDialog(staff.page).element.getByText(DRAFT)).toBeVisible();
  await expectAccessible(staff.page);
});
