import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { aChatServer, field, HISTORY, launcher, openChat, panel, said, say, type } from '#test/the-chat.tsx';
import { aWindow, press } from '#test/user.ts';
import { ChatLauncher } from './chat-launcher.tsx';

let api: FakeApi;

beforeEach(() => {
  api = aChatServer();
});

describe('opening and closing', () => {
  it('gives the focus back with Escape, and keeps what was said and typed', async () => {
    await openChat();
    say('Offen?');
    await screen.findByText(/Ja, bis 17:30/);
    type('Noch nicht gese');
    fireEvent.keyDown(field(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(launcher()));
    expect(sessionStorage.getItem('chat')).toBeNull();
    fireEvent.click(launcher());
    await panel();
    expect(said()).toHaveLength(3);
    expect(field().value).toBe('Noch nicht gese');
    expect(api.to(HISTORY)).toHaveLength(1);
  });

  it('leaves no entry in the history where it was open and did not open again after a reload', () => {
    history.replaceState({ chat: true, idx: 0 }, '');
    renderPage(<ChatLauncher />);
    expect(history.state).toEqual({ idx: 0 });
  });

  it('closes at its button', async () => {
    await openChat();
    press('Chat schliessen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves Escape to the page while that has the focus', async () => {
    await openChat();
    launcher().focus();
    fireEvent.keyDown(launcher(), { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeTruthy();
    launcher().blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads the focus round within the chat', async () => {
    const opened = await openChat();
    const person = screen.getByRole('button', { name: 'Mensch anfragen' });
    const close = screen.getByRole('button', { name: 'Chat schliessen' });
    person.focus();
    fireEvent.keyDown(person, { key: 'Tab' });
    expect(document.activeElement).toBe(close);
    fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(person);
    expect(opened.contains(person)).toBe(true);
  });

  it('takes the place of the page in a small window, and brings up no keyboard by itself', async () => {
    aWindow({ isSmall: true, isTouched: true });
    const opened = await openChat();
    expect(document.activeElement).toBe(opened);
    expect(opened.hasAttribute('data-holds-page')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Chat öffnen' })).toBeNull();
  });

  it('opens by itself after a reload if it was open, and takes no focus then', async () => {
    sessionStorage.setItem('chat', '"open"');
    const messages = [{ id: '1', role: 'bot', content: 'Worum geht es?', timestamp: '2026-03-02T09:00:00.000Z' }];
    api.on(HISTORY, { status: 200, body: { messages } });
    renderPage(<ChatLauncher />);
    await panel();
    await screen.findByText(/Worum geht es/);
    expect(document.activeElement).toBe(document.body);
    expect(sessionStorage.getItem('chat')).toBe('"open"');
  });

  it('leaves no note where it opens by itself and nothing was said', async () => {
    sessionStorage.setItem('chat', '"open"');
    renderPage(<ChatLauncher />);
    await panel();
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('stays above a keyboard that comes up, and leaves magnifying to the visitor', async () => {
    const seen = { offsetTop: 0, offsetLeft: 0, width: 360, height: 780, scale: 1 };
    const viewport = Object.assign(new EventTarget(), seen);
    Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
    aWindow({ isSmall: true, isTouched: true });
    const opened = await openChat();
    act(() => {
      Object.assign(viewport, { offsetTop: 20, height: 380 }).dispatchEvent(new Event('resize'));
    });
    expect(opened.getAttribute('style')).toContain('top: 20px; left: 0px; width: 360px; height: 380px;');
    act(() => {
      Object.assign(viewport, { scale: 2, height: 190 }).dispatchEvent(new Event('scroll'));
    });
    expect(opened.getAttribute('style')).not.toContain('height');
    Reflect.deleteProperty(window, 'visualViewport');
  });
});
