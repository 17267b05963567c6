import { formTypeLabels, type Lead } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { vehicleText } from '../lead-texts';
import { QuickStatusButtons } from './quick-status-buttons';
import { StatusBadge } from './status-mark';

interface LeadCardProps {
  readonly lead: Lead;
  readonly onShow: () => void;
  readonly onEdit: () => void;
}

/** One lead in the list. */
export function LeadCard({ lead, onShow, onEdit }: LeadCardProps) {
  const vehicle = vehicleText(lead);
  return (
    <article
      aria-labelledby={`lead-${lead.id}`}
      className="grid gap-x-8 gap-y-4 border-t border-line px-4 py-5 first:border-t-0 sm:px-6 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={lead.status} />
          <Tag>{formTypeLabels[lead.formType]}</Tag>
          {lead.offerNumber && <Tag>{lead.offerNumber}</Tag>}
          <time
            dateTime={lead.createdAt}
            title={formatDayAndTime(lead.createdAt)}
            className="ml-auto text-xs text-muted lg:ml-1"
          >
            {formatAge(lead.createdAt)}
          </time>
        </div>
        <h2 id={`lead-${lead.id}`} className="mt-2 text-lg leading-tight break-words">
          {lead.name}
        </h2>
        <p className="line-clamp-2 text-sm break-words text-muted">{lead.subject}</p>
        {(vehicle || lead.serviceType) && (
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm font-semibold">
            {vehicle && <span>{vehicle}</span>}
            {lead.serviceType && <span className="font-normal text-muted">{lead.serviceType}</span>}
          </p>
        )}
      </div>
      <div className="grid gap-3 lg:w-[30rem]">
        <QuickStatusButtons lead={lead} />
        <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
          <Button variant="outline" size="sm" onClick={onShow}>
            Details
          </Button>
          <Button variant="outline" size="sm" onClick={onEdit}>
            Bearbeiten
          </Button>
        </div>
      </div>
    </article>
  );
}

function Tag({ children }: { readonly children: ReactNode }) {
  return <span className="rounded-sm border border-line px-2 py-px text-xs font-semibold">{children}</span>;
}
