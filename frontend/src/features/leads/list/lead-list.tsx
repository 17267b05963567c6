import type { Lead } from '@fahrzeugpflege/contracts';
import { useCallback } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LoadFailure, Skeleton } from '#components/ui/loading.tsx';
import type { useLeads } from '../api/leads.ts';
import type { OpenMode } from '../open-lead/open-lead-address.ts';
import type { ListLayout } from './layout-switch.tsx';
import { LeadCard } from './lead-card.tsx';
import { LeadFeed } from './lead-feed.tsx';
import { LeadRows } from './lead-rows.tsx';

interface LeadListProps {
  readonly leads: ReturnType<typeof useLeads>;
  /** How many leads the filter has, where that is known. */
  readonly total: number | undefined;
  readonly isFiltered: boolean;
  readonly layout: ListLayout;
  /** Names the filter: another one begins anew with what is chosen. */
  readonly filterName: string;
  /** The lead that stands beside the list. */
  readonly besideId: string | undefined;
  readonly onOpen: (lead: Lead, mode: OpenMode) => void;
  /** Opens a lead by keyboard, to go on there. */
  readonly onEnter: (lead: Lead) => void;
  /** Gives up the lead beside the list. */
  readonly onLeave: () => void;
}

/** The leads of the chosen filter, or why there are none. */
export function LeadList({ leads, total, isFiltered, layout, ...rest }: LeadListProps) {
  const { data, isPending, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, onShown } = leads;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  if (isPending) return <LeadSkeleton layout={layout} />;
  if (!data)
    return <LoadFailure onRetry={() => void leads.refetch()}>Die Leads konnten nicht geladen werden.</LoadFailure>;
  if (data.leads.length === 0) {
    return (
      <Message>{isFiltered ? 'Keine Leads mit dem ausgewählten Filter gefunden.' : 'Keine Leads vorhanden.'}</Message>
    );
  }
  const loadsByItself = hasNextPage && !isFetching && !isFetchNextPageError;
  const loaded = data.leads.length;
  const feed = {
    layout,
    leads: data.leads,
    total: hasNextPage ? Math.max(total ?? -1, total === undefined ? -1 : loaded) : loaded,
    isBusy: leads.isPlaceholderData,
    onNearEnd: loadsByItself ? loadMore : undefined,
    onShown,
  };
  return (
    <>
      {data.isSimilar && (
        <p role="status" className="mb-3 font-semibold">
          Keine genaue Übereinstimmung. Ähnliche Leads:
        </p>
      )}
      {layout === 'cards' ? (
        <LeadFeed {...feed}>
          {(lead, at) => <LeadCard lead={lead} at={at} onOpen={(mode) => rest.onOpen(lead, mode)} />}
        </LeadFeed>
      ) : (
        <LeadRows feed={feed} {...rest} />
      )}
      <ListEnd leads={leads} />
    </>
  );
}

/** Below the last lead that is loaded: that more are coming, or why not. */
function ListEnd({ leads }: Pick<LeadListProps, 'leads'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = leads;
  if (!hasNextPage) return null;
  return (
    <div className="grid min-h-24 justify-items-center gap-3 py-5 text-sm text-muted">
      {isFetchNextPageError && <p role="alert">Die weiteren Leads konnten nicht geladen werden.</p>}
      {isFetchNextPageError || isFetchingNextPage ? (
        <Button
          variant="outline"
          busyLabel={isFetchingNextPage && 'Wird geladen …'}
          onClick={() => void fetchNextPage()}
        >
          Weitere laden
        </Button>
      ) : null}
    </div>
  );
}

function Message({ children }: { readonly children: string }) {
  return (
    <p role="status" className="rounded-lg border border-dashed border-line-strong px-6 py-14 text-center text-muted">
      {children}
    </p>
  );
}

/** As many as fill most windows. */
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Where the leads are about to stand. */
function LeadSkeleton({ layout }: Pick<LeadListProps, 'layout'>) {
  return (
    <div role="status">
      <span className="sr-only">Leads werden geladen …</span>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        {CARDS.map((card) => (
          <div key={card} className={layout === 'cards' ? 'grid gap-2.5 px-4 py-4 sm:px-5' : 'grid gap-1.5 px-4 py-2'}>
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-full max-w-96" />
            {layout === 'cards' && <Skeleton className="h-5 w-48" />}
            {layout === 'cards' && <Skeleton className="mt-1 h-20 sm:h-10 lg:hidden" />}
          </div>
        ))}
      </div>
    </div>
  );
}
