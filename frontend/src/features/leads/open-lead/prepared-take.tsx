import type { Lead } from '@fahrzeugpflege/contracts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#features/session/session.ts';
import { useWorkChange } from '../use-work-change.ts';

function workedOnBy({ assignedTo }: Lead): string {
  return assignedTo === null ? 'Noch bei niemandem in Arbeit.' : `Bisher in Arbeit bei ${assignedTo}.`;
}

/**
 * «Übernehmen», as a link in a mail has it ready: one button, which has the focus. Once the lead is theirs who opened it, or
 * where it was before, it says so.
 */
export function PreparedTake({ lead }: { readonly lead: Lead }) {
  const change = useWorkChange(lead, 'Der Lead ist nicht übernommen.');
  const username = useSession().data?.username;
  const place = useRef<HTMLDivElement>(null);
  const isMine = username !== undefined && lead.assignedTo === username;

  useEffect(() => {
    const button = place.current?.querySelector('button');
    (isMine ? place.current : button)?.focus();
  }, [isMine]);

  return (
    <div
      ref={place}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-petrol-wash py-2 pr-2 pl-4 outline-none"
    >
      <p role="status" className="flex min-h-11 min-w-0 items-center gap-2 text-sm">
        {isMine && <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-petrol" />}
        {isMine ? 'Dieser Lead ist in Arbeit bei Ihnen.' : workedOnBy(lead)}
      </p>
      {!isMine && username !== undefined && (
        <Button
          size="sm"
          busyLabel={change.isPending && 'Wird übernommen …'}
          onClick={() => change.mutate({ assignedTo: username })}
          className="max-sm:flex-1"
        >
          Übernehmen
        </Button>
      )}
    </div>
  );
}
