import type { LeadEvent } from '@fahrzeugpflege/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { callApi } from '#lib/api-client.ts';
import { FakeApi } from '#test/fake-api.ts';
import { FakeLeadStream } from '#test/fake-lead-stream.ts';
import { leadExample, summaryExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { changeLead } from '../api/lead.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { LiveMark, LiveStatus } from './live-notices.tsx';
import { useLiveLeads } from './use-live-leads.ts';

const SECOND = 1_000;
const SUMMARY = 'GET /api/leads/summary';
const HISTORY = 'GET /api/leads/a/history';
const PATCH = 'PATCH /api/leads/a';
const LEADS = ['a', 'b', 'c'];
const answered = (version: number) => ({ status: 200, body: { ...leadExample, id: 'a', version } });
const INTERRUPTED = /^Live-Verbindung unterbrochen/;

/** A page of leads with all that lives by the stream. */
function Page() {
  const [openLeadId, setOpenLeadId] = useState<string>();
  const live = useLiveLeads(openLeadId);
  useQuery({ queryKey: [...LEADS_KEY, 'summary'] });
  useQuery({
    queryKey: [...LEADS_KEY, 'a', 'history'],
    queryFn: () => callApi('/api/leads/a/history').then(() => null),
  });
  const change = useMutation({ mutationFn: () => changeLead('a', {}) });
  return (
    <>
      <LiveStatus {...live} />
      <button type="button" onClick={() => change.mutate()}>
        Ändern
      </button>
      {LEADS.map((id) => (
        <article key={id} aria-label={id}>
          <LiveMark leadId={id} />
          <button type="button" onClick={() => setOpenLeadId(id)} aria-label={`${id} öffnen`} />
        </article>
      ))}
    </>
  );
}

describe('a page of leads', () => {
  let api: FakeApi;
  let stream: FakeLeadStream;
  let visibility: jest.SpiedGetter<DocumentVisibilityState>;

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const open = async () => {
    const { unmount } = renderPage(
      <SignedIn>
        <Page />
      </SignedIn>,
    );
    await pass(10);
    return { unmount };
  };
  const tell = async (event: Partial<LeadEvent> & { leadId: string }, id?: string) => {
    const sentId = stream.tell({ action: 'received', actor: 'system', version: 1, ...event }, id);
    await pass(10);
    return sentId;
  };
  const marks = () => LEADS.map((id) => screen.getByRole('article', { name: id }).textContent);
  const look = async (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(0);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.title = 'Admin-Bereich';
    api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'berta' } })
      .on(HISTORY, { status: 200, body: {} })
      .on(SUMMARY, { status: 200, body: summaryExample })
      .on(PATCH, answered(5));
    stream = new FakeLeadStream().install();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('fetches once, and again when something happens; a thousand events at once cost two fetches', async () => {
    await open();
    expect(api.to(SUMMARY)).toHaveLength(1);
    for (let count = 0; count < 1_000; count += 1) {
      stream.tell({ leadId: `lead ${count}`, action: 'received', actor: 'system', version: 1 });
    }
    await pass(900);
    expect(api.to(SUMMARY)).toHaveLength(2);
    await pass(10 * SECOND);
    expect(api.to(SUMMARY).length).toBeLessThanOrEqual(3);
    expect(screen.getByText("1'000 neue Anfragen")).toBeTruthy();
  });

  it('has leads fetched and marked again and again while the counts are still on their way', async () => {
    await open();
    api.on(SUMMARY, () => new Promise<never>(() => undefined));
    await tell({ leadId: 'b' });
    await pass(SECOND);
    expect(marks()).toEqual(['', 'Neu', '']);
    await tell({ leadId: 'c' });
    await pass(SECOND);
    expect(marks()).toEqual(['', 'Neu', 'Neu']);
    expect(api.to(HISTORY)).toHaveLength(3);
    expect(api.to(SUMMARY)).toHaveLength(2);
  });

  it('has the counts alone fetched when a mail could not be sent', async () => {
    await open();
    stream.tellOfMails();
    await pass(5 * SECOND);
    expect(api.to(SUMMARY)).toHaveLength(2);
    expect(api.to(HISTORY)).toHaveLength(1);
  });

  it('has everything fetched when other opening hours make other leads due', async () => {
    await open();
    stream.tellOfFacts();
    await pass(SECOND);
    expect([api.to(SUMMARY), api.to(HISTORY)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('has what could not be loaded fetched once the connection stands', async () => {
    stream.status = 'offline';
    api.on(HISTORY, 'offline');
    await open();
    await pass(10 * SECOND);
    expect(api.to(HISTORY)).toHaveLength(1);
    stream.status = 200;
    api.on(HISTORY, { status: 200, body: {} });
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(10);
    expect(api.to(HISTORY)).toHaveLength(2);
  });

  it('goes on fetching at most once a second while things go on happening', async () => {
    await open();
    for (let tenth = 0; tenth < 100; tenth += 1) {
      stream.tell({ leadId: 'a', action: 'changed', actor: 'claudia', version: 2 });
      await pass(SECOND / 10);
    }
    const { length } = api.to(SUMMARY);
    expect(length).toBeGreaterThan(5);
    expect(length).toBeLessThanOrEqual(12);
  });

  it('marks new leads until they are opened, and says how many came', async () => {
    await open();
    await tell({ leadId: 'a' });
    expect(screen.getByText('1 neue Anfrage')).toBeTruthy();
    await tell({ leadId: 'b' });
    await tell({ leadId: 'c', action: 'released', actor: 'claudia' });
    await pass(2 * SECOND);
    expect(screen.getByText('2 neue Anfragen')).toBeTruthy();
    expect(marks()).toEqual(['Neu', 'Neu', 'Neu']);
    await pass(600 * SECOND);
    expect(marks()).toEqual(['Neu', 'Neu', 'Neu']);
    press('b öffnen');
    expect(marks()).toEqual(['Neu', '', 'Neu']);
  });

  it('marks what someone else changed for a minute, and not what the system did', async () => {
    await open();
    await tell({ leadId: 'a', action: 'changed', actor: 'claudia' });
    await tell({ leadId: 'b', action: 'anonymised', actor: 'system' });
    expect(marks()).toEqual(['soeben geändert von claudia', '', '']);
    await pass(60 * SECOND);
    expect(marks()).toEqual(['', '', '']);
    expect(screen.queryByText(/neue Anfrage/)).toBeNull();
  });

  it('does not tell people what they did here, however late it hears of it, but what they did elsewhere', async () => {
    await open();
    await tell({ leadId: 'a' });
    expect(marks()).toEqual(['Neu', '', '']);
    press('Ändern');
    await pass(60 * SECOND);
    await tell({ leadId: 'a', action: 'changed', actor: 'berta', version: 5 });
    expect(marks()).toEqual(['', '', '']);
    await tell({ leadId: 'b', action: 'changed', actor: 'claudia', version: 5 });
    await tell({ leadId: 'c', action: 'changed', actor: 'berta', version: 5 });
    await pass(SECOND);
    expect(marks()).toEqual(['', 'soeben geändert von claudia', 'soeben geändert von berta']);
  });

  it('tells people what they did elsewhere right after a change here, by its version', async () => {
    await open();
    press('Ändern');
    await tell({ leadId: 'a', action: 'changed', actor: 'berta', version: 6 });
    expect(marks()).toEqual(['soeben geändert von berta', '', '']);
  });

  it('takes a mark back where the answer to the change comes after the news of it', async () => {
    await open();
    let answer: (value: ReturnType<typeof answered>) => void = () => undefined;
    api.on(PATCH, () => new Promise((resolve) => (answer = resolve)));
    press('Ändern');
    await tell({ leadId: 'a', action: 'changed', actor: 'berta', version: 5 });
    answer(answered(5));
    await pass(10);
    expect(marks()).toEqual(['', '', '']);
  });

  it('keeps the mark of what a colleague did after a change here that is answered only then', async () => {
    await open();
    let answer: (value: ReturnType<typeof answered>) => void = () => undefined;
    api.on(PATCH, () => new Promise((resolve) => (answer = resolve)));
    press('Ändern');
    await tell({ leadId: 'a', action: 'changed', actor: 'claudia', version: 6 });
    answer(answered(5));
    await pass(10);
    expect(marks()).toEqual(['soeben geändert von claudia', '', '']);
  });

  it('ignores an event that it is sent a second time', async () => {
    await open();
    const id = await tell({ leadId: 'a' });
    await pass(5 * SECOND);
    const { length } = api.to(SUMMARY);
    press('a öffnen');
    await tell({ leadId: 'a' }, id);
    await pass(5 * SECOND);
    expect(marks()).toEqual(['', '', '']);
    expect(api.to(SUMMARY)).toHaveLength(length);
  });

  it('fetches everything at a reset, and after every loss of the connection', async () => {
    await open();
    stream.reset();
    await pass(SECOND);
    expect(api.to(SUMMARY)).toHaveLength(2);
    stream.connection.lose();
    await pass(3 * SECOND);
    expect(api.to(SUMMARY)).toHaveLength(3);
  });

  it('leaves alone what never loaded: its reader sees the failure, and tries again', async () => {
    api.on(SUMMARY, { status: 500 });
    await open();
    await tell({ leadId: 'a' });
    await pass(5 * SECOND);
    expect(api.to(SUMMARY)).toHaveLength(1);
  });

  it('says that the connection is lost when that lasts, not at every short outage, and no more when it is back', async () => {
    await open();
    stream.connection.lose();
    await pass(4 * SECOND);
    expect(screen.queryByText(INTERRUPTED)).toBeNull();
    stream.status = 'offline';
    stream.connection.lose();
    await pass(4 * SECOND);
    expect(screen.queryByText(INTERRUPTED)).toBeNull();
    await pass(2 * SECOND);
    expect(screen.getByText(INTERRUPTED)).toBeTruthy();
    stream.status = 200;
    await pass(30 * SECOND);
    expect(screen.queryByText(INTERRUPTED)).toBeNull();
  });

  it('tries at once when someone looks again', async () => {
    stream.status = 'offline';
    await open();
    await pass(20 * SECOND);
    stream.status = 200;
    await look('hidden');
    const { length } = stream.connections;
    await look('visible');
    expect(stream.connections).toHaveLength(length + 1);
  });

  it('does not trust a connection that still seems open when the network is gone', async () => {
    await open();
    stream.status = 'offline';
    act(() => void window.dispatchEvent(new Event('offline')));
    await pass(6 * SECOND);
    expect(screen.getByText(INTERRUPTED)).toBeTruthy();
    stream.status = 200;
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(10);
    expect(screen.queryByText(INTERRUPTED)).toBeNull();
  });

  it('counts in the browser title what came while nobody looked', async () => {
    const { unmount } = await open();
    await tell({ leadId: 'a' });
    expect(document.title).toBe('Admin-Bereich');
    await look('hidden');
    await pass(2 * SECOND);
    await tell({ leadId: 'b' });
    await pass(2 * SECOND);
    await tell({ leadId: 'c' });
    await pass(2 * SECOND);
    expect(document.title).toBe('(2) Admin-Bereich');
    await look('visible');
    expect(document.title).toBe('Admin-Bereich');
    await look('hidden');
    await tell({ leadId: 'c' });
    await pass(2 * SECOND);
    expect(document.title).toBe('(1) Admin-Bereich');
    unmount();
    expect(document.title).toBe('Admin-Bereich');
  });

  it('closes the connection when it is left', async () => {
    const { unmount } = await open();
    unmount();
    stream.connection.end();
    await pass(60 * SECOND);
    expect(stream.connections).toHaveLength(1);
  });
});
