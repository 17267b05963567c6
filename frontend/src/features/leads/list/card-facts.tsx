import { formTypeLabels, isSearchSubject, type Lead, type ListedLead } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { StatusBadge } from '../lead-status.tsx';
import { matterText, vehicleText } from '../lead-texts.ts';
import { LiveMark } from '../live/live-notices.tsx';
import { RelatedHint } from '../same-person/related-hint.tsx';
import { DueMark, FoundMark, WorkMarks } from './lead-marks.tsx';
import { Age, NameLink } from './lead-parts.tsx';

interface CardFactsProps {
  readonly lead: ListedLead;
  readonly onShow: () => void;
}

/** What a card says of its lead. */
export function CardFacts({ lead, onShow }: CardFactsProps) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`lead-${lead.id}`} className="min-w-0 text-base leading-tight break-words">
          <NameLink lead={lead} onShow={onShow} />
        </h2>
        <LiveMark leadId={lead.id} />
        <Age of={lead.createdAt} />
        <DueMark lead={lead} />
      </div>
      <Matter lead={lead} />
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusBadge status={lead.status} />
          <Label>{formTypeLabels[lead.formType]}</Label>
          {lead.offerNumber && <Label>{lead.offerNumber}</Label>}
        </span>
        <WorkMarks lead={lead} />
        <RelatedHint lead={lead} />
        {lead.isFoundByMerged && <FoundMark />}
      </div>
    </div>
  );
}

/**
 * What it is about: vehicle and service where they are known, and its own words, which give way to them. Of a search the
 * words come first: that vehicle is not the visitor's.
 */
function Matter({ lead }: { readonly lead: Lead }) {
  const words = <span key="words">{matterText(lead)}</span>;
  const vehicle = vehicleText(lead) && (
    <span key="vehicle" className="font-semibold text-ink">
      {vehicleText(lead)}
    </span>
  );
  const service = lead.serviceType && (
    <span key="service" className="text-ink">
      {lead.serviceType}
    </span>
  );
  const parts = isSearchSubject(lead.subject) ? [words, vehicle, service] : [vehicle, service, words];
  return (
    <p className="mt-0.5 line-clamp-3 text-sm break-words text-muted sm:line-clamp-2">
      {parts.filter(Boolean).flatMap((part, index) => (index === 0 ? [part] : ['\u00a0· ', part]))}
    </p>
  );
}

function Label({ children }: { readonly children: ReactNode }) {
  return <span className="rounded-sm border border-line px-2 py-px text-xs font-semibold">{children}</span>;
}
