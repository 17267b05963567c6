import type { Lead } from '@fahrzeugpflege/contracts';
import { UsersRound } from 'lucide-react';
import { useRelatedCount } from '../api/related-count.ts';
import { relatedCountText } from '../same-person-texts.ts';

/** Says on a card that there are other enquiries, possibly of the same person; nothing where there are none. */
export function RelatedHint({ lead }: { readonly lead: Lead }) {
  const { data: count } = useRelatedCount(lead.id);
  const text = count && relatedCountText(count);
  if (!text) return null;
  return (
    <span data-related-hint className="inline-flex items-center gap-1 text-xs text-muted">
      <UsersRound aria-hidden="true" className="size-3.5 shrink-0" />
      {text}
    </span>
  );
}
