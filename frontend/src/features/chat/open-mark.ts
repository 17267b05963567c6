import { readSession, removeSession, writeSession } from '#lib/session-store.ts';

/** Where the tab notes that the chat is open, so that a reload opens it again. */
const NAME = 'chat';

/** Whether the chat was open in this tab, with something said in it. */
export function wasChatOpen(): boolean {
  return readSession(NAME) === 'open';
}

/** Notes whether the chat is open; a closed one leaves nothing behind. */
export function noteChatOpen(isOpen: boolean): void {
  if (isOpen) writeSession(NAME, 'open');
  else removeSession(NAME);
}
