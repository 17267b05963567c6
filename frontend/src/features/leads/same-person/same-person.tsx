import type { Lead, RelatedLead } from '@fahrzeugpflege/contracts';
import { useId, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useShowInstead } from '../open-lead/open-lead-link.tsx';
import { type Merging, useMerging } from './merging.ts';
import { groupRelated, useRelatedLeads } from './related-leads.ts';
import { MergedLeads, PossibleLeads, RelatedItem } from './related-lists.tsx';

/**
 * «Weitere Anfragen dieser Person» among the details of a lead: what is merged with it, and what may belong to it. Where
 * there is neither, it is not there at all.
 */
export function SamePerson({ lead }: { readonly lead: Lead }) {
  const related = useRelatedLeads(lead.id);
  const { pendingId, merge, separate } = useMerging();
  const showInstead = useShowInstead();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (related.isError && !related.data) return <Failure onRetry={() => void related.refetch()} />;
  if (!related.data || related.data.length === 0) return null;

  const { survivor, merged, others } = groupRelated(lead, related.data);
  const mergeAndFollow = async (merging: Merging) => {
    const isDone = await merge(merging);
    if (isDone && merging.survivorId !== lead.id) showInstead(merging.survivorId);
  };
  const separateFrom = async (survivorId: string, leadId: string) => {
    await separate({ survivorId, leadId });
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-y-4">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-base">
        Weitere Anfragen dieser Person
      </h3>
      {survivor && (
        <SurvivorNotice
          survivor={survivor}
          isPending={pendingId === lead.id}
          onSeparate={() => void separateFrom(survivor.id, lead.id)}
        />
      )}
      <MergedLeads
        merged={merged}
        pendingId={pendingId}
        onSeparate={survivor ? undefined : (leadId) => void separateFrom(lead.id, leadId)}
      />
      <PossibleLeads
        lead={lead}
        others={others}
        isPending={pendingId !== undefined}
        onMerge={survivor ? undefined : mergeAndFollow}
        focusAfter={heading}
      />
    </section>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-danger">
      Weitere Anfragen dieser Person konnten nicht geladen werden.
      <Button variant="outline" size="sm" onClick={onRetry}>
        Weitere Anfragen erneut laden
      </Button>
    </p>
  );
}

interface SurvivorNoticeProps {
  readonly survivor: RelatedLead;
  readonly isPending: boolean;
  readonly onSeparate: () => void;
}

/** Says of a merged lead where it stands now. */
function SurvivorNotice({ survivor, isPending, onSeparate }: SurvivorNoticeProps) {
  return (
    <div>
      <p className="mb-3 border-l-4 border-accent bg-accent-wash px-4 py-3 text-sm">
        Diese Anfrage ist mit der folgenden Hauptanfrage zusammengeführt und steht in keiner Liste. Bearbeitet wird sie
        dort.
      </p>
      <ul className="border-b border-line">
        <RelatedItem related={survivor}>
          <Button variant="outline" size="sm" busyLabel={isPending && 'Wird getrennt …'} onClick={onSeparate}>
            Trennen
          </Button>
        </RelatedItem>
      </ul>
    </div>
  );
}
