import { chatTexts } from '@fahrzeugpflege/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { ChatLauncher } from '#features/chat/chat-launcher.tsx';
import { FakeApi } from './fake-api.ts';
import { renderPage } from './render-page.tsx';
import { aWindow } from './user.ts';

export const [HISTORY, SEND, FORGET] = ['GET /api/chat', 'POST /api/chat', 'DELETE /api/chat'] as const;

/** The first import of the chat takes its time. Milliseconds. */
const PATIENCE = { timeout: 10_000 };

/** A server that knows no conversation and has one answer to everything, in a wide window with a mouse. */
export function aChatServer(): FakeApi {
  sessionStorage.clear();
  aWindow();
  return new FakeApi()
    .install()
    .on(HISTORY, { status: 200, body: { messages: [] } })
    .on(SEND, { status: 200, body: { reply: 'Ja, bis 17:30 Uhr.' } });
}

export const launcher = () => screen.getByRole('button', { name: 'Chat öffnen' });
export const panel = () => screen.findByRole('dialog', {}, PATIENCE);
export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Ihre Nachricht');
export const log = () => screen.getByRole('log');

/** Opens the chat, without waiting for what was said before. */
export async function openAtOnce(): Promise<HTMLElement> {
  renderPage(<ChatLauncher />);
  fireEvent.click(launcher());
  return panel();
}

/** Opens the chat of a visitor who has said nothing yet. */
export async function openChat(): Promise<HTMLElement> {
  const opened = await openAtOnce();
  await screen.findByRole('button', { name: chatTexts.quickReplies[0] });
  return opened;
}

/** What was said, without who said it when. */
export function said(): string[] {
  const items = within(log()).getAllByRole('listitem');
  return items
    .filter((item) => item.querySelector('time'))
    .map((item) => (item.textContent ?? '').replace(/^.*?\d\d:\d\d: /, ''));
}

export function type(words: string): void {
  fireEvent.change(field(), { target: { value: words } });
}

export function say(words: string): void {
  type(words);
  fireEvent.keyDown(field(), { key: 'Enter' });
}
