import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample, summaryExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';
import { StaffArea } from './staff-area.tsx';

const STATUS = 'GET /api/admin/status';
const LEADS = 'GET /api/leads';
const PATCH = `PATCH /api/leads/${leadExample.id}`;

describe('the staff area', () => {
  let api: FakeApi;
  const open = () => renderPage(<StaffArea />, '/admin');

  beforeEach(() => {
    sessionStorage.clear();
    api = new FakeApi()
      .install()
      .on(STATUS, { status: 200, body: { isAuthenticated: true, username: 'admin' } })
      .on('GET /api/leads/summary', { status: 200, body: { ...summaryExample, suspectedSpam: 4_000 } })
      .on(LEADS, { status: 200, body: [leadExample] })
      .on(PATCH, { status: 200, body: leadExample });
  });

  it('checks the session first, and takes a failed check for «not signed in»', async () => {
    api.on(STATUS, 'offline');
    open();
    expect(screen.getByText('Überprüfe Berechtigung...')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Admin-Anmeldung' });
    expect(api.to(LEADS)).toHaveLength(0);
  });

  it('says that name or password is wrong, and opens the leads after a login', async () => {
    api.on(STATUS, { status: 200, body: { isAuthenticated: false } }).on('POST /api/admin/login', { status: 401 });
    open();
    await screen.findByRole('heading', { name: 'Admin-Anmeldung' });
    typeInto({ Benutzername: 'admin', Passwort: 'falsch' });
    press('Anmelden');
    await screen.findByText('Benutzername oder Passwort ist falsch');
    api.on(STATUS, { status: 200, body: { isAuthenticated: true } }).on('POST /api/admin/login', { status: 200 });
    press('Anmelden');
    await screen.findByText('Willkommen im Admin-Bereich.');
    await screen.findByRole('heading', { name: 'Leads-Management' });
    expect(api.to('POST /api/admin/login')[1]?.body).toEqual({ username: 'admin', password: 'falsch' });
  });

  it('says where one is when a session ends, and again after the login', async () => {
    renderPage(
      <main id="inhalt" tabIndex={-1}>
        <StaffArea />
      </main>,
      '/admin',
    );
    const heading = await screen.findByRole('heading', { name: 'Leads-Management' });
    const content = screen.getByRole('main');
    content.focus();
    api.on(STATUS, { status: 200, body: { isAuthenticated: false } }).on(PATCH, { status: 401 });
    fireEvent.click(await screen.findByRole('button', { name: 'Abgeschlossen' }));
    const login = await screen.findByRole('heading', { name: 'Admin-Anmeldung' });
    await waitFor(() => expect(document.activeElement).toBe(login));
    api.on(STATUS, { status: 200, body: { isAuthenticated: true } }).on('POST /api/admin/login', { status: 200 });
    typeInto({ Benutzername: 'admin', Passwort: 'richtig' });
    screen.getByRole('button', { name: 'Anmelden' }).focus();
    press('Anmelden');
    await screen.findByRole('heading', { name: 'Leads-Management' });
    expect(heading.isConnected).toBe(false);
    expect(document.activeElement).toBe(content);
  });

  it('says within its frame that an address is no page, once somebody is signed in, and leads to the leads', async () => {
    api.on(STATUS, { status: 200, body: { isAuthenticated: false } });
    renderPage(<StaffArea />, '/admin/lieds');
    await screen.findByRole('heading', { name: 'Admin-Anmeldung' });
    api.on(STATUS, { status: 200, body: { isAuthenticated: true } }).on('POST /api/admin/login', { status: 200 });
    typeInto({ Benutzername: 'admin', Passwort: 'richtig' });
    press('Anmelden');
    await screen.findByRole('heading', { name: 'Seite nicht gefunden' });
    screen.getByText(/keine Seite unter «\/admin\/lieds»/);
    screen.getByRole('navigation', { name: 'Admin-Bereich' });
    fireEvent.click(screen.getByRole('link', { name: 'Zu den Leads' }));
    await screen.findByRole('heading', { name: 'Leads-Management' });
  });

  it('marks in its navigation the page that is shown, and not one whose address begins alike', async () => {
    api.on('GET /api/mail-templates', 'offline');
    renderPage(<StaffArea />, '/admin/angaben/vorlagen');
    const navigation = within(await screen.findByRole('navigation', { name: 'Admin-Bereich' }));
    const marked = navigation.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Mailvorlagen']);
  });

  it('asks for another password first, where the server says so', async () => {
    api.on(STATUS, { status: 200, body: { isAuthenticated: true, mustChangePassword: true } });
    open();
    await screen.findByRole('heading', { name: 'Neues Passwort wählen' });
    expect(api.to(LEADS)).toHaveLength(0);
  });

  it('goes back to the login at a 401, without trying again', async () => {
    api.on(LEADS, { status: 401 }).on('GET /api/leads/summary', { status: 401 });
    open();
    await screen.findByRole('heading', { name: 'Admin-Anmeldung' });
    await screen.findByText('Sitzung abgelaufen');
    expect(api.to(LEADS)).toHaveLength(1);
  });

  it('shows a lead with its badges, vehicle and service, and the counts on cards and tabs', async () => {
    open();
    const card = within(await screen.findByRole('article', { name: 'Beatrice Zürcher' }));
    for (const text of [
      'OFF-2024-001',
      'Fiat Ducato, 2019',
      'Keramikversiegelung',
      'Frühbucher',
      leadExample.subject,
    ]) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('tab', { name: /Frühbucher 5/ })).toBeTruthy();
    expect(document.querySelector('[data-count="rejected"] dd')?.textContent).toBe('4');
    expect(screen.getByRole('link', { name: "Spamverdacht 4'000 zu prüfen" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pipeline 12 nicht gesendete Mails' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mehr 12 nicht gesendete Mails' })).toBeTruthy();
  });

  it('sends a quick status in the name of the management and fetches list and counts again', async () => {
    open();
    const card = within(await screen.findByRole('article'));
    fireEvent.click(card.getByRole('button', { name: 'Abgeschlossen' }));
    await waitFor(() => expect(api.to(LEADS)).toHaveLength(2));
    expect(api.to(PATCH)[0]?.body).toEqual({ status: 'completed', processedBy: 'Geschäftsführung' });
    expect(api.to('GET /api/leads/summary')).toHaveLength(2);
  });

  it('edits with the version it saw, sends empty texts as null, and closes', async () => {
    open();
    await screen.findByRole('article');
    press('Bearbeiten');
    typeInto({ Angebotsnummer: '  ', 'Interne Notizen': ' Rückruf am Montag ' });
    press('Speichern');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.to(PATCH)[0]?.body).toEqual({
      status: 'pending',
      offerNumber: null,
      notes: 'Rückruf am Montag',
      version: 3,
    });
  });

  it('leads back to the lead and what was typed about it, after a session that ran out while saving', async () => {
    open();
    await screen.findByRole('article');
    press('Bearbeiten');
    typeInto({ 'Interne Notizen': 'Nicht verlieren' });
    const nothing = { entries: [], contacts: [], mails: [], photos: [] };
    api.on(`${LEADS}/${leadExample.id}/history`, { status: 200, body: { ...nothing, words: null } });
    api.on(PATCH, { status: 401 }).on('POST /api/admin/login', { status: 200 });
    press('Speichern');
    await screen.findByRole('heading', { name: 'Admin-Anmeldung' });
    typeInto({ Benutzername: 'admin', Passwort: 'ein-gutes-Passwort' });
    press('Anmelden');
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Interne Notizen');
    expect(notes.value).toBe('Nicht verlieren');
  });

  it('loads the next page by itself, from where the Link header says', async () => {
    api.on(LEADS, ({ path }) =>
      path.includes('cursor')
        ? { status: 200, body: [{ ...leadExample, id: 'b', name: 'Hans Muster' }] }
        : { status: 200, body: [leadExample], headers: { link: '</api/leads?cursor=abc>; rel="next"' } },
    );
    open();
    await screen.findByRole('article', { name: 'Hans Muster' });
    expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
  });

  it('tells an empty list from an empty filter', async () => {
    api.on(LEADS, { status: 200, body: [] });
    open();
    await screen.findByText('Keine Leads vorhanden.');
    fireEvent.mouseDown(screen.getByRole('tab', { name: /Chatbot/ }));
    await screen.findByText('Keine Leads mit dem ausgewählten Filter gefunden.');
    expect(api.to(LEADS)[1]?.path).toBe('/api/leads?formType=chatbot');
  });
});
