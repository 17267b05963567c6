import type { RelatedLead } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { formatDayAndTime } from '#lib/format.ts';
import { RelatedItem } from './related-item.tsx';

interface MergedLeadsProps {
  readonly merged: readonly RelatedLead[];
  /** The lead that is being separated. */
  readonly pendingId: string | undefined;
  /** Undefined where they are only to be read. */
  readonly onSeparate: ((leadId: string) => void) | undefined;
}

/** What staff put together with the open lead. */
export function MergedLeads({ merged, pendingId, onSeparate }: MergedLeadsProps) {
  if (merged.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold">Zusammengeführt</h4>
      <ul className="border-b border-line">
        {merged.map((related) => (
          <RelatedItem key={related.id} related={related}>
            {onSeparate && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Trennen: Anfrage vom ${formatDayAndTime(related.createdAt)}`}
                busyLabel={pendingId === related.id && 'Wird getrennt …'}
                onClick={() => onSeparate(related.id)}
              >
                Trennen
              </Button>
            )}
          </RelatedItem>
        ))}
      </ul>
    </div>
  );
}
