import { type CSSProperties, useSyncExternalStore } from 'react';

/** Windows that have no room for a page beside the chat: phones, upright or on their side, and strong magnification. */
const SMALL_WINDOW = '(width < 48rem), (height < 34rem)';

function followSize(listener: () => void): () => void {
  const query = matchMedia(SMALL_WINDOW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the chat takes the whole window, as it does on a phone. */
export function useFillsWindow(): boolean {
  return useSyncExternalStore(followSize, () => matchMedia(SMALL_WINDOW).matches);
}

/** What can be seen of the window, in pixels: a phone's keyboard covers the rest without resizing it. */
function visiblePart(): string {
  const viewport = window.visualViewport;
  // Magnified with two fingers, what is seen is for the visitor to choose.
  if (!viewport || viewport.scale > 1.01) return '';
  const { offsetTop, offsetLeft, width, height } = viewport;
  return [offsetTop, offsetLeft, width, height].map(Math.round).join(' ');
}

function followVisiblePart(listener: () => void): () => void {
  const viewport = window.visualViewport;
  for (const event of ['resize', 'scroll'] as const) viewport?.addEventListener(event, listener);
  return () => {
    for (const event of ['resize', 'scroll'] as const) viewport?.removeEventListener(event, listener);
  };
}

/** Keeps what fills the window above the keyboard; without a keyboard, or where the browser doesn't know, changes nothing. */
export function useVisiblePart(): CSSProperties | undefined {
  const part = useSyncExternalStore(followVisiblePart, visiblePart);
  if (part === '') return undefined;
  const [top, left, width, height] = part.split(' ').map((pixels) => `${pixels}px`);
  return { top, left, width, height };
}

/**
 * Puts the focus where the visitor goes on: into the text field, or on the chat itself where that would bring up a
 * phone's keyboard, which hides what the assistant says.
 */
export function focusChat(panel: HTMLElement | null | undefined): void {
  const hasKeyboardOnScreen = matchMedia('(pointer: coarse)').matches;
  const field = hasKeyboardOnScreen ? null : panel?.querySelector('textarea');
  (field ?? panel)?.focus({ preventScroll: true });
}
