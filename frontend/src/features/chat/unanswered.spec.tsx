import { CONVERSATION_KEY, chatTexts } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '#test/fake-api.ts';
import { aChatServer, field, log, openChat, SEND, said, say } from '#test/the-chat.tsx';
import { press } from '#test/user.ts';

const FAILURE = 'Entschuldigung, es gab einen Fehler. Bitte rufen Sie uns direkt an: +41 62 000 00 00.';

let api: FakeApi;

beforeEach(() => {
  api = aChatServer();
});

const keys = () => api.to(SEND).map(({ headers }) => headers[CONVERSATION_KEY]);

const ids = () => api.to(SEND).map(({ headers }) => headers['idempotency-key']);

it('a message that is said twice has an id each time', async () => {
  await openChat();
  say('ja');
  await waitFor(() => expect(said()).toHaveLength(3));
  say('ja');
  await waitFor(() => expect(said()).toHaveLength(5));
  expect(new Set(ids()).size).toBe(2);
});

describe('a message that gets no answer', () => {
  it.each([{ status: 500 }, { status: 503, body: { detail: 'x' } }, { status: 200, body: {} }, 'offline'] as const)(
    'is regretted with the phone number, stays, and can be sent again (%j)',
    async (answer) => {
      api.on(SEND, answer);
      await openChat();
      say('Offen?');
      await screen.findByText(/Entschuldigung/);
      expect(said()).toEqual([chatTexts.greeting, 'Offen?', FAILURE]);
      expect(within(log()).getByRole('link').getAttribute('href')).toBe('tel:+41620000000');
      api.on(SEND, { status: 200, body: { reply: 'Doch noch.' } });
      press('Nochmals senden');
      await screen.findByText(/Doch noch/);
      expect(said()).toEqual([chatTexts.greeting, 'Offen?', 'Doch noch.']);
      expect(api.to(SEND).map(({ body }) => body)).toEqual([
        { message: 'Offen?' },
        { message: 'Offen?', isRepeat: true },
      ]);
      expect(screen.queryByRole('button', { name: 'Nochmals senden' })).toBeNull();
      const [id, sameId] = ids();
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(sameId).toBe(id);
      const [key, again] = keys();
      expect(key).toMatch(/^[\da-f-]{36}$/);
      expect(again).toBe(key);
      expect(sessionStorage.getItem('chat-key')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(field()));
    },
  );

  it('is about the conversation that it began after a reload, too, until there is an answer', async () => {
    api.on(SEND, 'offline');
    await openChat();
    say('Offen?');
    await screen.findByRole('button', { name: 'Nochmals senden' });
    cleanup();
    api.on(SEND, { status: 200, body: { reply: 'Doch noch.' } });
    await openChat();
    say('Und am Samstag?');
    await screen.findByText(/Doch noch/);
    say('Und am Sonntag?');
    await waitFor(() => expect(said()).toHaveLength(5));
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('says that too many came, in the server’s words', async () => {
    api.on(SEND, { status: 429, body: { detail: 'Bitte warten Sie einen Moment.' } });
    await openChat();
    say('Offen?');
    await screen.findByText('Bitte warten Sie einen Moment.');
    expect(said().at(-1)).toBe(FAILURE);
  });

  it('goes back into the field where it will never be accepted', async () => {
    api.on(SEND, { status: 413 });
    await openChat();
    say('Sehr lang');
    await screen.findByText(/1 bis 2'000 Zeichen/);
    press('Nachricht ändern');
    expect(field().value).toBe('Sehr lang');
    expect(said()).toEqual([chatTexts.greeting]);
    expect(api.to(SEND)).toHaveLength(1);
  });
});
