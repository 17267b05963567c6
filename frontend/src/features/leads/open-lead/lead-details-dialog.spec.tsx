import { addDays, businessDay, type Lead, type LeadHistory, type PreparedAction } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample, relatedExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { faultsShown, press } from '#test/user.ts';
import { LeadDetailsDialog } from './lead-details-dialog.tsx';

const PATCH = `PATCH /api/leads/${leadExample.id}`;
const HISTORY = `GET /api/leads/${leadExample.id}/history`;

const history: LeadHistory = {
  words: {
    formType: 'promo',
    name: 'Beatrice Zürcher',
    email: 'b@zuercher.example',
    phone: '079 123 45 67',
    subject: leadExample.subject,
    message: 'Guten Tag',
    vehicleLength: '720 cm',
  },
  wayIn: 'json',
  reference: 'A-7K3M-9QXD',
  entries: [
    { id: '1', at: '2026-11-01T09:30:00.000Z', actor: 'system', action: 'received', changes: null },
    {
      id: '2',
      at: '2026-11-02T09:30:00.000Z',
      actor: 'martina',
      action: 'changed',
      changes: { status: { from: 'processing', to: 'pending' } },
    },
  ],
  contacts: [],
  photos: [],
  mails: [
    {
      id: '0192f0c1-2345-7abc-8def-0123456789ac',
      kind: 'staff_notification',
      words: null,
      state: 'failed',
      requestedAt: '2026-11-01T09:30:00.000Z',
      requestedBy: 'system',
      attempts: 12,
      triedAt: '2026-11-02T09:30:00.000Z',
      sentAt: null,
      lastError: 'Mailbox unavailable',
    },
  ],
};

