import { formTypeLabels, type RelatedLead } from '@fahrzeugpflege/contracts';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { StatusBadge } from '#features/leads/list/components/status-mark.tsx';
import { OpenLeadLink } from '#features/leads/open-lead/open-lead-link.tsx';
import { formatDayAndTime } from '#lib/format.ts';
import { reasonsText } from '../same-person-texts.ts';

interface RelatedItemProps {
  readonly related: RelatedLead;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** Another enquiry: what it is, why it stands here, its message, and the way to it. */
export function RelatedItem({ related, children }: RelatedItemProps) {
  const { id, name, subject, message, status, formType, createdAt, reasons } = related;
  const why = reasonsText(reasons);
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <OpenLeadLink
            id={id}
            className="text-link inline-flex min-h-6 items-center font-semibold text-petrol pointer-coarse:min-h-11"
          >
            Anfrage vom {formatDayAndTime(createdAt)}
          </OpenLeadLink>
          <StatusBadge status={status} />
          <span className="text-xs text-muted">{formTypeLabels[formType]}</span>
        </p>
        <p className="mt-1 break-words">
          {name} · {subject}
        </p>
        {why && <p className="text-xs text-muted">{why}</p>}
        <Message text={message} />
      </div>
      {children}
    </li>
  );
}

/** Folded until it is asked for. */
function Message({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 text-petrol pointer-coarse:min-h-11">
        <ChevronRight aria-hidden="true" className="-ml-1 size-4 shrink-0 transition-transform group-open:rotate-90" />
        Nachricht lesen
      </summary>
      {isOpen && <p className="mt-1 max-w-prose border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{text}</p>}
    </details>
  );
}
