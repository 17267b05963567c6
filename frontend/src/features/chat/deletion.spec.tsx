import { CONVERSATION_KEY, chatTexts } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeAnswer, FakeApi } from '#test/fake-api.ts';
import {
  aChatServer,
  FORGET,
  field,
  HISTORY,
  launcher,
  openAtOnce,
  openChat,
  panel,
  SEND,
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

  describe('while it is on its way', () => {
    let answer: (given: FakeAnswer) => Promise<void>;

    beforeEach(() => {
      const answered = new Promise<FakeAnswer>((resolve) => {
        answer = (given) => act(async () => resolve(given));
      });
      api.on(FORGET, () => answered);
    });

    async function beginDeletion(): Promise<void> {
      press('Löschen');
      await screen.findByRole('button', { name: 'Wird gelöscht …' });
    }

    const question = () => screen.queryByRole('alertdialog', { name: 'Gespräch löschen?' });

    it('can not be left, so that nothing is written that it would delete', async () => {
      await converse();
      await beginDeletion();
      expect(screen.queryByRole('button', { name: 'Behalten' })).toBeNull();
      fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
      expect(question()).toBeTruthy();
      press('Chat schliessen');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      fireEvent.click(launcher());
      await panel();
      expect(question()).toBeTruthy();
      await answer({ status: 204 });
      await waitFor(() => expect(question()).toBeNull());
      expect(said()).toEqual([chatTexts.greeting]);
    });

    it('is done with when the chat was closed meanwhile', async () => {
      await converse();
      await beginDeletion();
      press('Chat schliessen');
      await answer({ status: 204 });
      fireEvent.click(launcher());
      await panel();
      expect(question()).toBeNull();
      expect(said()).toEqual([chatTexts.greeting]);
    });

    it('sends no message again, and keeps it where the deletion fails', async () => {
      await openChat();
      api.on(SEND, { status: 503 });
      say('Offen?');
      await screen.findByRole('button', { name: 'Nochmals senden' });
      press('Gespräch löschen');
      await beginDeletion();
      press('Nochmals senden');
      expect(api.to(SEND)).toHaveLength(1);
      expect(question()).toBeTruthy();
      await answer({ status: 503 });
      await screen.findByText(/Das hat nicht geklappt/);
      expect(said()).toContain('Offen?');
      press('Nochmals senden');
      await waitFor(() => expect(api.to(SEND)).toHaveLength(2));
      // What the lost answer was about goes, too.
      const [sent] = api.to(SEND);
      expect(api.to(FORGET).map(({ headers }) => headers)).toEqual([
        { [CONVERSATION_KEY]: sent?.headers[CONVERSATION_KEY] },
      ]);
    });
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
