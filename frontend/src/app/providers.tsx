import type { PageState } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { PageStateProvider } from './page-state.tsx';

/** Everything that stands around the router. */
export function Providers({ state, children }: { readonly state: PageState; readonly children: ReactNode }) {
  return <PageStateProvider state={state}>{children}</PageStateProvider>;
}
