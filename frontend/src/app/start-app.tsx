import '#lib/zod-without-eval.ts';
import { businessProfile, type LoadedQuery, type PageState, profileFacts } from '@fahrzeugpflege/contracts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PageStateProvider } from '#lib/page-state.tsx';
import { loadPage } from './load-page.ts';
import { PAGE_STATE_ID } from './page-document.ts';
import { pageAt, SiteRoutes } from './routes.tsx';

/** Brings the page to life; of a page that the server did not render (in development), all of it. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const rendered = takePageState();
  // Hydration starts with the page at hand, or it would put a gap where the HTML has the page.
  await loadPage(pageAt(location.pathname).chunk);
  const app = (
    <StrictMode>
      <PageStateProvider state={rendered ?? emptyState()}>
        <BrowserRouter>
          <SiteRoutes />
        </BrowserRouter>
      </PageStateProvider>
    </StrictMode>
  );
  // As a transition it is done in slices: a slow phone goes on scrolling meanwhile.
  startTransition(() => {
    if (rendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

function emptyState(): PageState {
  return {
    renderedAt: new Date().toISOString(),
    thirdParties: businessProfile.thirdParties,
    facts: profileFacts,
    queries: [],
  };
}

/**
 * Reads what the server rendered this page from. A rejected native form is answered under the form endpoint's address;
 * the page's own address is put back, so that the router and a reload find the page.
 */
export function takePageState(): PageState | undefined {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) return undefined;
  const path = element.dataset['path'];
  if (path && path !== location.pathname) history.replaceState(null, '', path);
  const state = JSON.parse(element.textContent) as PageState;
  return { ...state, queries: state.queries.map((query) => (query.data === null ? missingHere() : query)) };
}

/** One page stands for all articles that there are not: the one that is missing is that of this address. */
function missingHere(): LoadedQuery {
  return { key: pageAt(location.pathname).queryKeys[0] ?? [], data: null };
}
