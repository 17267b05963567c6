import { useDeferredValue } from 'react';

/**
 * False on the server and in the first render of the browser, true soon afterwards: with what changes by it drawn in
 * slices, where a store's snapshot would have all of it drawn at once.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
