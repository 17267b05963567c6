import { useSyncExternalStore } from 'react';

/** Windows that have no room for a page beside the chat: phones, upright or on their side, and strong magnification. */
const SMALL_WINDOW = '(width < 48rem), (height < 34rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SMALL_WINDOW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the chat takes the whole window, as it does on a phone. */
export function useFillsWindow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(SMALL_WINDOW).matches);
}
