import { LeadDetailsDialog } from './lead-details-dialog.tsx';
import { LeadEditDialog } from './lead-edit-dialog.tsx';
import type { OpenLead } from './use-open-lead.ts';

/** The open lead, to be read or edited. */
export function OpenLeadDialog({ opened: { lead, mode, opener, open, close } }: { readonly opened: OpenLead }) {
  if (!lead) return null;
  const shared = { lead, onClose: close, returnFocusTo: opener };
  return mode === 'edit' ? (
    <LeadEditDialog key={lead.id} {...shared} />
  ) : (
    <LeadDetailsDialog key={lead.id} {...shared} onEdit={() => open(lead.id, 'edit')} />
  );
}
