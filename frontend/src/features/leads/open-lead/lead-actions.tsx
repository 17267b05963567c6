import type { Lead } from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';
import { Button, buttonClass } from '../../../components/ui/button';
import { QuickStatusButtons } from '../list/components/quick-status-buttons';

interface LeadActionsProps {
  readonly lead: Lead;
  readonly onEdit: () => void;
}

/** What is done most with an open lead, at the lower edge: within reach of a thumb. */
export function LeadActions({ lead, onEdit }: LeadActionsProps) {
  const { phone, phoneE164, email } = lead;
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-5 grid gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:-mb-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-8">
      <QuickStatusButtons lead={lead} />
      <div className="grid grid-cols-2 gap-3 sm:flex">
        {phone ? (
          <a
            href={`tel:${phoneE164 ?? phone}`}
            className={`${buttonClass({ variant: 'accent', size: 'sm' })} sm:hidden`}
          >
            <Phone aria-hidden="true" className="size-4" /> Anrufen
          </a>
        ) : email === '' ? null : (
          <a href={`mailto:${email}`} className={`${buttonClass({ variant: 'accent', size: 'sm' })} sm:hidden`}>
            <Mail aria-hidden="true" className="size-4" /> Schreiben
          </a>
        )}
        <Button variant="outline" size="sm" data-key="e" onClick={onEdit}>
          Bearbeiten
        </Button>
      </div>
    </div>
  );
}
