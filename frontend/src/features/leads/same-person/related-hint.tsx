import { type Lead, RELATED_COUNTS_IDS, type RelatedCount, type RelatedCounts } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { callApi } from '#lib/api-client.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { relatedCountText } from './related-leads.ts';

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

/** How many leads there are beside one. The cards of a page ask one by one, and are answered by one call. */
function useRelatedCount(id: Lead['id']) {
  return useQuery({
    queryKey: [...LEADS_KEY, id, 'related-count'] as const,
    queryFn: () => loadRelatedCount(id),
  });
}

interface Batch {
  readonly ids: Set<string>;
  readonly counts: Promise<RelatedCounts>;
}

const NONE: RelatedCount = { others: 0, merged: 0 };

let gathering: Batch | undefined;

/** Whoever asks in the same moment is asked for together. */
async function loadRelatedCount(id: string): Promise<RelatedCount> {
  if (!gathering || gathering.ids.size >= RELATED_COUNTS_IDS) gathering = startBatch();
  gathering.ids.add(id);
  const counts = await gathering.counts;
  return counts[id] ?? NONE;
}

function startBatch(): Batch {
  const ids = new Set<string>();
  const batch: Batch = {
    ids,
    counts: Promise.resolve().then(() => {
      if (gathering === batch) gathering = undefined;
      return loadRelatedCounts([...ids]);
    }),
  };
  return batch;
}

async function loadRelatedCounts(ids: readonly string[]): Promise<RelatedCounts> {
  const response = await callApi(`/api/leads/related-counts?ids=${ids.join(',')}`);
  return (await response.json()) as RelatedCounts;
}
