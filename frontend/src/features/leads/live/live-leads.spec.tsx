import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { FakeLeadStream } from '#test/fake-lead-stream.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { useLiveLeads } from './use-live-leads.ts';

const [DELETED = '', ANONYMISED = '', KEPT = ''] = ['de1e7ed0', 'a0000000', 'b0000000'].map(
  (start) => `${start}-0000-4000-8000-000000000000`,
);
const KINDS = ['', ':kontakt', ':antwort'];
const draftsAbout = (id: string) => KINDS.map((kind) => `lead-draft:berta:${id}${kind}`).sort();
const TEMPLATE = 'lead-draft:berta:c0000000-0000-4000-8000-000000000000:vorlage';
const drafts = () =>
  Object.keys(sessionStorage)
    .filter((name) => name !== TEMPLATE)
    .sort();
const historyWith = (action: string) => ({ status: 200, body: { entries: [{ action: 'received' }, { action }] } });

function Page() {
  useLiveLeads(undefined);
  return null;
}

describe('of what was typed about leads a page', () => {
  let api: FakeApi;
  let stream: FakeLeadStream;

  const open = async () => {
    renderPage(
      <SignedIn>
        <Page />
      </SignedIn>,
    );
    await waitFor(() => expect(stream.connections).toHaveLength(1));
  };
  const forget = () => {
    api.on(`GET /api/leads/${DELETED}/history`, { status: 404 });
    api.on(`GET /api/leads/${ANONYMISED}/history`, historyWith('anonymised'));
  };

  beforeEach(() => {
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'berta' } });
    stream = new FakeLeadStream().install();
    // A template of answers that somebody rewrites: its id is none of a lead.
    sessionStorage.setItem(TEMPLATE, '{}');
    for (const id of [DELETED, ANONYMISED, KEPT]) {
      api.on(`GET /api/leads/${id}/history`, historyWith('changed'));
      for (const name of draftsAbout(id)) sessionStorage.setItem(name, '{}');
    }
  });
  afterEach(() => {
    expect(sessionStorage.getItem(TEMPLATE)).toBe('{}');
    sessionStorage.clear();
  });

  it('drops all once it is told that a lead was anonymised, and nothing at a change', async () => {
    await open();
    act(() => {
      stream.tell({ leadId: KEPT, action: 'changed', actor: 'claudia', version: 2 });
      stream.tell({ leadId: ANONYMISED, action: 'anonymised', actor: 'claudia', version: 2 });
    });
    await waitFor(() => expect(drafts()).toEqual([...draftsAbout(KEPT), ...draftsAbout(DELETED)].sort()));
  });

  it('drops all when it is opened, where a lead was deleted or anonymised before', async () => {
    forget();
    await open();
    await waitFor(() => expect(drafts()).toEqual(draftsAbout(KEPT)));
  });

  it('drops all when it hears that it missed something', async () => {
    await open();
    forget();
    act(() => stream.reset());
    await waitFor(() => expect(drafts()).toEqual(draftsAbout(KEPT)));
  });
});
