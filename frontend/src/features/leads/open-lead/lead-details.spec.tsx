import type { Lead, LeadHistory } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample, relatedExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';
import { LeadDetails } from './lead-details.tsx';

const { id, email } = leadExample;
const CONTACTS = `POST /api/leads/${id}/contacts`;
const REPLIES = `POST /api/leads/${id}/replies`;
const SENTENCE = 'Ergebnis in einem Satz';
const LINE = 'Was Sie hier begonnen haben, geht an die Hauptanfrage.';

const merged: Lead = { ...leadExample, mergedInto: relatedExample.id, version: 4 };
const survivor: Lead = { ...leadExample, id: relatedExample.id, status: 'processing', version: 7 };
const history: LeadHistory = {
  ...{ words: null, wayIn: 'json', reference: 'A-7K3M-9QXD' },
  ...{ entries: [], contacts: [], mails: [], photos: [] },
};

describe('a lead that is merged while one writes about it', () => {
  let api: FakeApi;
  let change: (lead: Lead) => void;

  function Details({ first }: { readonly first: Lead }) {
    const [lead, setLead] = useState(first);
    change = setLead;
    return <LeadDetails lead={lead} onEdit={() => undefined} onNext={null} onClose={() => undefined} />;
  }

  async function open(first: Lead): Promise<void> {
    renderPage(
      <SignedIn>
        <Details first={first} />
      </SignedIn>,
    );
    await screen.findByRole('region', { name: 'Nachricht' });
  }

  const merge = () => act(async () => change(merged));

  beforeEach(() => {
    sessionStorage.clear();
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'admin' } })
      .on(`GET /api/leads/${id}/history`, { status: 200, body: history })
      .on(CONTACTS, { status: 201, body: survivor })
      .on(REPLIES, { status: 201, body: survivor });
  });

  it('lets a contact be finished, and says where it goes', async () => {
    await open(leadExample);
    fireEvent.click(screen.getByRole('radio', { name: 'Erreicht' }));
    const sentence = screen.getByLabelText<HTMLInputElement>(SENTENCE);
    typeInto({ [SENTENCE]: 'Kommt am Montag' });
    await merge();
    // The very field, with focus and place.
    expect(screen.getByLabelText(SENTENCE)).toBe(sentence);
    expect(screen.getByText(LINE)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Antworten' })).toBeNull();
    press('Festhalten');
    await screen.findByText('Festgehalten · Erreicht');
    expect(api.to(CONTACTS)[0]?.body).toMatchObject({ text: 'Kommt am Montag' });
  });

  it('lets a mail be finished, also by whoever comes back to it', async () => {
    await open(leadExample);
    press('Antworten');
    await screen.findByLabelText('Vorlage');
    typeInto({ Betreff: 'Ihre Anfrage', Text: 'Guten Tag' });
    cleanup();
    await open(merged);
    await screen.findByDisplayValue('Guten Tag');
    expect(screen.getByText(LINE)).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Kontakt festhalten' })).toBeNull();
    press('Senden …');
    press('Jetzt senden');
    await screen.findByText(`Mail an ${email} unterwegs`);
    expect(api.to(REPLIES)).toHaveLength(1);
  });

  it('offers neither where nothing was begun', async () => {
    await open(leadExample);
    await merge();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Kontakt festhalten' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Antworten' })).toBeNull();
    expect(screen.queryByText(LINE)).toBeNull();
  });
});
