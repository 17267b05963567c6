import { addDays, businessDay } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample, relatedExample, summaryExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { LeadsPage } from './leads-page.tsx';

const LEADS = 'GET /api/leads';
const named = (id: string) => ({ ...leadExample, id, name: `Lead ${id}` });

/** Shows where the browser would be, and has its button. */
function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Adresse">{search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Zurück
      </button>
    </>
  );
}

/** The page, and another one instead of it. */
function Elsewhere() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Seite wechseln
      </button>
      {isOpen && <LeadsPage />}
    </>
  );
}

describe('the leads page', () => {
  let api: FakeApi;
  const open = (path = '/admin') =>
    renderPage(
      <>
        <LeadsPage />
        <Address />
      </>,
      path,
    );
  const address = () => screen.getByLabelText('Adresse').textContent;
  const asked = () => api.to(LEADS).map(({ path }) => path);

  beforeEach(() => {
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'anna' } })
      .on('GET /api/leads/summary', { status: 200, body: summaryExample })
      .on('GET /api/leads/related-counts', { status: 200, body: {} })
      .on(LEADS, { status: 200, body: [named('a'), named('b')] });
  });

  it('searches when one stops typing, and keeps the words in the address', async () => {
    open();
    await screen.findByRole('article', { name: 'Lead a' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Suche' }), { target: { value: ' Hym' } });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Suche' }), { target: { value: 'Hymer ' } });
    await waitFor(() => expect(asked()).toEqual(['/api/leads', '/api/leads?q=Hymer']));
    expect(address()).toBe('?suche=Hymer');
    fireEvent.click(screen.getByRole('button', { name: 'Suche leeren' }));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('says of a vehicle that it is looked for before it names it, and names any other first', async () => {
    const search = { ...named('a'), subject: 'Suchauftrag: Kastenwagen, Allrad' };
    api.on(LEADS, { status: 200, body: [search, named('b')] });
    open();
    const sought = await screen.findByRole('article', { name: 'Lead a' });
    const text = (card: HTMLElement) => card.textContent?.replaceAll('\u00a0', ' ');
    expect(text(sought)).toContain('Suchauftrag: Kastenwagen, Allrad · Fiat Ducato, 2019 · Keramikversiegelung');
    expect(text(screen.getByRole('article', { name: 'Lead b' }))).toContain(
      'Fiat Ducato, 2019 · Keramikversiegelung · Frühbucher-Anfrage Keramikversiegelung',
    );
  });

  it('shows a saved change at once, however long list and counts take to come anew', async () => {
    open();
    const card = within(await screen.findByRole('article', { name: 'Lead a' }));
    await waitFor(() => expect(document.querySelector('[data-count="rejected"] dd')?.textContent).toBe('4'));
    const never = () => new Promise<never>(() => undefined);
    api.on(LEADS, never).on('GET /api/leads/summary', never);
    const saved = { ...named('a'), status: 'completed', notes: 'Erledigt', version: 4 };
    api.on('PATCH /api/leads/a', { status: 200, body: saved });
    fireEvent.click(card.getByRole('button', { name: 'Bearbeiten' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lead bearbeiten' });
    fireEvent.change(within(dialog).getByLabelText('Status'), { target: { value: 'completed' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.querySelector('[data-lead="a"] [data-status]')?.textContent).toBe('Abgeschlossen');
    expect(asked()).toHaveLength(2);
  });

  it('has on paper all leads that are loaded, and how many these are of all', async () => {
    api.on('GET /api/leads/summary', { status: 200, body: { ...summaryExample, total: 120 } });
    const page = Array.from({ length: 30 }, (_, index) => named(`${index}`));
    const link = '</api/leads?cursor=x>; rel="next"';
    api.on(LEADS, { status: 200, body: page, headers: { link } });
    open();
    const drawn = () => document.querySelectorAll('article').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(0));
    expect(drawn()).toBeLessThan(30);
    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toBe(30);
    expect(screen.getByText('die ersten 30 von 120 Leads')).toBeTruthy();
    fireEvent(window, new Event('afterprint'));
    expect(drawn()).toBeLessThan(30);
  });

  it('asks anew for leads and counts when somebody comes back to it', async () => {
    renderPage(<Elsewhere />);
    await screen.findByRole('article', { name: 'Lead a' });
    api.on(LEADS, { status: 200, body: [named('c'), named('a')] });
    for (const _ of ['away', 'back']) fireEvent.click(screen.getByRole('button', { name: 'Seite wechseln' }));
    await screen.findByRole('article', { name: 'Lead c' });
    await waitFor(() => expect(api.to('GET /api/leads/summary')).toHaveLength(2));
  });

  it('judges what is due by the opening hours that the counts were made with', async () => {
    const day = (days: number) => addDays(businessDay(Date.now()), days);
    const lead = { ...named('a'), status: 'pending' as const, createdAt: `${day(-7)}T10:00:00.000Z` };
    api.on(LEADS, { status: 200, body: [lead] });
    const { unmount } = open();
    await screen.findByText(/^überfällig seit/);
    unmount();
    const closedDays = [{ firstDay: day(-8), lastDay: day(8), reason: 'Ferien' }];
    const hours = { ...summaryExample.hours, closedDays };
    api.on('GET /api/leads/summary', { status: 200, body: { ...summaryExample, hours } });
    open();
    await screen.findByRole('article', { name: 'Lead a' });
    await waitFor(() => expect(screen.queryByText(/^überfällig seit/)).toBeNull());
  });

  it('says that nothing matches exactly where the server says so', async () => {
    api.on(LEADS, { status: 200, body: [named('a')], headers: { 'x-search': 'similar' } });
    open('/admin?suche=Himmer');
    await screen.findByText('Keine genaue Übereinstimmung. Ähnliche Leads:');
    expect((screen.getByRole('searchbox', { name: 'Suche' }) as HTMLInputElement).value).toBe('Himmer');
  });

  it('says on a card that a lead merged into this one has what was searched for, also after a change of it', async () => {
    const leads = [
      { ...named('a'), isFoundByMerged: true },
      { ...named('b'), isFoundByMerged: false },
    ];
    api.on(LEADS, { status: 200, body: leads });
    api.on('PATCH /api/leads/a', { status: 200, body: { ...named('a'), status: 'completed' } });
    open('/admin?suche=Laika');
    const MARK = 'gefunden über eine zusammengeführte Anfrage';
    const card = await screen.findByRole('article', { name: 'Lead a' });
    within(card).getByText(MARK);
    expect(screen.getAllByText(MARK)).toHaveLength(1);
    api.on(LEADS, () => new Promise<never>(() => undefined));
    fireEvent.click(within(card).getByRole('button', { name: 'Abgeschlossen' }));
    await waitFor(() => expect(card.querySelector('[data-status]')?.textContent).toBe('Abgeschlossen'));
    within(card).getByText(MARK);
  });

  it('asks for service, view and status as they are chosen, and for everything when they are taken back', async () => {
    open();
    await screen.findByRole('article', { name: 'Lead a' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Leistung' }), { target: { value: 'Autohotel' } });
    fireEvent.click(screen.getByRole('link', { name: 'Überfällig (6)' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'pending' } });
    await waitFor(() => expect(asked().at(-1)).toBe('/api/leads?status=pending&view=overdue&service=Autohotel'));
    fireEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('keeps the fields of a period while their days are being changed, and takes them away with the filter', async () => {
    open('/admin?bis=2020-12-31');
    await screen.findByRole('article', { name: 'Lead a' });
    fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '' } });
    await waitFor(() => expect(address()).toBe(''));
    fireEvent.change(screen.getByLabelText('Von'), { target: { value: '0202-01-01' } });
    expect(address()).toBe('');
    fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2020-01-01' } });
    await waitFor(() => expect(address()).toBe('?von=2020-01-01'));
    fireEvent.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(screen.queryByLabelText('Von')).toBeNull());
  });

  it('opens the lead that the address names, which need not be in the list, and lets go of it', async () => {
    api.on('GET /api/leads/elsewhere', { status: 200, body: named('elsewhere') });
    open('/admin?typ=promo&lead=elsewhere');
    const dialog = await screen.findByRole('dialog', { name: 'Lead elsewhere' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?typ=promo');
  });

  it('says of a linked lead that it was deleted, and leads to the list', async () => {
    open('/admin?lead=gone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Diese Anfrage gibt es nicht mehr' }));
    dialog.getByText('Sie wurde gelöscht.');
    await screen.findByRole('article', { name: 'Lead a', hidden: true });
    fireEvent.click(dialog.getByRole('button', { name: 'Zur Liste' }));
    await waitFor(() => expect(address()).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-lead="a"]')));
  });

  it('tells of a linked lead that can’t be loaded, and does not go on holding it', async () => {
    api.on('GET /api/leads/a9', { status: 503 });
    open('/admin?lead=a9');
    await screen.findByText('Der verlinkte Lead konnte nicht geladen werden.');
    await waitFor(() => expect(address()).toBe(''));
  });

  it('opens for reading and for editing in the address, and closing leads back: to the lead, then to the list', async () => {
    open('/admin?typ=promo');
    const card = within(await screen.findByRole('article', { name: 'Lead b' }));
    fireEvent.click(card.getByRole('button', { name: 'Details' }));
    const details = await screen.findByRole('dialog', { name: 'Lead b' });
    expect(address()).toBe('?typ=promo&lead=b');
    fireEvent.click(within(details).getByRole('button', { name: 'Bearbeiten' }));
    const editor = await screen.findByRole('dialog', { name: 'Lead bearbeiten' });
    expect(address()).toBe('?typ=promo&lead=b&modus=bearbeiten');
    fireEvent.click(within(editor).getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(address()).toBe('?typ=promo&lead=b'));
    const again = await screen.findByRole('dialog', { name: 'Lead b' });
    fireEvent.click(within(again).getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(address()).toBe('?typ=promo'));
  });

  it('goes from one open lead to another and back, and closing either leads to the list', async () => {
    api.on('GET /api/leads/b/related', { status: 200, body: [{ ...relatedExample, id: 'a' }] });
    open();
    const card = within(await screen.findByRole('article', { name: 'Lead b' }));
    fireEvent.click(screen.getByRole('link', { name: 'Offen (9)' }));
    await waitFor(() => expect(address()).toBe('?ansicht=open'));
    fireEvent.click(card.getByRole('button', { name: 'Details' }));
    fireEvent.click(await screen.findByRole('link', { name: /^Anfrage vom/ }));
    await screen.findByRole('dialog', { name: 'Lead a' });
    fireEvent.click(screen.getByText('Zurück'));
    await screen.findByRole('dialog', { name: 'Lead b' });
    fireEvent.click(await screen.findByRole('link', { name: /^Anfrage vom/ }));
    const other = await screen.findByRole('dialog', { name: 'Lead a' });
    fireEvent.click(within(other).getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(address()).toBe('?ansicht=open'));
    // No closed lead is left on the way back.
    fireEvent.click(screen.getByText('Zurück'));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('shows a dense list, remembers that, and changes what is chosen in it', async () => {
    api
      .on('GET /api/admin/colleagues', { status: 200, body: ['anna', 'berta'] })
      .on('PATCH /api/leads', { status: 200, body: { changed: [{ id: 'a', version: 4 }], outdated: ['b'], gone: [] } });
    const { unmount } = open();
    await screen.findByRole('article', { name: 'Lead a' });
    fireEvent.click(screen.getByRole('button', { name: 'Liste' }));
    unmount();
    open();
    const row = await screen.findByRole('article', { name: 'Lead a' });
    expect(row.textContent).toContain('Fiat Ducato, 2019 · Keramikversiegelung');
    expect(row.textContent).toContain('Guten Tag');
    expect(within(row).queryByRole('group', { name: 'Status setzen' })).toBeNull();
    fireEvent.click(within(row).getByRole('checkbox', { name: 'Lead a auswählen' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Lead b auswählen' }), { shiftKey: true });
    const bar = within(screen.getByRole('form', { name: 'Ausgewählte Leads' }));
    bar.getByText('2 ausgewählt');
    await bar.findByRole('option', { name: 'berta' });
    fireEvent.change(bar.getByLabelText('Person der ausgewählten Leads'), { target: { value: '@berta' } });
    fireEvent.click(bar.getByRole('button', { name: 'Anwenden' }));
    await screen.findByText('1 geändert, 1 inzwischen von anderen geändert');
    const seen = ['a', 'b'].map((id) => ({ id, version: 3 }));
    expect(api.to('PATCH /api/leads')[0]?.body).toEqual({ leads: seen, assignedTo: 'berta' });
    // What others changed stays chosen.
    bar.getByText('1 ausgewählt');
    fireEvent.click(screen.getByRole('button', { name: 'Karten' }));
    await screen.findAllByRole('group', { name: 'Status setzen' });
  });

  it('counts in the tabs what the view would show, and says where there are more', async () => {
    const counts = { byFormType: { contact: 998, promo: 2, chatbot: 0, vehicle: 0 }, isAtLeast: true };
    api.on('GET /api/leads/counts', { status: 200, body: counts });
    open('/admin?ansicht=open&typ=promo');
    await screen.findByRole('tab', { name: 'Kontakt 998+' });
    expect(api.to('GET /api/leads/counts').map(({ path }) => path)).toEqual(['/api/leads/counts?view=open']);
  });

  it('answers no key while someone types or holds Ctrl, Alt or Meta', async () => {
    open();
    await screen.findByRole('article', { name: 'Lead a' });
    const search = screen.getByRole('searchbox', { name: 'Suche' });
    fireEvent.keyDown(search, { key: '?' });
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      fireEvent.keyDown(document.body, { key: '?', [modifier]: true });
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    await screen.findByRole('dialog', { name: 'Tasten' });
  });

  it('keeps single keys quiet once they are switched off', async () => {
    open();
    await screen.findByRole('article', { name: 'Lead a' });
    fireEvent.click(screen.getByRole('button', { name: 'Tasten' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Einzelne Tasten/ }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schliessen' }));
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tasten' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Einzelne Tasten/ }));
    expect(localStorage).toHaveLength(0);
  });
});
