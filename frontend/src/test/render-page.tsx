import { businessProfile, profileFacts } from '@fahrzeugpflege/contracts';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from '#components/ui/toaster.tsx';
import { useSession } from '#features/session/session.ts';
import { PageStateProvider } from '#lib/page-state.tsx';
import { QueryProvider } from '#lib/queries.tsx';

const DURING_CAMPAIGN = '2025-09-01T10:00:00.000Z';

/** Renders a page with all that stands around it in the browser. */
export function renderPage(page: ReactNode, path = '/', renderedAt = DURING_CAMPAIGN): RenderResult {
  return render(
    <PageStateProvider
      state={{
        renderedAt,
        thirdParties: businessProfile.thirdParties,
        facts: profileFacts,
        queries: [],
      }}
    >
      <QueryProvider>
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
        <Toaster />
      </QueryProvider>
    </PageStateProvider>,
  );
}

/** Shows its children once it is known who is signed in, as the staff area does. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return useSession().data?.isAuthenticated ? children : null;
}
