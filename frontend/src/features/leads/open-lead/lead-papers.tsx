import type { Lead } from '@fahrzeugpflege/contracts';
import { Printer, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePrinting } from '#lib/use-printing.ts';
import { useLeadHistory } from '../api/lead-history.ts';
import { LeadSheet } from './lead-sheet.tsx';

const ACTION =
  'inline-flex min-h-9 items-center gap-2 rounded-md text-sm text-muted hover:text-ink pointer-coarse:min-h-11';

/** What leaves the screen: the lead on paper, and the way to everything about whoever sent it. */
export function LeadPapers({ lead }: { readonly lead: Lead }) {
  const { data: history } = useLeadHistory(lead.id);
  const isPrinting = usePrinting();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3">
      <button type="button" className={ACTION} onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" /> Drucken
      </button>
      {lead.email !== '' && (
        <Link to={`/admin/datenschutz?lead=${lead.id}`} className={ACTION}>
          <ShieldCheck aria-hidden="true" className="size-4" /> Daten dieser Person
        </Link>
      )}
      {isPrinting && <LeadSheet lead={lead} history={history} />}
    </div>
  );
}
