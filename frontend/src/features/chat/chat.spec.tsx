import { chatTexts } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '#test/fake-api.ts';
import { aChatServer, field, HISTORY, log, openAtOnce, openChat, SEND, said, say, type } from '#test/the-chat.tsx';
import { press } from '#test/user.ts';

let api: FakeApi;

beforeEach(() => {
  api = aChatServer();
});

/** An answer that comes when it is told to. */
function heldAnswer(): (words: string) => void {
  let release = (_: string) => {};
  const reply = new Promise<string>((resolve) => {
    release = resolve;
  });
  api.on(SEND, async () => ({ status: 200, body: { reply: await reply } }));
  return (words) => release(words);
}

describe('the chat', () => {
  it('greets first, offers common questions, and has stored nothing', async () => {
    await openChat();
    expect(said()).toEqual([chatTexts.greeting]);
    const questions = within(screen.getByRole('list', { name: 'Häufige Fragen' })).getAllByRole('button');
    expect(questions.map((question) => question.textContent)).toEqual(chatTexts.quickReplies);
    expect(document.activeElement).toBe(field());
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    expect(api.calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('sends what is typed and shows the reply below it, and notes that it is open', async () => {
    await openChat();
    say('  Haben Sie offen?\n');
    expect(field().value).toBe('');
    await screen.findByText(/Ja, bis 17:30 Uhr\./);
    expect(said()).toEqual([chatTexts.greeting, 'Haben Sie offen?', 'Ja, bis 17:30 Uhr.']);
    expect(api.to(SEND).map(({ body }) => body)).toEqual([{ message: 'Haben Sie offen?' }]);
    expect(screen.queryByRole('list', { name: 'Häufige Fragen' })).toBeNull();
    expect(Object.entries({ ...sessionStorage })).toEqual([['chat', '"open"']]);
    expect(screen.getByRole('button', { name: 'Senden' })).toBeTruthy();
  });

  it('shows a conversation that the server has kept, and does not ask the common questions again', async () => {
    const timestamp = '2026-03-02T09:00:00.000Z';
    const messages = [
      { id: '1', role: 'user', content: 'Grüezi', timestamp },
      { id: '2', role: 'bot', content: 'Worum geht es?', timestamp },
    ];
    api.on(HISTORY, { status: 200, body: { messages } });
    await openAtOnce();
    await screen.findByText(/Worum geht es/);
    expect(said()).toEqual([chatTexts.greeting, 'Grüezi', 'Worum geht es?']);
    expect(screen.queryByRole('list', { name: 'Häufige Fragen' })).toBeNull();
  });

  it('works where the kept conversation can not be had, and never shows twice what it learns of later', async () => {
    api.on(HISTORY, { status: 503 });
    await openChat();
    say('Offen?');
    await screen.findByText(/Ja, bis 17:30/);
    const timestamp = '2026-03-02T09:00:00.000Z';
    api.on(HISTORY, {
      status: 200,
      body: { messages: [{ id: '1', role: 'user', content: 'Offen?', timestamp }] },
    });
    fireEvent(window, new Event('online'));
    say('Und morgen?');
    await waitFor(() => expect(said()).toHaveLength(5));
    expect(said().filter((words) => words === 'Offen?')).toHaveLength(1);
  });

  it('reads out what the assistant adds, neither what was kept nor what the visitor says', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.on(HISTORY, async () => {
      await held;
      return { status: 200, body: { messages: [] } };
    });
    await openAtOnce();
    const before = log();
    release();
    await screen.findByRole('list', { name: 'Häufige Fragen' });
    // A live region that is new in the page tells nothing of what it brings along.
    expect(log()).not.toBe(before);
    const announcing = log();
    say('Offen?');
    await screen.findByText(/Ja, bis 17:30/);
    expect(log()).toBe(announcing);
    const lines = within(log()).getAllByRole('listitem');
    expect(lines.map((line) => line.getAttribute('aria-live'))).toEqual([null, 'off', null]);
  });

  it('waits for what was kept before it sends, so that nothing is shown twice', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.on(HISTORY, async () => {
      await held;
      return { status: 200, body: { messages: [] } };
    });
    await openAtOnce();
    say('Offen?');
    await screen.findByText('schreibt …', { exact: false });
    expect(api.to(SEND)).toEqual([]);
    release();
    await screen.findByText(/Ja, bis 17:30/);
    expect(said()).toHaveLength(3);
  });

  it.each(['', '   ', '\n\t \n'])('does not send %j', async (words) => {
    await openChat();
    type(words);
    fireEvent.keyDown(field(), { key: 'Enter' });
    press('Senden');
    expect(said()).toEqual([chatTexts.greeting]);
    expect(field().value).toBe(words);
    expect(screen.getByRole('button', { name: 'Senden' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('breaks the line with Shift and Enter, and keeps to itself while letters are composed', async () => {
    await openChat();
    type('eine Zeile');
    expect(fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(said()).toEqual([chatTexts.greeting]);
    expect(field().value).toBe('eine Zeile');
  });

  it('sends once when a key is pressed faster than the page is drawn', async () => {
    await openChat();
    type('Offen?');
    act(() => {
      for (let times = 0; times < 2; times += 1) {
        field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      }
    });
    await screen.findByText(/Ja, bis 17:30/);
    expect(said()).toHaveLength(3);
    expect(api.to(SEND)).toHaveLength(1);
  });

  it('takes nothing while a reply is awaited, and says that the assistant writes', async () => {
    const answer = heldAnswer();
    await openChat();
    say('Erste');
    expect(await screen.findByText('schreibt …', { exact: false })).toBeTruthy();
    expect([field().readOnly, field().getAttribute('aria-disabled')]).toEqual([true, 'true']);
    for (const name of ['Senden', 'Mensch anfragen', 'Gespräch löschen']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
      press(name);
    }
    say('Zweite');
    answer('Da bin ich.');
    await screen.findByText(/Da bin ich/);
    expect(api.to(SEND)).toHaveLength(1);
    expect([field().readOnly, field().getAttribute('aria-disabled')]).toEqual([false, null]);
  });

  it('sends a common question with one press, and a wish for a person', async () => {
    await openChat();
    press('Was ist das Autohotel?');
    await screen.findByText(/Ja, bis 17:30/);
    await waitFor(() => expect(document.activeElement).toBe(field()));
    press('Mensch anfragen');
    await waitFor(() => expect(said()).toHaveLength(5));
    const messages = api.to(SEND).map(({ body }) => (body as { message: string }).message);
    expect(messages).toEqual(['Was ist das Autohotel?', 'Ich möchte mit einem Menschen sprechen']);
  });

  it('shows what a visitor wrote as it is, and of the assistant’s words phone and mail as links', async () => {
    api.on(SEND, {
      status: 200,
      body: { reply: '<b>Anrufen</b>: [062](tel:+41620000000)\n[x](javascript:alert(1)) [Mail](mailto:a@b.ch)' },
    });
    await openChat();
    const hostile = '<img src=x onerror=alert(1)> [x](tel:117) \u202egnusseum';
    say(hostile);
    await screen.findByText(/Anrufen/);
    expect(said()[1]).toBe(hostile);
    expect(said()[2]).toBe('<b>Anrufen</b>: 062\n[x](javascript:alert(1)) Mail');
    const links = within(log()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+41620000000', 'mailto:a@b.ch']);
    expect(log().querySelector('img, b')).toBeNull();
  });

  it('counts what comes near the limit, and sends nothing beyond it', async () => {
    await openChat();
    type('x'.repeat(1_800));
    expect(screen.queryByText(/Zeichen/)).toBeNull();
    type('x'.repeat(1_950));
    expect(screen.getByText("1'950 von 2'000 Zeichen")).toBeTruthy();
    say('x'.repeat(2_001));
    expect(screen.getByText("Zu lang: 2'001 von 2'000 Zeichen")).toBeTruthy();
    expect(field().value).toHaveLength(2_001);
    expect(said()).toEqual([chatTexts.greeting]);
  });
});
