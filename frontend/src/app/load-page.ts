import { createPath, type Path } from 'react-router-dom';

/** What is needed of the browser's router: where it is going just now. */
interface Navigating {
  readonly state: { readonly navigation: { readonly location?: Path | undefined } };
}

let router: Navigating | undefined;
let leaveFor = openAfresh;

/** Tells for whose navigation pages are loaded. On the server, and while a document's first page is loaded, there is none. */
export function loadPagesFor(navigating: Navigating, leave = openAfresh): void {
  router = navigating;
  leaveFor = leave;
}

/**
 * Loads a page's chunk. Where it is gone, since the site was renewed under an open page, the browser opens the wanted
 * address as a new document; only a navigation does so, never the first page of a document, so that it can't go round.
 *
 * @returns a loader that rejects when the server can't be reached either
 */
export function loadPage<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(async (error: unknown) => {
      const wanted = router?.state.navigation.location;
      if (!wanted || !(await isServed(createPath(wanted)))) throw error;
      leaveFor(createPath(wanted));
      // The router waits until the document is left.
      return new Promise<never>(() => undefined);
    });
}

/** Whether the server answers: a browser that leaves for nothing shows its own error page, and ours is lost. */
export async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}

/** Going back, the address is the wanted one already; assigning it again would only jump to its hash. */
function openAfresh(address: string): void {
  if (createPath(location) === address) location.reload();
  else location.assign(address);
}
