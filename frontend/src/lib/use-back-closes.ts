import { useEffect, useEffectEvent } from 'react';

/**
 * Gives what fills the window an entry of its own in the browser's history: «back» closes it and stays on the page. Closed
 * otherwise, it takes its entry back; a link in it takes the entry's place (`replace`).
 *
 * @param name marks the entry, no two things share one
 */
export function useBackCloses(name: string, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOpen) return holdEntry(name, () => close());
    // What was reloaded while open is closed too.
    takeEntryBack(name);
  }, [name, isOpen]);
}

/** Leaves the entry of what is not open (any more), where it is the one that is shown. */
export function takeEntryBack(name: string): void {
  if (!isMarked(name)) return;
  // Unmarked first, for nothing may go back twice.
  history.replaceState({ ...history.state, [name]: undefined }, '');
  history.back();
}

function holdEntry(name: string, onLeave: () => void): () => void {
  // The rest of the state is the router's, which sees the same page in both entries.
  if (!isMarked(name)) history.pushState({ ...history.state, [name]: true }, '');
  const onPopState = () => {
    if (!isMarked(name)) onLeave();
  };
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}

function isMarked(name: string): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[name]);
}
