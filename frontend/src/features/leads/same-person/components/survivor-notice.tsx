import type { RelatedLead } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { RelatedItem } from './related-item.tsx';

interface SurvivorNoticeProps {
  readonly survivor: RelatedLead;
  readonly isPending: boolean;
  readonly onSeparate: () => void;
}

/** Says of a merged lead where it stands now. */
export function SurvivorNotice({ survivor, isPending, onSeparate }: SurvivorNoticeProps) {
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
