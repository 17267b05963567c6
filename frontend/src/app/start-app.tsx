import '../lib/zod-without-eval.ts';
import { businessProfile, type PageState, profileFacts } from '@fahrzeugpflege/contracts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PageStateProvider } from '#lib/page-state.tsx';
import { loadPage } from './load-page.ts';
import { pageAt, SiteRoutes } from './routes.tsx';
import { takePageState } from './take-page-state.ts';

/** Brings the page to life; of a page that the server did not render (in development), all of it. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const rendered = takePageState();
  // Hydration starts with the page at hand, or it would put a gap where the HTML has the page.
  await loadPage(pageAt(location.pathname).page);
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
