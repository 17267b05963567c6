import { businessProfile } from '@fahrzeugpflege/contracts';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../app/providers';
import { Toaster } from '../components/ui/toaster';

/** Renders a page with all that stands around it in the browser. */
export function renderPage(page: ReactNode, path = '/'): RenderResult {
  return render(
    <Providers
      state={{ renderedAt: '2025-09-01T10:00:00.000Z', thirdParties: businessProfile.thirdParties, queries: [] }}
    >
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      <Toaster />
    </Providers>,
  );
}
