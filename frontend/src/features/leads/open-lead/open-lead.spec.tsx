import type { Lead } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { openedState } from '../edit-lead/edit-state.ts';
import { LeadDrafts } from '../edit-lead/lead-drafts.tsx';
import { LeadPane } from './lead-pane.tsx';
import { OpenLeadDialog, useOpenLead } from './open-lead.tsx';

const { id } = leadExample;
const LEAD = `GET /api/leads/${id}`;
const history = {
  words: { ...leadExample },
  wayIn: 'json',
  reference: null,
  entries: [],
  contacts: [],
  photos: [],
  mails: [],
};
const GONE = 'Diese Anfrage gibt es nicht mehr';
const CONTACTS = `POST /api/leads/${id}/contacts`;

describe('the open lead beside the list', () => {
  let api: FakeApi;
  let renew: () => Promise<void>;
  let cached: () => string;
  let goTo: (address: string) => void;

  function Pane({ listed }: { readonly listed: readonly Lead[] }) {
    const opened = useOpenLead(listed, true);
    const client = useQueryClient();
    const navigate = useNavigate();
    cached = () =>
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data ?? null),
      );
    renew = () => client.invalidateQueries({ queryKey: LEADS_KEY });
    goTo = (address) => void navigate(address);
    return (
      <>
        <LeadPane opened={opened} />
        <OpenLeadDialog opened={opened} hasPane />
        <output aria-label="Adresse">{useLocation().search}</output>
      </>
    );
  }

  async function open(address: string, listed: readonly Lead[] = []): Promise<void> {
    renderPage(
      <SignedIn>
        <Pane listed={listed} />
      </SignedIn>,
      address,
    );
    await screen.findByRole('heading', { name: leadExample.name });
  }

  const address = () => screen.getByLabelText('Adresse').textContent;

  beforeEach(() => {
    sessionStorage.clear();
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'admin' } })
      .on(LEAD, { status: 200, body: leadExample });
  });

  it.each<FakeAnswer>(['offline', { status: 503 }])(
    'stays open where it can’t be fetched again: %j',
    async (answer) => {
      await open(`/admin?lead=${id}`);
      api.on(LEAD, answer);
      await act(() => renew());
      await waitFor(() => expect(api.to(LEAD)).toHaveLength(2));
      expect(screen.queryByText('Der verlinkte Lead konnte nicht geladen werden.')).toBeNull();
      expect(address()).toBe(`?lead=${id}`);
    },
  );

  it('gives way to a word that it was deleted, with all that was kept of it', async () => {
    api.on(`${LEAD}/history`, { status: 200, body: history });
    await open(`/admin?lead=${id}`);
    fireEvent.click(screen.getByRole('radio', { name: 'Combox' }));
    new LeadDrafts('admin', id).keep(openedState(leadExample));
    new LeadDrafts('admin', 'other').keep(openedState(leadExample));
    expect(cached()).toContain(leadExample.email);
    api.on(LEAD, { status: 404 });
    await act(() => renew());
    const heading = await screen.findByRole('heading', { name: GONE });
    expect(document.activeElement).toBe(heading);
    expect(document.body.textContent).not.toContain(leadExample.name);
    expect(Object.keys(sessionStorage)).toEqual(['lead-draft:admin:other']);
    expect(cached()).not.toContain(leadExample.email);
    press('Zur Liste');
    expect(address()).toBe('');
  });

  it('is looked for once a change of it was refused, and takes its editor along', async () => {
    api.on(`PATCH /api/leads/${id}`, { status: 404 });
    await open(`/admin?lead=${id}`);
    press('Bearbeiten');
    const editor = await screen.findByRole('dialog', { name: 'Lead bearbeiten' });
    fireEvent.change(within(editor).getByLabelText('Interne Notizen'), { target: { value: 'Ruft zurück' } });
    expect(sessionStorage).toHaveLength(1);
    api.on(LEAD, { status: 404 });
    press('Speichern');
    const dialog = await screen.findByRole('dialog', { name: GONE });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(sessionStorage).toHaveLength(0);
    expect(document.body.textContent).not.toContain(leadExample.name);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zur Liste' }));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('keeps the focus and what is being typed where a colleague’s change comes in, and shows that once it is saved', async () => {
    api.on('GET /api/admin/colleagues', { status: 200, body: ['admin', 'berta', 'carla'] });
    await open(`/admin?lead=${id}`);
    const person = await screen.findByLabelText<HTMLSelectElement>('Kollegin oder Kollege');
    const day = screen.getByLabelText<HTMLInputElement>('Datum der Wiedervorlage');
    const change = (changed: Partial<Lead>) => {
      api.on(LEAD, { status: 200, body: { ...leadExample, ...changed } });
      return act(() => renew());
    };
    act(() => person.focus());
    fireEvent.change(person, { target: { value: 'carla' } });
    await change({ assignedTo: 'berta' });
    await screen.findByText('berta', { selector: 'span' });
    expect(document.activeElement).toBe(person);
    expect(person.value).toBe('carla');
    act(() => day.focus());
    // As much as browsers say of half a day.
    fireEvent.keyDown(day, { key: '2' });
    await change({ assignedTo: 'carla', followUpOn: '2099-12-24' });
    await screen.findByText(/24\. Dezember 2099$/);
    expect(document.activeElement).toBe(day);
    expect(day.value).toBe('');
    fireEvent.change(day, { target: { value: '2099-12-31' } });
    await change({ assignedTo: 'berta', followUpOn: '2099-12-31' });
    await waitFor(() => expect(person.value).toBe('berta'));
    await change({ assignedTo: null, followUpOn: '2100-01-05' });
    await waitFor(() => expect(day.value).toBe('2100-01-05'));
    expect(document.activeElement).toBe(day);
  });

  it('takes the focus from what goes with a change of it', async () => {
    api.on(LEAD, { status: 200, body: { ...leadExample, followUpOn: '2099-12-24' } });
    await open(`/admin?lead=${id}`);
    const remove = await screen.findByRole('button', { name: 'Wiedervorlage entfernen' });
    act(() => remove.focus());
    api.on(`PATCH /api/leads/${id}`, { status: 200, body: leadExample }).on(LEAD, { status: 200, body: leadExample });
    fireEvent.click(remove);
    await waitFor(() => expect(remove.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: leadExample.name }));
  });

  async function recordLate(): Promise<(answer: FakeAnswer) => Promise<void>> {
    let give: (answer: FakeAnswer) => void = () => undefined;
    api.on(CONTACTS, () => new Promise((resolve) => (give = resolve)));
    await open(`/admin?typ=promo&lead=${id}&modus=kontakt`, [leadExample]);
    fireEvent.click(screen.getByRole('radio', { name: 'Combox' }));
    press('Festhalten');
    await waitFor(() => expect(api.to(CONTACTS)).toHaveLength(1));
    return (answer) => act(async () => give(answer));
  }

  it.each([
    ['in the editor', `?typ=promo&lead=${id}&modus=bearbeiten`, `?typ=promo&lead=${id}&modus=bearbeiten`],
    ['under another filter', `?typ=contact&lead=${id}&modus=kontakt`, `?typ=contact&lead=${id}`],
  ])('leaves whoever is %s there when a contact is answered late', async (_, meanwhile, then) => {
    const answer = await recordLate();
    act(() => goTo(meanwhile));
    await answer({ status: 201, body: leadExample });
    await screen.findByText('Festgehalten · Combox');
    expect(address()).toBe(then);
  });
});
