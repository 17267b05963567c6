import { callHref, type Lead, mailHref } from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { QuickStatusButtons } from '../lead-status.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { OpenLeadLink } from './open-lead-link.tsx';

interface LeadActionsProps {
  readonly lead: Lead;
  readonly onEdit: () => void;
  /** Leads to the contact form. */
  readonly onContact: () => void;
}

/** On a phone, whoever writes a contact needs the room and sees its own buttons there. */
const WHILE_READING = 'max-sm:peer-has-[form[data-writing]]:hidden';

/** What is done most with an open lead, at the lower edge: within reach of a thumb. */
export function LeadActions({ lead, onEdit, onContact }: LeadActionsProps) {
  const [call, mail] = [callHref(lead.phoneE164), mailHref(lead.email)];
  return (
    <DialogFoot className={`${WHILE_READING} mt-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center`}>
      <QuickStatusButtons lead={lead} />
      <div className="flex gap-2 *:flex-1 *:px-2 sm:*:flex-none sm:*:px-4">
        {call ? (
          <a href={call} className={`${buttonClass({ variant: 'accent', size: 'sm' })} sm:hidden`}>
            <Phone aria-hidden="true" className="size-4" /> Anrufen
          </a>
        ) : mail === null ? null : (
          <a href={mail} className={`${buttonClass({ variant: 'accent', size: 'sm' })} sm:hidden`}>
            <Mail aria-hidden="true" className="size-4" /> Schreiben
          </a>
        )}
        <Button variant="outline" size="sm" data-key="f" onClick={onContact} className="sm:hidden">
          Kontakt
        </Button>
        <Button variant="outline" size="sm" data-key="e" onClick={onEdit}>
          Bearbeiten
        </Button>
      </div>
    </DialogFoot>
  );
}

/** Of a lead that was merged into another: nothing can be done here, but there. */
export function SurvivorAction({ id }: { readonly id: Lead['id'] }) {
  return (
    <DialogFoot className="mt-6 sm:justify-items-end">
      <OpenLeadLink id={id} className={buttonClass({ variant: 'accent', size: 'sm' })}>
        Zur Hauptanfrage
      </OpenLeadLink>
    </DialogFoot>
  );
}
