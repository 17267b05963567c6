import type { Lead } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { LeadPane } from './lead-pane.tsx';
import { useOpenLead } from './open-lead.tsx';

const { id } = leadExample;
const LEAD = `GET /api/leads/${id}`;
const CONTACTS = `POST /api/leads/${id}/contacts`;

describe('the open lead beside the list', () => {
  let api: FakeApi;
  let renew: () => Promise<void>;
  let goTo: (address: string) => void;

  function Pane({ listed }: { readonly listed: readonly Lead[] }) {
    const opened = useOpenLead(listed, true);
    const client = useQueryClient();
    const navigate = useNavigate();
    renew = () => client.invalidateQueries({ queryKey: LEADS_KEY });
    goTo = (address) => void navigate(address);
    return (
      <>
        <LeadPane opened={opened} />
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

  it('is let go of once it is not there any more', async () => {
    await open(`/admin?lead=${id}`);
    api.on(LEAD, { status: 404 });
    await act(() => renew());
    await screen.findByText('Der verlinkte Lead konnte nicht geladen werden.');
    expect(address()).toBe('');
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
