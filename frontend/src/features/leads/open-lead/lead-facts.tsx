import type { CorrectableField, Lead } from '@fahrzeugpflege/contracts';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeadHistory } from '../api/lead-history.ts';
import { MailAddress, PhoneNumber } from '../contacts/contact-links.tsx';
import { fieldLabels, metresText } from '../lead-texts.ts';
import { wordsBeside } from './words-beside.ts';

/** Contact, request and vehicle, with the visitor's words beside what was understood of them, and the staff's own remarks. */
export function LeadFacts({ lead }: { readonly lead: Lead }) {
  const { data: history } = useLeadHistory(lead.id);
  const fact = (field: CorrectableField, children: ReactNode) => (
    <Fact
      term={fieldLabels[field]}
      words={wordsBeside(field, lead, history?.words)}
      isCorrected={lead.correctedFields.includes(field)}
    >
      {children}
    </Fact>
  );
  return (
    <dl aria-label="Angaben" className="border-b border-line text-sm">
      {lead.correctedFields.includes('name') && fact('name', lead.name)}
      {fact('phone', lead.phone && <PhoneNumber lead={lead} />)}
      {fact('email', lead.email && <MailAddress email={lead.email} />)}
      {fact('desiredDate', lead.desiredDate)}
      {fact('serviceType', lead.serviceType)}
      {fact('vehicleMake', lead.vehicleMake)}
      {fact('vehicleModel', lead.vehicleModel)}
      {fact('vehicleYear', lead.vehicleYear)}
      {fact('vehicleLength', metresText(lead.vehicleLength))}
      {fact('vehicleHeight', metresText(lead.vehicleHeight))}
      <Fact term="So geschrieben">{[lead.typed.vehicle, lead.typed.dimensions].filter(Boolean).join(' · ')}</Fact>
      <Fact term={fieldLabels.offerNumber}>{lead.offerNumber}</Fact>
      <Fact term="Bearbeitet von">{lead.statusBy}</Fact>
      <Fact term="Notizen">{lead.notes && <span className="whitespace-pre-wrap">{lead.notes}</span>}</Fact>
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  /** What the visitor wrote, where it says something else. */
  readonly words?: string | undefined;
  readonly isCorrected?: boolean;
  readonly children: ReactNode;
}

/** A row of the list; left out when there is nothing to say. */
function Fact({ term, words, isCorrected = false, children }: FactProps) {
  const isEmpty = children === null || children === undefined || children === '';
  if (isEmpty && !words && !isCorrected) return null;
  return (
    <div className="grid grid-cols-[7rem_1fr] items-baseline gap-x-4 border-t border-line py-1.5 sm:grid-cols-[8rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{isEmpty ? 'leer' : children}</dd>
      {(words || isCorrected) && (
        <dd className="col-start-2 flex min-w-0 flex-wrap items-baseline gap-x-2 text-xs text-muted">
          {isCorrected && (
            <span className="inline-flex items-center gap-1 text-ink">
              <PenLine aria-hidden="true" className="size-3 shrink-0" />
              von Hand korrigiert
            </span>
          )}{' '}
          {words && <span className="min-w-0 break-words">geschrieben: «{words}»</span>}
        </dd>
      )}
    </div>
  );
}
