import type { Lead } from '@fahrzeugpflege/contracts';
import { useSession } from '#features/staff-login/api/session.ts';
import { useWorkChange } from './use-work-change.ts';
import { SmallButton, WorkRow } from './work-row.tsx';

/** «In Arbeit bei …»: who has a lead in hand, and the ways to take it and to give it up. */
export function Assignment({ lead }: { readonly lead: Lead }) {
  const change = useWorkChange(lead, 'Die Zuteilung ist nicht gespeichert.');
  const username = useSession().data?.username;
  const isMine = username !== undefined && lead.assignedTo === username;
  const assign = (assignedTo: string | null) => {
    if (!change.isPending) change.mutate({ assignedTo });
  };
  return (
    <WorkRow term="In Arbeit bei" value={isMine ? 'Ihnen' : (lead.assignedTo ?? 'niemandem')}>
      {/* One button that changes its word, so that the focus stays on it. */}
      <SmallButton onClick={() => assign(isMine ? null : (username ?? null))}>
        {isMine ? 'Abgeben' : 'Übernehmen'}
      </SmallButton>
    </WorkRow>
  );
}
