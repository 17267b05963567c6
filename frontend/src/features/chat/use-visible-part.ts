import { type CSSProperties, useSyncExternalStore } from 'react';

/** What can be seen of the window, in pixels: a phone's keyboard covers the rest without resizing it. */
function visiblePart(): string {
  const viewport = window.visualViewport;
  // Magnified with two fingers, what is seen is for the visitor to choose.
  if (!viewport || viewport.scale > 1.01) return '';
  const { offsetTop, offsetLeft, width, height } = viewport;
  return [offsetTop, offsetLeft, width, height].map(Math.round).join(' ');
}

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  for (const event of ['resize', 'scroll'] as const) viewport?.addEventListener(event, listener);
  return () => {
    for (const event of ['resize', 'scroll'] as const) viewport?.removeEventListener(event, listener);
  };
}

/** Keeps what fills the window above the keyboard; without a keyboard, or where the browser can't tell, changes nothing. */
export function useVisiblePart(): CSSProperties | undefined {
  const part = useSyncExternalStore(subscribe, visiblePart);
  if (part === '') return undefined;
  const [top, left, width, height] = part.split(' ').map((pixels) => `${pixels}px`);
  return { top, left, width, height };
}
