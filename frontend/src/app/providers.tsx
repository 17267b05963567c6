import type { PageState } from '@fahrzeugpflege/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PageStateProvider } from './page-state';
import { createQueryClient } from './query-client';

/** Everything that stands around the router. */
export function Providers({ state, children }: { readonly state: PageState; readonly children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient(state.queries));
  return (
    <QueryClientProvider client={queryClient}>
      <PageStateProvider state={state}>{children}</PageStateProvider>
    </QueryClientProvider>
  );
}