describe('the details of a lead', () => {
  let api: FakeApi;

  async function open(lead: Partial<Lead> = {}, start?: PreparedAction) {
    renderPage(
      <SignedIn>
        <LeadDetailsDialog
          lead={{ ...leadExample, ...lead }}
          onClose={() => undefined}
          returnFocusTo={null}
          start={start}
          onEdit={() => undefined}
          onNext={null}
        />
      </SignedIn>,
    );
    return screen.findByRole('dialog', { name: leadExample.name });
  }

  beforeEach(() => {
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'admin' } })
      .on(HISTORY, { status: 200, body: history })
      .on(PATCH, { status: 200, body: leadExample });
  });

  it('show the visitor’s words beside what they were understood as, and what was corrected by hand', async () => {
    const dialog = await open({ vehicleLength: 7.5, correctedFields: ['vehicleLength', 'vehicleMake'] });
    await within(dialog).findByText('geschrieben: «720 cm»');
    expect(within(dialog).getByText('geschrieben: «Fiat Ducato 2019»')).toBeTruthy();
    expect(within(dialog).getAllByText('von Hand korrigiert')).toHaveLength(2);
  });

  it('write to nobody but the address that was given, and dial only a number that was understood', async () => {
    const email = 'kunde%40gmail.com?bcc=x%40evil.example&subject=Re@evil.example';
    const dialog = within(await open({ email, phone: '*21*0900 11 22 33#', phoneE164: null }));
    const hrefs = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    const mail = 'mailto:kunde%2540gmail.com%3Fbcc%3Dx%2540evil.example%26subject%3DRe@evil.example';
    expect(hrefs.filter((href) => href?.includes(':'))).toEqual([mail]);
    expect(dialog.getAllByText('*21*0900 11 22 33#')).toHaveLength(2);
  });

  it('tell the history, and what became of the mails', async () => {
    const dialog = await open();
    const list = within(await within(dialog).findByRole('region', { name: 'Verlauf' }));
    await list.findByText('Eingegangen über die Website');
    const [changed, received] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(received).toContain('automatisch, 01.11.2026, 10:30');
    expect(changed).toBe('Status: In Bearbeitung →wird zu Ausstehendmartina, 02.11.2026, 10:30');
    const mail = within(screen.getByRole('region', { name: 'Mails an das Team' })).getByRole('listitem');
    expect(mail.textContent).toContain('fehlgeschlagen');
    expect(mail.textContent).toContain('12 Versuche: Mailbox unavailable');
  });

  it('have a mail sent again, and say when that is not possible', async () => {
    api.on(`POST /api/leads/${leadExample.id}/mails`, { status: 202, body: {} });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut senden' }));
    await screen.findByText('Mail unterwegs');
    await waitFor(() => expect(api.to(HISTORY)).toHaveLength(2));
    api.on(`POST /api/leads/${leadExample.id}/mails`, 'offline');
    press('Erneut senden');
    await screen.findByText('Keine Verbindung. Es wird kein Mail gesendet.');
  });

  it('say so when the history can’t be loaded, can be worked on all the same, and load it when told', async () => {
    api.on(HISTORY, 'offline');
    await open();
    await screen.findByText('Der Verlauf konnte nicht geladen werden.');
    press('Abgelehnt');
    await waitFor(() => expect(api.to(PATCH)[0]?.body).toMatchObject({ status: 'rejected' }));
    api.on(HISTORY, { status: 200, body: history });
    press('Verlauf erneut laden');
    await screen.findByText('Eingegangen über die Website');
  });

  it.each<[string, Partial<Lead>, string, string | null]>([
    ['nobody', { assignedTo: null }, 'Übernehmen', 'admin'],
    ['somebody else', { assignedTo: 'martina' }, 'Übernehmen', 'admin'],
    ['oneself', { assignedTo: 'admin' }, 'Abgeben', null],
  ])('let one take what %s has in hand, or give it up', async (_, lead, button, assignedTo) => {
    await open(lead);
    press(button);
    await waitFor(() => expect(api.to(PATCH)[0]?.body).toEqual({ assignedTo, version: 3 }));
  });

  it('set a follow-up with one press', async () => {
    await open({ followUpOn: null });
    expect(screen.getByText('keine')).toBeTruthy();
    const before = addDays(businessDay(Date.now()), 1);
    press('Morgen');
    await waitFor(() => expect(api.to(PATCH)).toHaveLength(1));
    // Also when it is midnight meanwhile.
    const either = [before, addDays(businessDay(Date.now()), 1)].map((followUpOn) => ({ followUpOn, version: 3 }));
    expect(either).toContainEqual(api.to(PATCH)[0]?.body);
  });

  it('set a follow-up by a date, and take it away', async () => {
    await open({ followUpOn: '2026-12-24' });
    expect(screen.getByText('am Do., 24. Dezember 2026')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Datum der Wiedervorlage'), { target: { value: '2026-12-31' } });
    press('Setzen');
    await waitFor(() => expect(api.to(PATCH)[0]?.body).toEqual({ followUpOn: '2026-12-31', version: 3 }));
    await waitFor(() => {
      press('Wiedervorlage entfernen');
      expect(api.to(PATCH)[1]?.body).toEqual({ followUpOn: null, version: 3 });
    });
  });

  it.each([
    ['', 'Setzen', { day: 'Bitte einen Tag ab heute angeben' }],
    ['2025-12-31', 'Setzen', { day: 'Bitte einen Tag ab heute angeben' }],
    ['', 'Zuteilen', { colleague: 'Bitte eine Person wählen' }],
  ])('say with the day «%s» at «%s» what is missing, and change nothing', async (value, button, faults) => {
    api.on('GET /api/admin/colleagues', { status: 200, body: ['admin', 'martina'] });
    await open();
    await screen.findByRole('button', { name: 'Zuteilen' });
    fireEvent.change(screen.getByLabelText('Datum der Wiedervorlage'), { target: { value } });
    press(button);
    expect(await faultsShown()).toEqual(faults);
    expect(api.to(PATCH)).toEqual([]);
  });

  it('tell who was quicker, and fetch what is stored now', async () => {
    const clash = { type: '/fehler/veraltete-fassung', title: '', status: 409, detail: 'x' };
    const current = { ...leadExample, assignedTo: 'martina', version: 4 };
    api.on(PATCH, { status: 409, body: { ...clash, current, changedBy: 'martina', changedAt: null } });
    await open();
    press('Übernehmen');
    await screen.findByText('martina hat diesen Lead inzwischen geändert. Die Zuteilung ist nicht gespeichert.');
    await waitFor(() => expect(api.to(HISTORY).length).toBeGreaterThan(1));
  });

  it('offer of a lead that was merged into another only the way to that one', async () => {
    api.on(`GET /api/leads/${leadExample.id}/related`, { status: 200, body: [relatedExample] });
    const dialog = within(await open({ mergedInto: relatedExample.id }));
    await dialog.findByText(/steht in keiner Liste/);
    await dialog.findByText('Eingegangen über die Website');
    expect(dialog.getByRole('link', { name: 'Zur Hauptanfrage' }).getAttribute('href')).toContain(relatedExample.id);
    expect(dialog.queryByRole('group', { name: 'Status setzen' })).toBeNull();
    for (const name of ['Bearbeiten', 'Übernehmen', 'Setzen', 'Erneut senden']) {
      expect(dialog.queryByRole('button', { name })).toBeNull();
    }
    expect(dialog.getByRole('button', { name: 'Trennen' })).toBeTruthy();
  });

  it('have «Übernehmen» ready for whoever opened a link for it, and do nothing before it is pressed', async () => {
    const dialog = await open({}, 'take');
    const [ready] = within(dialog).getAllByRole('button', { name: 'Übernehmen' });
    await waitFor(() => expect(document.activeElement).toBe(ready));
    within(dialog).getByText('Noch bei niemandem in Arbeit.');
    expect(api.to(PATCH)).toEqual([]);
    fireEvent.click(ready as HTMLElement);
    await waitFor(() => expect(api.to(PATCH)[0]?.body).toEqual({ assignedTo: 'admin', version: 3 }));
  });

  it('say of a link for «Übernehmen» that it was done already', async () => {
    const dialog = await open({ assignedTo: 'admin' }, 'take');
    within(dialog).getByText('Dieser Lead ist in Arbeit bei Ihnen.');
    expect(within(dialog).queryByRole('button', { name: 'Übernehmen' })).toBeNull();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('say by when an answer is due, for a lead that nobody has answered', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-03T01:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
    try {
      await open();
      expect(screen.getByText('Antwort seit 2 Std. überfällig')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });
});
