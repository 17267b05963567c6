import type { Lead } from '@fahrzeugpflege/contracts';
import { Printer, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
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

/** True while the browser makes paper of the page, however it was asked to. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
