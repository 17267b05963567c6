import type { Lead } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';
import { LeadEditDialog } from './lead-edit-dialog.tsx';

const PATCH = `PATCH /api/leads/${leadExample.id}`;

describe('the edit dialog', () => {
  let api: FakeApi;
  const onClose = jest.fn();

  async function open(lead: Lead = leadExample): Promise<void> {
    renderPage(
      <SignedIn>
        <LeadEditDialog lead={lead} onClose={onClose} returnFocusTo={null} />
      </SignedIn>,
    );
    await screen.findByRole('dialog', { name: 'Lead bearbeiten' });
  }

  const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Interne Notizen').value;
  const refuse = (stored: Partial<Lead>) =>
    api.on(PATCH, {
      status: 409,
      body: {
        type: '/fehler/veraltete-fassung',
        title: 'Inzwischen geändert',
        status: 409,
        detail: 'x',
        current: { ...leadExample, version: 4, ...stored },
        changedBy: 'martina',
        changedAt: new Date().toISOString(),
      },
    });

  beforeEach(() => {
    sessionStorage.clear();
    onClose.mockClear();
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'admin' } })
      .on(`GET /api/leads/${leadExample.id}/history`, {
        status: 200,
        body: {
          words: { vehicleLength: '720 cm', name: leadExample.name },
          wayIn: 'json',
          entries: [],
          contacts: [],
          mails: [],
          photos: [],
        },
      })
      .on(PATCH, { status: 200, body: leadExample });
  });

  it('sends the three fields with the version it saw, and closes', async () => {
    await open();
    screen.getByPlaceholderText('z. B. OFF-2024-001');
    typeInto({ Angebotsnummer: '  ', 'Interne Notizen': ' Rückruf am Montag ' });
    press('Speichern');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const body = { status: 'pending', offerNumber: null, notes: 'Rückruf am Montag', version: 3 };
    expect(api.to(PATCH).map((call) => call.body)).toEqual([body]);
  });

  it('offers to undo a status that it changed', async () => {
    await open();
    typeInto({ Status: 'completed' });
    api.on(PATCH, { status: 200, body: { ...leadExample, status: 'completed', version: 4 } });
    press('Speichern');
    await screen.findByText('Status: Abgeschlossen');
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(api.to(PATCH)).toHaveLength(2));
    expect(api.to(PATCH)[1]?.body).toEqual({ status: 'pending', processedBy: null, assignedTo: null, version: 4 });
  });

  it('shows the visitor’s words beside what was read of them, not what they say already, and sends what was corrected', async () => {
    await open();
    const length = screen.getByLabelText('Länge in Metern');
    await waitFor(() =>
      expect(document.getElementById(length.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Geschrieben: «720 cm»',
      ),
    );
    expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
    typeInto({ 'Länge in Metern': '636 cm', Marke: 'Hymer' });
    press('Speichern');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.to(PATCH)[0]?.body).toMatchObject({ vehicleLength: 6.36, vehicleMake: 'Hymer' });
    expect(api.to(PATCH)[0]?.body).not.toHaveProperty('vehicleHeight');
  });

  it('names a fault at its field, leads the focus there, and sends nothing', async () => {
    await open();
    typeInto({ Jahrgang: 'neu', 'E-Mail': 'zoe@' });
    press('Speichern');
    const email = screen.getByLabelText('E-Mail');
    await waitFor(() => expect(document.activeElement).toBe(email));
    const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('gültige E-Mail-Adresse');
    expect(screen.getByLabelText('Jahrgang').getAttribute('aria-invalid')).toBe('true');
    expect(api.to(PATCH)).toHaveLength(0);
  });

  it('shows a fault that only the server knows at its field', async () => {
    api.on(PATCH, { status: 422, body: { detail: 'x', errors: { offerNumber: 'Gibt es schon' } } });
    await open();
    press('Speichern');
    await screen.findByText('Gibt es schon');
    expect(document.activeElement).toBe(screen.getByLabelText('Angebotsnummer'));
  });

  it('shows both versions at a clash, and saves what was chosen', async () => {
    await open();
    typeInto({ 'Interne Notizen': 'Meine Notiz', Angebotsnummer: 'OFF-9' });
    refuse({ status: 'rejected', notes: 'Storniert' });
    press('Speichern');
    await screen.findByText(/martina hat diesen Lead gerade eben geändert/);
    const choice = within(screen.getByRole('group', { name: 'Interne Notizen' }));
    expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Ihre Fassung Meine Notiz' }).checked).toBe(true);
    expect(screen.queryByRole('group', { name: 'Angebotsnummer' })).toBeNull();
    fireEvent.click(choice.getByRole('radio', { name: 'Gespeichert von martina, gerade eben Storniert' }));
    expect(notes()).toBe('Storniert');
    fireEvent.click(choice.getByRole('radio', { name: /Meine Notiz/ }));
    api.on(PATCH, { status: 200, body: leadExample });
    press('Speichern');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const body = { status: 'rejected', offerNumber: 'OFF-9', notes: 'Meine Notiz', version: 4 };
    expect(api.to(PATCH)[1]?.body).toEqual(body);
  });

  it('goes on by itself where the other changed nothing that it shows', async () => {
    await open();
    typeInto({ 'Interne Notizen': 'Meine Notiz' });
    let tries = 0;
    const refused = refuse({ assignedTo: 'martina' });
    refused.on(PATCH, (call) => {
      tries += 1;
      if ((call.body as { version: number }).version === 4) return { status: 200, body: leadExample };
      const { detail, ...current } = { detail: 'x', ...leadExample, assignedTo: 'martina', version: 4 };
      const clash = { type: '/fehler/veraltete-fassung', title: '', status: 409, detail, current };
      return { status: 409, body: { ...clash, changedBy: 'martina', changedAt: null } };
    });
    press('Speichern');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(tries).toBe(2);
  });

  it('keeps what was typed while a save was under way that came too late', async () => {
    let answer: () => void = () => undefined;
    const clash = { type: '/fehler/veraltete-fassung', title: '', status: 409, detail: 'x' };
    const current = { ...leadExample, notes: 'Storniert', version: 4 };
    const body = { ...clash, current, changedBy: 'martina', changedAt: null };
    api.on(PATCH, () => new Promise((resolve) => (answer = () => resolve({ status: 409, body }))));
    await open();
    typeInto({ 'Interne Notizen': 'Zuerst' });
    press('Speichern');
    await waitFor(() => expect(api.to(PATCH)).toHaveLength(1));
    typeInto({ 'Interne Notizen': 'Zuerst, dann mehr', Angebotsnummer: 'OFF-9' });
    await act(async () => answer());
    await screen.findByRole('radio', { name: 'Ihre Fassung Zuerst, dann mehr' });
    expect(notes()).toBe('Zuerst, dann mehr');
    cleanup();
    await open();
    expect(notes()).toBe('Zuerst, dann mehr');
    expect(screen.getByLabelText<HTMLInputElement>('Angebotsnummer').value).toBe('OFF-9');
  });

  it('brings back what was typed and not saved, until it is discarded', async () => {
    await open();
    typeInto({ 'Interne Notizen': 'Nicht verlieren' });
    press('Abbrechen');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(api.to(PATCH)).toEqual([]);
    cleanup();
    await open();
    expect(notes()).toBe('Nicht verlieren');
    screen.getByText(/Nicht gespeicherter Entwurf vom/);
    press('Verwerfen');
    expect(notes()).toBe('');
    expect(screen.queryByText(/Nicht gespeicherter Entwurf/)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  /** Saves, closes before the answer, opens again and types on. */
  async function reopenDuringSave(): Promise<void> {
    await open();
    typeInto({ 'Interne Notizen': 'Zuerst' });
    press('Speichern');
    await waitFor(() => expect(api.to(PATCH)).toHaveLength(1));
    cleanup();
    await open();
    typeInto({ 'Interne Notizen': 'Danach' });
  }

  it('leaves what was typed meanwhile alone when a save ends whose dialog is closed', async () => {
    let answer: (given: { status: number; body: Lead }) => void = () => undefined;
    api.on(PATCH, () => new Promise((resolve) => (answer = resolve)));
    await reopenDuringSave();
    await act(async () => answer({ status: 200, body: { ...leadExample, notes: 'Zuerst', version: 4 } }));
    cleanup();
    await open();
    expect(notes()).toBe('Danach');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says so when a save is refused whose dialog is closed, and leaves what was typed meanwhile alone', async () => {
    let answer: () => void = () => undefined;
    const clash = { type: '/fehler/veraltete-fassung', title: '', status: 409, detail: 'x' };
    const current = { ...leadExample, notes: 'Storniert', version: 4 };
    const body = { ...clash, current, changedBy: 'martina', changedAt: new Date().toISOString() };
    api.on(PATCH, () => new Promise((resolve) => (answer = () => resolve({ status: 409, body }))));
    await reopenDuringSave();
    await act(async () => answer());
    await screen.findByText(
      /^martina hat diesen Lead .* Die Änderung ist nicht gespeichert, Ihr Entwurf bleibt erhalten/,
    );
    cleanup();
    await open();
    expect(notes()).toBe('Danach');
    expect(screen.queryByText('Ihre Fassung')).toBeNull();
  });

  it('keeps what was typed without a connection, and its button works again', async () => {
    await open();
    typeInto({ 'Interne Notizen': 'Unterwegs' });
    api.on(PATCH, 'offline');
    press('Speichern');
    const alert = await screen.findByText(/Keine Verbindung/);
    expect(alert.textContent).toContain('Ihre Eingaben bleiben erhalten');
    expect(notes()).toBe('Unterwegs');
    api.on(PATCH, { status: 200, body: leadExample });
    press('Speichern');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sessionStorage).toHaveLength(0);
  });
});
