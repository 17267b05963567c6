import { chatTexts } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeApi } from '#test/fake-api.ts';
import {
  aChatServer,
  FORGET,
  field,
  HISTORY,
  openAtOnce,
  openChat,
  panel,
  SEND,
  said,
  say,
  type,
} from '#test/the-chat.tsx';
import { press } from '#test/user.ts';

let api: FakeApi;

beforeEach(() => {
  api = aChatServer();
});

const kept = () => sessionStorage.getItem('chat-draft') ?? '';

/** As a phone does that needs the room: everything but what the tab keeps is gone. */
function discardTab(): void {
  fireEvent(document, new Event('visibilitychange'));
  cleanup();
}

describe('what is written in the chat', () => {
  it('is kept at a rest in typing, and stands in the field after a reload', async () => {
    await openChat();
    type('Noch nicht fertig');
    await waitFor(() => expect(kept()).toContain('Noch nicht fertig'));
    type('Noch nicht fertig, aber');
    discardTab();
    await openChat();
    expect(field().value).toBe('Noch nicht fertig, aber');
    type('');
    expect(kept()).toBe('');
  });

  it('stands there too when it was sent and got no answer, above what was typed since', async () => {
    api.on(SEND, 'offline');
    await openChat();
    say('Offen?');
    await screen.findByRole('button', { name: 'Nochmals senden' });
    type('Und am Samstag?');
    discardTab();
    api.on(SEND, { status: 200, body: { reply: 'Doch noch.' } });
    await openAtOnce();
    expect(field().value).toBe('Offen?\n\nUnd am Samstag?');
    say('Offen?');
    await screen.findByText(/Doch noch/);
    expect(kept()).toBe('');
  });

  it('stands there when the page was left before the answer, unless it has arrived', async () => {
    api.on(SEND, () => new Promise(() => undefined));
    await openChat();
    say('Offen?');
    await screen.findByText(/schreibt …/);
    discardTab();
    await openAtOnce();
    expect(field().value).toBe('Offen?');
    cleanup();

    sessionStorage.setItem('chat-draft', JSON.stringify({ unanswered: 'Offen?', typed: '' }));
    const timestamp = '2026-03-02T09:00:00.000Z';
    api.on(HISTORY, { status: 200, body: { messages: [{ id: '1', role: 'user', content: 'Offen?', timestamp }] } });
    await openAtOnce();
    await waitFor(() => expect(field().value).toBe(''));
    expect(kept()).toBe('');
  });

  it('goes with the conversation when that is deleted', async () => {
    api.on(FORGET, { status: 204 });
    await openChat();
    say('Offen?');
    await screen.findByText(/Ja, bis 17:30/);
    type('Noch nicht fertig');
    press('Gespräch löschen');
    press('Löschen');
    await screen.findByRole('list', { name: 'Häufige Fragen' });
    await panel();
    expect(said()).toEqual([chatTexts.greeting]);
    expect(field().value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});
