import { formTypeLabels, type Lead } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { formatDayAndTime } from '../../../lib/dates';
import { metresText } from '../lead-texts';
import { StatusBadge } from './status-mark';

interface LeadDetailsDialogProps {
  readonly lead: Lead;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement | null;
  readonly onEdit: () => void;
}

/** Everything about one lead; the message stands first and reads like a letter. */
export function LeadDetailsDialog({ lead, onClose, returnFocusTo, onEdit }: LeadDetailsDialogProps) {
  return (
    <Dialog title={lead.name} description={<Received lead={lead} />} onClose={onClose} returnFocusTo={returnFocusTo}>
      <p className="font-display text-lg font-semibold break-words">{lead.subject}</p>
      <p className="mt-2 mb-6 max-w-prose break-words whitespace-pre-wrap">{lead.message}</p>
      <dl className="border-b border-line text-sm">
        <Row term="E-Mail">
          <a href={`mailto:${lead.email}`} className="text-link break-all text-petrol">
            {lead.email}
          </a>
        </Row>
        <Row term="Telefon">
          {lead.phone && (
            <a href={`tel:${lead.phoneE164 ?? lead.phone}`} className="text-link text-petrol tabular-nums">
              {lead.phone}
            </a>
          )}
        </Row>
        <Row term="Wunschtermin">{lead.desiredDate}</Row>
        <Row term="Leistung">{lead.serviceType}</Row>
        <Row term="Marke">{lead.vehicleMake}</Row>
        <Row term="Modell">{lead.vehicleModel}</Row>
        <Row term="Jahrgang">{lead.vehicleYear}</Row>
        <Row term="Länge">{metresText(lead.vehicleLength)}</Row>
        <Row term="Höhe">{metresText(lead.vehicleHeight)}</Row>
        <Row term="So geschrieben">{[lead.typed.vehicle, lead.typed.dimensions].filter(Boolean).join(' · ')}</Row>
        <Row term="Angebotsnummer">{lead.offerNumber}</Row>
        <Row term="Bearbeitet von">{lead.processedBy}</Row>
        <Row term="Notizen">{lead.notes && <span className="whitespace-pre-wrap">{lead.notes}</span>}</Row>
      </dl>
      <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex justify-end border-t border-line bg-surface px-5 py-3 sm:-mx-8 sm:-mb-6 sm:px-8 sm:py-4">
        <Button onClick={onEdit}>Bearbeiten</Button>
      </div>
    </Dialog>
  );
}

function Received({ lead }: { readonly lead: Lead }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge status={lead.status} />
      {formTypeLabels[lead.formType]}
      <span>
        Eingegangen am <time dateTime={lead.createdAt}>{formatDayAndTime(lead.createdAt)}</time>
      </span>
    </span>
  );
}

/** A row of the list; left out when there is nothing to say. */
function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-4 border-t border-line py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
