import type { Lead } from '@fahrzeugpflege/contracts';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { useLeads } from '../api/leads';
import { LeadCard } from './lead-card';

interface LeadListProps {
  readonly leads: ReturnType<typeof useLeads>;
  readonly isFiltered: boolean;
  readonly onShow: (lead: Lead) => void;
  readonly onEdit: (lead: Lead) => void;
}

/** The leads of the chosen filter, or why there are none. */
export function LeadList({ leads, isFiltered, onShow, onEdit }: LeadListProps) {
  if (leads.isPending) return <Message>Leads werden geladen …</Message>;
  if (leads.isError && !leads.data) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="danger" role="alert">
          Die Leads konnten nicht geladen werden.
        </Notice>
        <Button variant="outline" size="sm" onClick={() => void leads.refetch()}>
          Erneut versuchen
        </Button>
      </div>
    );
  }
  if (leads.data.length === 0) {
    return (
      <Message>{isFiltered ? 'Keine Leads mit dem ausgewählten Filter gefunden.' : 'Keine Leads vorhanden.'}</Message>
    );
  }
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        {leads.data.map((lead) => (
          <LeadCard key={lead.id} lead={lead} onShow={() => onShow(lead)} onEdit={() => onEdit(lead)} />
        ))}
      </div>
      {leads.hasNextPage && (
        <div className="mt-6 text-center">
          <Button
            variant="outline"
            busyLabel={leads.isFetchingNextPage && 'Wird geladen …'}
            onClick={() => void leads.fetchNextPage()}
          >
            Weitere laden
          </Button>
        </div>
      )}
    </>
  );
}

function Message({ children }: { readonly children: string }) {
  return (
    <p role="status" className="rounded-lg border border-dashed border-line-strong px-6 py-14 text-center text-muted">
      {children}
    </p>
  );
}
