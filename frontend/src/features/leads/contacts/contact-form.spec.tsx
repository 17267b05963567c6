import { addDays, businessDay, type Lead, type LeadHistory, type PreparedAction } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { faultsShown, press, typeInto } from '#test/user.ts';
import { LeadDetailsDialog } from '../open-lead/lead-details-dialog.tsx';

const POST = `POST /api/leads/${leadExample.id}/contacts`;
const HISTORY = `GET /api/leads/${leadExample.id}/history`;
const SENTENCE = 'Ergebnis in einem Satz';

const saved: Lead = { ...leadExample, status: 'processing', assignedTo: 'admin', version: 4 };
const history: LeadHistory = {
  words: null,
  wayIn: 'json',
  reference: 'A-7K3M-9QXD',
  entries: [],
  contacts: [],
  mails: [],
  photos: [],
};

describe('«Kontakt festhalten»', () => {
  let api: FakeApi;
  const onNext = jest.fn();
  const onClose = jest.fn();
  const onStartDone = jest.fn();

  async function open(
    lead: Partial<Lead> = {},
    next: typeof onNext | null = onNext,
    start?: PreparedAction,
  ): Promise<HTMLElement> {
    renderPage(
      <SignedIn>
        <LeadDetailsDialog
          lead={{ ...leadExample, ...lead }}
          onClose={onClose}
          returnFocusTo={null}
          start={start}
          onStartDone={onStartDone}
          onEdit={() => undefined}
          onNext={next}
        />
      </SignedIn>,
    );
    return screen.findByRole('dialog');
  }

  const choose = (kind: string) => fireEvent.click(screen.getByRole('radio', { name: kind }));
  const sentence = () => screen.getByLabelText<HTMLInputElement>(SENTENCE);
  const bodies = () => api.to(POST).map(({ body }) => body as { readonly id: string });

  beforeEach(() => {
    sessionStorage.clear();
    for (const spy of [onNext, onClose, onStartDone]) spy.mockClear();
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'admin' } })
      .on(HISTORY, { status: 200, body: history })
      .on(POST, { status: 201, body: saved });
  });

  it('is one line until something is chosen, sends all of it at once, and leads on', async () => {
    await open();
    expect(screen.queryByLabelText(SENTENCE)).toBeNull();
    choose('Erreicht');
    typeInto({ [SENTENCE]: ' Will es sich überlegen ' });
    press('morgen');
    press('Festhalten');
    fireEvent.click(await screen.findByRole('button', { name: 'Nächster Lead' }));
    expect(onNext).toHaveBeenCalledTimes(1);
    const followUp = { on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), time: null };
    expect(bodies()).toEqual([{ id: expect.any(String), kind: 'reached', text: 'Will es sich überlegen', followUp }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that it settles a follow-up that is due, unless another is planned or nobody was reached', async () => {
    const settled = 'Die fällige Wiedervorlage ist damit erledigt.';
    await open({ followUpOn: '2026-01-31' });
    choose('Nicht erreicht');
    expect(screen.queryByText(settled)).toBeNull();
    choose('Erreicht');
    screen.getByText(settled);
    press('morgen');
    expect(screen.queryByText(settled)).toBeNull();
  });

  it('has «Nicht erreicht, morgen wieder» ready for whoever opened a link for it: one button, which has the focus', async () => {
    await open({}, onNext, 'notReached');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Festhalten' }));
    expect(bodies()).toEqual([]);
    press('Festhalten');
    await waitFor(() => expect(onStartDone).toHaveBeenCalledTimes(1));
    const followUp = { on: addDays(businessDay(Date.now()), 1), time: null };
    expect(bodies()).toEqual([{ id: expect.any(String), kind: 'not_reached', text: null, followUp }]);
  });

  it('lets what was being written stand where a link has something else ready', async () => {
    await open();
    choose('Erreicht');
    typeInto({ [SENTENCE]: 'Will es sich überlegen' });
    cleanup();
    await open({}, onNext, 'notReached');
    expect(sentence().value).toBe('Will es sich überlegen');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Erreicht' }).checked).toBe(true);
  });

  it('shows the entry at once, before the history has come anew', async () => {
    await open();
    await waitFor(() => expect(api.to(HISTORY)).toHaveLength(1));
    await screen.findByRole('region', { name: 'Verlauf' });
    api.on(HISTORY, () => new Promise<never>(() => undefined));
    choose('Combox');
    typeInto({ [SENTENCE]: 'Um Rückruf gebeten' });
    press('Festhalten');
    const list = within(await screen.findByRole('region', { name: 'Kontakte' }));
    expect(list.getByRole('listitem').textContent).toMatch(/^Combox: Um Rückruf gebetenadmin, /);
  });

  it('shows a contact once, with what followed from it, and not in the history besides', async () => {
    const at = '2026-11-02T09:30:00.000Z';
    const contact = { id: 'a', leadId: leadExample.id, at, by: 'martina', kind: 'reached' as const };
    const changes = { contact: { from: null, to: 'a' }, status: { from: 'pending', to: 'processing' } };
    api.on(HISTORY, {
      status: 200,
      body: {
        ...history,
        contacts: [{ ...contact, text: null, followUp: null }],
        entries: [{ id: '1', at, actor: 'martina', action: 'contacted', changes }],
      },
    });
    await open();
    const list = within(await screen.findByRole('region', { name: 'Kontakte' }));
    expect(list.getByRole('listitem').textContent).toBe('ErreichtIn Bearbeitungmartina, 02.11.2026, 10:30');
    expect(within(screen.getByRole('region', { name: 'Verlauf' })).queryAllByRole('listitem')).toEqual([]);
  });

  it('goes on to the sentence by a number or Enter, and saves with Ctrl+Enter', async () => {
    await open();
    const first = screen.getByRole('radio', { name: 'Erreicht' });
    act(() => first.focus());
    fireEvent.keyDown(first, { key: '2' });
    await waitFor(() => expect(document.activeElement).toBe(sentence()));
    fireEvent.keyDown(sentence(), { key: 'Enter', ctrlKey: true });
    const next = await screen.findByRole('button', { name: 'Nächster Lead' });
    expect(document.activeElement).toBe(next);
    expect(bodies()).toMatchObject([{ kind: 'not_reached', text: null, followUp: null }]);
  });

  it('leads by Esc back to the lead, and only then to the list', async () => {
    const dialog = await open();
    press('Kontakt');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Erreicht' }));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(document.activeElement).toBe(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    choose('Combox');
    press('Kontakt');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Combox' }));
  });

  it('keeps what was written without a connection, and sends the same contact again', async () => {
    await open();
    choose('Mail geschrieben');
    typeInto({ [SENTENCE]: 'Offerte versprochen' });
    api.on(POST, 'offline');
    press('Festhalten');
    const alert = await screen.findByText(/^Keine Verbindung/);
    expect(alert.textContent).toContain('Der Kontakt ist nicht festgehalten, Ihr Text bleibt erhalten.');
    expect(sentence().value).toBe('Offerte versprochen');
    api.on(POST, { status: 201, body: saved });
    press('Festhalten');
    await screen.findByText('Festgehalten · Mail geschrieben');
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
  });

  it('does not leave out a follow-up that lies in the past, but says so', async () => {
    await open();
    choose('Erreicht');
    typeInto({ 'oder am': '2025-12-24' });
    press('Festhalten');
    expect(await faultsShown()).toEqual({ '': 'Bitte einen Tag ab heute angeben' });
    expect(bodies()).toEqual([]);
    press('morgen');
    press('Festhalten');
    await waitFor(() => expect(bodies()).toMatchObject([{ followUp: { time: null } }]));
  });

  it('is another contact once something else was written', async () => {
    await open();
    choose('Erreicht');
    api.on(POST, 'offline');
    press('Festhalten');
    await screen.findByText(/^Keine Verbindung/);
    typeInto({ [SENTENCE]: 'Doch noch etwas' });
    expect(screen.queryByText(/^Keine Verbindung/)).toBeNull();
    press('Festhalten');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(2);
  });

  it('brings back what was written and not saved, until it is discarded', async () => {
    await open();
    choose('Combox');
    typeInto({ [SENTENCE]: 'Nicht verlieren' });
    cleanup();
    await open();
    expect(sentence().value).toBe('Nicht verlieren');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Combox' }).checked).toBe(true);
    press('Verwerfen');
    expect(screen.queryByLabelText(SENTENCE)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Erreicht' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('forgets what was saved though nobody looks at the lead any more', async () => {
    let answer: (given: { status: number; body: Lead }) => void = () => undefined;
    api.on(POST, () => new Promise((resolve) => (answer = resolve)));
    await open();
    choose('Combox');
    press('Festhalten');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    cleanup();
    await act(async () => answer({ status: 201, body: saved }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('leads to the list where no open lead follows', async () => {
    await open({}, null);
    choose('Erreicht');
    press('Festhalten');
    fireEvent.click(await screen.findByRole('button', { name: 'Zur Liste' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<Lead>]>([
    ['a lead that was merged into another', { mergedInto: leadExample.id }],
    ['a person who was erased', { email: '' }],
  ])('is not offered for %s', async (_, lead) => {
    await open(lead);
    expect(screen.queryByRole('form', { name: 'Kontakt festhalten' })).toBeNull();
  });
});
