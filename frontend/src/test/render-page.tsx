import { businessProfile, profileFacts } from '@fahrzeugpflege/contracts';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { QueryProvider } from '../app/query-provider.tsx';
import { Toaster } from '../components/ui/toaster.tsx';

const DURING_CAMPAIGN = '2025-09-01T10:00:00.000Z';

/** Renders a page with all that stands around it in the browser. */
export function renderPage(page: ReactNode, path = '/', renderedAt = DURING_CAMPAIGN): RenderResult {
  return render(
    <Providers
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
    </Providers>,
  );
}
