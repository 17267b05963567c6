import { createPath } from 'react-router-dom';
import { isServed } from '#lib/is-served.ts';
import { endsWithin, LOADING_LIMIT } from '#lib/time-limit.ts';
import type { PageChunk, PageModule } from '#pages/page-route.ts';

/** What the latest navigation waits for. */
interface AwaitedPage {
  readonly page: PageChunk;
  readonly key: string;
  readonly address: string;
  readonly loading: Promise<PageModule>;
}

let awaited: AwaitedPage | undefined;
const listeners = new Set<() => void>();

/** Loads a page's chunk unless it is at hand: on the server, and for the first page of a document. */
export async function loadPage(page: PageChunk): Promise<PageModule> {
  page.module ??= await page.load();
  return page.module;
}

/**
 * Loads the page that a navigation leads to. Where its chunk is gone, since the site was renewed under an open page, the
 * browser opens the address, which is the wanted one already, as a new document.
 *
 * @param key the navigation's own, as the router names it
 * @returns the same promise each time that React asks; it rejects when the server can't be reached either, or the chunk
 *   does not come
 */
export function awaitPage(page: PageChunk, key: string, leave = openAfresh): Promise<PageModule> {
  if (awaited?.page === page && awaited.key === key) return awaited.loading;
  const address = createPath(location);
  awaited = { page, key, address, loading: loadOrLeave(page, address, leave) };
  // React asks in the middle of a rendering, where nothing else may be made to render.
  queueMicrotask(notifyListeners);
  return awaited.loading;
}

/** A page is shown, or that it failed: nothing is awaited any more, and the next navigation tries anew. */
export function endNavigation(): void {
  awaited = undefined;
  notifyListeners();
}

/** Whether the page of the address is awaited, as React's `useSyncExternalStore` reads it. */
export const pendingNavigation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Who goes back to the page that is shown still has React render nothing.
    addEventListener('popstate', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('popstate', listener);
    };
  },
  isPending: (): boolean => awaited?.address === createPath(location),
};

async function loadOrLeave(page: PageChunk, address: string, leave: (address: string) => void): Promise<PageModule> {
  const loading = loadPage(page);
  if (!(await endsWithin(loading, LOADING_LIMIT))) throw new Error('The page does not come.');
  try {
    return await loading;
  } catch (error) {
    // Who went elsewhere meanwhile is left there.
    if (!(await isServed(address)) || createPath(location) !== address) throw error;
    leave(address);
    // The page before stays until the document is left.
    return new Promise<never>(() => undefined);
  }
}

/** Within its own address a browser would only jump to the part that it names, so another one stands there meanwhile. */
function openAfresh(address: string): void {
  history.replaceState(null, '', '?');
  location.replace(address);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
