import { chatTexts } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '#test/fake-api.ts';
import {
  aChatServer,
  FORGET,
  field,
  HISTORY,
  launcher,
  openAtOnce,
  openChat,
  panel,
  said,
  say,
} from '#test/the-chat.tsx';
import { press } from '#test/user.ts';

let api: FakeApi;

beforeEach(() => {
  api = aChatServer();
});

describe('the end of a conversation', () => {
  async function converse(): Promise<void> {
    await openChat();
    say('Offen?');
    await screen.findByText(/Ja, bis 17:30/);
    press('Gespräch löschen');
  }

  it('is asked about first', async () => {
    await converse();
    const question = screen.getByRole('alertdialog', { name: 'Gespräch löschen?' });
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Behalten' }));
    press('Behalten');
    expect(api.to(FORGET)).toEqual([]);
    expect(said()).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('leaves the greeting, and nothing in the browser', async () => {
    api.on(FORGET, { status: 204 });
    await converse();
    press('Löschen');
    await screen.findByRole('list', { name: 'Häufige Fragen' });
    expect(said()).toEqual([chatTexts.greeting]);
    expect(sessionStorage.length).toBe(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leaves nothing of what was said on an earlier visit either', async () => {
    api.on(FORGET, { status: 204 });
    const timestamp = '2026-03-02T09:00:00.000Z';
    api.on(HISTORY, { status: 200, body: { messages: [{ id: '1', role: 'user', content: 'Grüezi', timestamp }] } });
    await openAtOnce();
    await screen.findByText(/Grüezi$/);
    press('Gespräch löschen');
    press('Löschen');
    await screen.findByRole('list', { name: 'Häufige Fragen' });
    expect(said()).toEqual([chatTexts.greeting]);
  });

  it('says when it could not be had', async () => {
    api.on(FORGET, { status: 503 });
    await converse();
    press('Löschen');
    await screen.findByText(/Das hat nicht geklappt/);
    expect(said()).toHaveLength(3);
    press('Behalten');
    press('Gespräch löschen');
    expect(screen.queryByText(/Das hat nicht geklappt/)).toBeNull();
  });

  it('is given up with Escape, which then closes nothing else', async () => {
    await converse();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is not asked about any more when the chat is opened again', async () => {
    await converse();
    press('Chat schliessen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(launcher());
    await panel();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field()).toBeTruthy();
  });
});
