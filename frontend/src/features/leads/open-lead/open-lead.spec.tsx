import type { Lead } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { LEADS_KEY } from '../api/leads.ts';
import { LeadPane } from './lead-pane.tsx';
import { useOpenLead } from './open-lead.tsx';

const { id } = leadExample;
const LEAD = `GET /api/leads/${id}`;

describe('the open lead beside the list', () => {
  let api: FakeApi;
  let renew: () => Promise<void>;

  function Pane({ listed }: { readonly listed: readonly Lead[] }) {
    const opened = useOpenLead(listed, true);
    const client = useQueryClient();
    renew = () => client.invalidateQueries({ queryKey: LEADS_KEY });
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
});
