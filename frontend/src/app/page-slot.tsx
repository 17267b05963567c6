import { Component, type ReactNode, use, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { ErrorPage } from '#pages/error-page.tsx';
import type { PageChunk } from '#pages/page-route.ts';
import { awaitPage, endNavigation, pendingNavigation } from './load-page.ts';

interface PageSlotProps {
  readonly page: PageChunk;
}

/**
 * A page in its place. The router navigates in transitions, and nothing around here catches what waits for a chunk: so
 * React keeps all that is shown until the next page is there, or until it failed.
 */
export function PageSlot({ page }: PageSlotProps) {
  const location = useLocation();
  return (
    <PageBoundary location={location}>
      <LoadedPage page={page} navigation={location.key} />
    </PageBoundary>
  );
}

function LoadedPage({ page, navigation }: PageSlotProps & { readonly navigation: string }) {
  const { Page } = page.module ?? use(awaitPage(page, navigation));
  return <Page />;
}

interface PageBoundaryProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly location?: Location;
  readonly hasFailed: boolean;
}

/** Shows the error page in the place of one that could not be loaded or drawn, until the address changes. */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return state.location === location ? null : { location, hasFailed: false };
  }

  override componentDidUpdate({ location }: PageBoundaryProps): void {
    if (location !== this.props.location) endNavigation();
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}

/** A thin line along the top while the next page is on its way; only what takes longer than 200 ms shows it. */
export function PendingLine() {
  const { subscribe, isPending } = pendingNavigation;
  if (!useSyncExternalStore(subscribe, isPending, () => false)) return null;
  return (
    <div
      role="progressbar"
      aria-label="Seite wird geladen"
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pending overflow-hidden bg-petrol-wash"
    >
      <div className="h-full w-1/3 animate-run bg-petrol-bright" />
    </div>
  );
}
