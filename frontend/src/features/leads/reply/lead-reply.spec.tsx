import type { Lead, LeadHistory, MailTemplateSettings, NewReply } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { faultsShown, press, typeInto } from '#test/user.ts';
import { LeadDetailsDialog } from '../open-lead/lead-details-dialog.tsx';

const POST = `POST /api/leads/${leadExample.id}/replies`;
const HISTORY = `GET /api/leads/${leadExample.id}/history`;
const { email } = leadExample;

const saved: Lead = { ...leadExample, status: 'processing', assignedTo: 'martina', version: 4 };
const history: LeadHistory = {
  ...{ words: null, wayIn: 'json', reference: 'A-7K3M-9QXD' },
  ...{ entries: [], contacts: [], mails: [], photos: [] },
};

describe('«Antworten»', () => {
  let api: FakeApi;
  const onNext = jest.fn();

  async function open(lead: Partial<Lead> = {}): Promise<HTMLElement> {
    renderPage(
      <SignedIn>
        <LeadDetailsDialog
          lead={{ ...leadExample, ...lead }}
          onClose={() => undefined}
          returnFocusTo={null}
          onEdit={() => undefined}
          onNext={onNext}
        />
      </SignedIn>,
    );
    return screen.findByRole('dialog');
  }

  async function write(): Promise<void> {
    fireEvent.click(await screen.findByRole('button', { name: 'Antworten' }));
    await screen.findByLabelText('Vorlage');
  }

  const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label, { exact: false });
  const text = () => field('Text').value;
  const choose = (name: string) => fireEvent.change(screen.getByLabelText('Vorlage'), { target: { value: name } });
  const bodies = () => api.to(POST).map(({ body }) => body as NewReply);
  const focused = () => document.activeElement;

  beforeEach(() => {
    sessionStorage.clear();
    onNext.mockClear();
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'martina' } })
      .on(HISTORY, { status: 200, body: history })
      .on(POST, { status: 201, body: saved });
  });

  it('fills a template in, leads to what is left open, and sends only what has no gap, after one has seen the address', async () => {
    await open();
    await write();
    expect(focused()).toBe(screen.getByLabelText('Vorlage'));
    choose('Terminvorschlag');
    expect(text()).toMatch(/^Guten Tag Beatrice Zürcher\n\n.* einen Termin vor: \[Tag und Uhrzeit]\./);
    expect(text()).toMatch(/Freundliche Grüsse\nMartina$/);
    await waitFor(() => expect(focused()).toBe(field('Text')));
    const { selectionStart, selectionEnd } = field('Text');
    expect(text().slice(selectionStart, selectionEnd)).toBe('[Tag und Uhrzeit]');

    press('Senden …');
    await screen.findByText('Bitte noch ausfüllen oder löschen: [Tag und Uhrzeit]');
    expect(screen.queryByRole('button', { name: 'Jetzt senden' })).toBeNull();

    typeInto({ Text: text().replace('[Tag und Uhrzeit]', 'Montag, 9 Uhr') });
    press('in 1 Woche');
    // Shown before the history has come anew.
    api.on(HISTORY, () => new Promise<never>(() => undefined));
    press('Senden …');
    const send = screen.getByRole('button', { name: 'Jetzt senden' });
    expect(focused()).toBe(send);
    expect(screen.getByRole('group', { name: `An ${email} senden?` })).toBeTruthy();
    expect(bodies()).toEqual([]);
    fireEvent.click(send);
    fireEvent.click(await screen.findByRole('button', { name: 'Nächster Lead' }));
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(bodies()).toEqual([
      {
        ...{ id: expect.any(String), to: email, subject: 'Terminvorschlag für Ihr Fahrzeug' },
        ...{ text: expect.stringContaining('Montag, 9 Uhr'), followUp: { on: expect.any(String), time: null } },
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
    const contacts = within(await screen.findByRole('region', { name: 'Kontakte' }));
    expect(contacts.getByRole('listitem').textContent).toMatch(/^Mail geschrieben: Terminvorschlag für Ihr Fahrzeug/);
    expect(contacts.getByText('wartet')).toBeTruthy();
    expect(contacts.getByText(/Montag, 9 Uhr/)).toBeTruthy();
  });

  it.each([
    [{}, { subject: 'Bitte geben Sie einen Betreff ein', text: 'Bitte schreiben Sie einen Text' }],
    [{ Betreff: 'Termin' }, { text: 'Bitte schreiben Sie einen Text' }],
    [{ Betreff: 'Termin', Text: 'Ja', 'oder am': '2025-12-24' }, { '': 'Bitte einen Tag ab heute angeben' }],
  ])('says of %j what is missing or wrong, and leads there', async (typed, faults) => {
    await open();
    await write();
    typeInto(typed);
    press('Senden …');
    expect(await faultsShown()).toEqual(faults);
  });

  it('begins with the texts that staff wrote, signed with the name that one gave oneself', async () => {
    const template = { id: 'eigene', name: 'Winterpause', subject: 'Bis im März', text: 'Grüezi [Name]\n[Mein Name]' };
    const settings: MailTemplateSettings = { version: 1, templates: [template], previous: null, changes: [] };
    const status = { isAuthenticated: true, username: 'martina', mailName: 'Martina Keller' };
    api
      .on('GET /api/admin/mail-templates', { status: 200, body: settings })
      .on('GET /api/admin/status', { status: 200, body: status });
    await open();
    await write();
    await screen.findByRole('option', { name: 'Winterpause' });
    expect(screen.queryByRole('option', { name: 'Absage' })).toBeNull();
    choose('Winterpause');
    expect(text()).toBe('Grüezi Beatrice Zürcher\nMartina Keller');
  });

  it('leads whoever has no name yet to where one is given', async () => {
    api.on('GET /api/admin/status', {
      status: 200,
      body: { isAuthenticated: true, username: 'admin', mailName: null },
    });
    await open();
    await write();
    choose('Absage');
    expect(text()).toContain('[Mein Name]');
    expect(screen.getByRole('link', { name: 'Mein Konto' }).getAttribute('href')).toBe('/admin/konto');
    typeInto({ Text: text().replace('[Mein Name]', 'Anna') });
    expect(screen.queryByRole('link', { name: 'Mein Konto' })).toBeNull();
  });

  it('is sent by Ctrl+Enter twice; Esc leads from the question to the text, and from there to the lead', async () => {
    const dialog = await open();
    await write();
    typeInto({ Betreff: 'Ihre Anfrage', Text: 'Guten Tag' });
    const ctrlEnter = (repeat = false) =>
      fireEvent.keyDown(focused() as Element, { key: 'Enter', ctrlKey: true, repeat });
    act(() => field('Text').focus());
    ctrlEnter();
    ctrlEnter(true);
    expect(bodies()).toEqual([]);
    fireEvent.keyDown(focused() as Element, { key: 'Escape' });
    await waitFor(() => expect(focused()).toBe(field('Text')));
    expect(screen.queryByRole('button', { name: 'Jetzt senden' })).toBeNull();
    fireEvent.keyDown(focused() as Element, { key: 'Escape' });
    expect(focused()).toBe(dialog);
    act(() => field('Text').focus());
    ctrlEnter();
    ctrlEnter();
    await screen.findByText(`Mail an ${email} unterwegs`);
    expect(bodies()).toHaveLength(1);
  });

  it('keeps what was written over closing and without a connection, and sends the same mail again', async () => {
    await open();
    await write();
    typeInto({ Betreff: 'Ihre Anfrage', Text: 'Nicht verlieren' });
    cleanup();
    await open();
    await screen.findByDisplayValue('Nicht verlieren');
    api.on(POST, 'offline');
    press('Senden …');
    press('Jetzt senden');
    const alert = await screen.findByText(/^Keine Antwort\./);
    expect(alert.textContent).toContain('Unverändert nochmals senden schadet nicht. Ihr Text bleibt erhalten.');
    api.on(POST, { status: 201, body: saved });
    press('Jetzt senden');
    await screen.findByText(`Mail an ${email} unterwegs`);
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
    expect(sessionStorage).toHaveLength(0);
  });

  async function changeAfterLostAnswer(): Promise<void> {
    await open();
    await write();
    typeInto({ Betreff: 'Ihre Anfrage', Text: 'Zuerst' });
    api.on(POST, 'offline');
    press('Senden …');
    press('Jetzt senden');
    await screen.findByText(/^Keine Antwort\./);
    press('Zurück');
    typeInto({ Text: 'Danach' });
    expect(screen.queryByText(/^Keine Antwort/)).toBeNull();
    api.on(POST, { status: 201, body: saved });
  }

  it('says that the earlier wording is on its way after all, and sends another only once one knows', async () => {
    await changeAfterLostAnswer();
    const waiting = { state: 'pending', attempts: 0, triedAt: null, sentAt: null, lastError: null } as const;
    const asked = { requestedAt: '2026-11-01T09:30:00.000Z', requestedBy: 'martina' };
    const words = { to: email, subject: 'Ihre Anfrage', text: 'Zuerst' };
    const first = { id: bodies()[0]?.id ?? '', kind: 'reply', words, ...waiting, ...asked } as const;
    api.on(HISTORY, { status: 200, body: { ...history, mails: [first] } });
    // Also where the tab was reloaded since.
    cleanup();
    await open();
    await screen.findByDisplayValue('Danach');
    press('Senden …');
    press('Jetzt senden');
    await screen.findByText(/^Ihr voriges Mail wurde doch angenommen/);
    expect(bodies()).toHaveLength(1);
    press('Jetzt senden');
    await screen.findByText(`Mail an ${email} unterwegs`);
    expect(bodies().map(({ text }) => text)).toEqual(['Zuerst', 'Danach']);
  });

  it('sends another wording where the earlier one never arrived, but not before that is known', async () => {
    await changeAfterLostAnswer();
    api.on(HISTORY, 'offline');
    press('Senden …');
    press('Jetzt senden');
    const alert = await screen.findByText(/^Keine Verbindung\./);
    expect(alert.textContent).toContain('Das Mail ist nicht gesendet, Ihr Text bleibt erhalten.');
    expect(bodies()).toHaveLength(1);
    api.on(HISTORY, { status: 200, body: history });
    press('Jetzt senden');
    await screen.findByText(`Mail an ${email} unterwegs`);
    expect(bodies()[1]).toMatchObject({ text: 'Danach' });
    expect(bodies()[1]).not.toHaveProperty('tried');
    expect(sessionStorage).toHaveLength(0);
  });

  it('gives back what a template took the place of', async () => {
    await open();
    await write();
    choose('Absage');
    expect(screen.queryByRole('button', { name: 'Vorherigen Text zurückholen' })).toBeNull();
    typeInto({ Text: 'Selbst geschrieben' });
    choose('Nicht erreicht');
    const back = screen.getByRole('button', { name: 'Vorherigen Text zurückholen' });
    act(() => back.focus());
    fireEvent.click(back);
    expect(text()).toBe('Selbst geschrieben');
    expect(focused()).toBe(field('Text'));
  });

  it('is begun anew once it was discarded', async () => {
    await open();
    await write();
    choose('Absage');
    press('Verwerfen');
    const button = await screen.findByRole('button', { name: 'Antworten' });
    expect(focused()).toBe(button);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[string, Partial<Lead>]>([
    ['a lead that was merged into another', { mergedInto: leadExample.id }],
    ['a person who was erased', { email: '' }],
    ['what is no address', { email: 'keine' }],
  ])('is not offered for %s', async (_, lead) => {
    await open(lead);
    expect(screen.queryByRole('button', { name: 'Antworten' })).toBeNull();
  });
});
