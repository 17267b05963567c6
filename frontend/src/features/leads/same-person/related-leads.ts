import {
  type Lead,
  RELATED_COUNT_LIMIT,
  type RelatedCount,
  type RelatedLead,
  type SamePersonReason,
  samePersonReasonLabels,
} from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { LEADS_KEY } from '../api/leads.ts';

/** The leads that may be of the same person as one, newest first, and those that are merged with it. */
export function useRelatedLeads(id: Lead['id']) {
  return useQuery<RelatedLead[]>({ queryKey: [...LEADS_KEY, id, 'related'] });
}

/** The leads around one, by what they are to it; each list newest first. */
interface RelatedGroups {
  /** The lead that this one was merged into. */
  readonly survivor: RelatedLead | undefined;
  /** Merged into this one, or into the same one as this. */
  readonly merged: readonly RelatedLead[];
  /** Possibly of the same person. */
  readonly others: readonly RelatedLead[];
}

/** Tells apart what `GET /api/leads/{id}/related` lists together. */
export function groupRelated({ id, mergedInto }: Lead, related: readonly RelatedLead[]): RelatedGroups {
  const survivorId = mergedInto ?? id;
  const isMerged = (other: RelatedLead) => other.mergedInto === survivorId;
  const survivor = related.find((other) => other.id === mergedInto);
  return {
    survivor,
    merged: related.filter(isMerged),
    others: related.filter((other) => other !== survivor && !isMerged(other)),
  };
}

const list = new Intl.ListFormat('de-CH');

/** Why a lead may be of the same person: «Gleiche E-Mail und gleiche Telefonnummer». Empty where nothing says so. */
export function reasonsText(reasons: readonly SamePersonReason[]): string {
  const text = list.format(reasons.map((reason) => samePersonReasonLabels[reason]));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a card says of others: «2 weitere Anfragen», «1 zusammengeführt». Empty where there are none. */
export function relatedCountText({ others, merged }: RelatedCount): string {
  const parts = [
    others > 0 && `${upTo(others)} weitere ${others === 1 ? 'Anfrage' : 'Anfragen'}`,
    merged > 0 && `${upTo(merged)} zusammengeführt`,
  ];
  return parts.filter(Boolean).join(', ');
}

const upTo = (count: number) => (count > RELATED_COUNT_LIMIT ? `${RELATED_COUNT_LIMIT}+` : String(count));
