import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

/** Whether the window has room for filters beside the search; yes where nobody can tell. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true);
}

function isWide(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia(WIDE).matches;
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
