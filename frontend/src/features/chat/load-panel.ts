import { isServed } from '#app/load-page.ts';
import { noteChatOpen } from './open-mark.ts';

let hasFailed = false;

/**
 * Fetches the chat. Many browsers keep to a failure for as long as the document lives: from the second one on the page is
 * loaded anew where the server answers, and the chat with it.
 *
 * @throws what the browser says when the chunk can't be had
 */
export async function loadPanel() {
  try {
    return (await import('./components/chat-panel.tsx')).ChatPanel;
  } catch (error) {
    if (hasFailed && (await isServed(location.pathname))) {
      noteChatOpen(true);
      location.reload();
    }
    hasFailed = true;
    throw error;
  }
}
